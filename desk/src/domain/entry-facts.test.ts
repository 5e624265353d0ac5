import { shownFacts } from './entry-facts';

it('shows amounts as money, instants by the clock, and other facts as they stand', () => {
  const facts = { captured: 41_250, tries: 3, queuedAt: '2026-11-30T12:33:24.934Z', late: true };
  expect(shownFacts(facts, 'en')).toEqual([
    'captured: €412.50',
    'tries: 3',
    'queuedAt: Mon 30 Nov 2026, 13:33',
    'late: true',
  ]);
});

it.each([
  [{ to: 'captured', from: 'authorised' }, ['authorised → captured']],
  [{ to: 'awaiting', from: null }, ['awaiting']],
  [{ to: 'captured', from: 'captured', refunded: 2_550 }, ['refunded: €25.50']],
])('says of %j where it moved', (facts, says) => {
  expect(shownFacts(facts, 'en')).toEqual(says);
});

it('leaves out amounts of zero and what is unknown, and no other zero', () => {
  expect(shownFacts({ refunded: 0, reason: null, tries: 0 }, 'en')).toEqual(['tries: 0']);
});
