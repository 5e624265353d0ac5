import { remarksOf } from './stay-remarks';

it.each([
  ['nothing', { assistance: [], specialRequest: '' }, ''],
  ['a wish', { assistance: [], specialRequest: 'A <b>quiet</b> room' }, 'A quiet room'],
  [
    'needs',
    { assistance: ['stepFree', 'assistanceDog'], specialRequest: '' },
    'Accessibility needs, please confirm: step-free access; stays with an assistance dog.',
  ],
  [
    'needs and a wish',
    { assistance: ['visualAlarm'], specialRequest: 'Late arrival' },
    'Accessibility needs, please confirm: visual fire alarm. Late arrival',
  ],
] as const)('S8 the property reads %s', (_what, holder, remarks) => {
  expect(remarksOf(holder)).toBe(remarks);
});

it('needs stand first, so that a long wish does not push them off the wire', () => {
  const remarks = remarksOf({ assistance: ['wheelchairRoom'], specialRequest: 'x'.repeat(1024) });
  expect([
    remarks.length,
    remarks.startsWith('Accessibility needs, please confirm: wheelchair-accessible room. x'),
  ]).toEqual([1024, true]);
});
