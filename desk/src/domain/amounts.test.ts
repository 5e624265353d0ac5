import { shownCents, shownSide, typedCents } from './amounts';

it.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12,50', 1250],
  ['€ 0.05', 5],
  [' 412.50 ', 41_250],
])('reads the amount %s', (typed, cents) => {
  expect(typedCents(typed)).toBe(cents);
});

it.each(['', 'twelve', '1,234.50', '12.505', '-3', '12.', '1e3', '12345678'])(
  'reads no amount in "%s"',
  (typed) => {
    expect(typedCents(typed)).toBeNull();
  },
);

it('shows cents in the language of the desk', () => {
  expect(shownCents(123_450, 'en')).toBe('€1,234.50');
  expect(shownCents(123_450, 'nl')).toBe('€\u00a01.234,50');
});

it('shows a side of a difference as an amount where it is cents, and as it stands otherwise', () => {
  expect(shownSide('41250', 'en')).toBe('€412.50');
  expect(shownSide('0', 'en')).toBe('€0.00');
  expect(shownSide('confirmed', 'en')).toBe('confirmed');
});
