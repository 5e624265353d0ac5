import { shownFacts } from './entry-facts';

it('shows amounts as money, and other facts as they stand', () => {
  expect(shownFacts({ captured: 41_250, tries: 3, to: 'captured', late: true }, 'en')).toEqual([
    'captured: €412.50',
    'tries: 3',
    'to: captured',
    'late: true',
  ]);
});

it('leaves out amounts of zero and what is unknown, and no other zero', () => {
  expect(shownFacts({ refunded: 0, reason: null, tries: 0 }, 'en')).toEqual(['tries: 0']);
});
