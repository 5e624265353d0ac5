import { cancelTerms } from './cancel-terms';

const NOW = Date.parse('2026-12-01T12:00:00Z');
const BEFORE = '2026-12-08T22:59:00Z';
const HALF_BEFORE = '2026-12-12T22:59:00Z';
const PAST = '2026-11-30T22:59:00Z';
const cents = { base: 34_000, tax: 6_000, fee: 1_250, dueAtProperty: 900, discount: 0 };
const offer = (refunds: readonly { before: string; cents: number }[], discount = 0) => ({
  parts: [{ refunds, publicCents: 41_250, cents: { ...cents, discount } }],
});

const FREE = offer([{ before: BEFORE, cents: 41_250 }]);
const HALF = offer([
  { before: PAST, cents: 41_250 },
  { before: HALF_BEFORE, cents: 20_625 },
]);

it.each<
  [string, Parameters<typeof cancelTerms>[0], number, boolean, { refund: number; fee: number }]
>([
  ['before the deadline everything comes back', FREE, 41_250, true, { refund: 41_250, fee: 0 }],
  [
    'after the first of two steps half comes back',
    HALF,
    41_250,
    true,
    { refund: 20_625, fee: 20_625 },
  ],
  [
    'after the last nothing does',
    offer([{ before: PAST, cents: 41_250 }]),
    41_250,
    true,
    { refund: 0, fee: 41_250 },
  ],
  ['a saver rate gives nothing back', offer([]), 41_250, true, { refund: 0, fee: 41_250 }],
  ['what was not charged cannot come back', FREE, 0, true, { refund: 0, fee: 0 }],
  [
    'a late cancellation of what is paid there costs, and nothing comes back',
    HALF,
    0,
    true,
    { refund: 0, fee: 20_625 },
  ],
  [
    'a deposit comes back as far as it is more than the fee',
    HALF,
    8_250,
    true,
    { refund: 0, fee: 20_625 },
  ],
  [
    'a deposit comes back whole while cancelling is free',
    FREE,
    8_250,
    true,
    { refund: 8_250, fee: 0 },
  ],
  ['a request that was never confirmed costs nothing', offer([]), 0, false, { refund: 0, fee: 0 }],
  [
    'a member gets back the share of what a member paid',
    offer([{ before: HALF_BEFORE, cents: 20_625 }], 4_125),
    37_125,
    true,
    { refund: 18_563, fee: 18_562 },
  ],
])('%s', (_what, terms, captured, isConfirmed, expected) => {
  expect(cancelTerms(terms, { captured, isConfirmed, now: NOW })).toEqual(expected);
});

it('HOT-18 each part of a stay keeps its own terms', () => {
  const both = { parts: [...FREE.parts, ...offer([]).parts] };
  expect(cancelTerms(both, { captured: 82_500, isConfirmed: true, now: NOW })).toEqual({
    refund: 41_250,
    fee: 41_250,
  });
});

it('the deadline itself is too late', () => {
  const at = Date.parse(BEFORE);
  expect(cancelTerms(FREE, { captured: 41_250, isConfirmed: true, now: at - 1 }).fee).toBe(0);
  expect(cancelTerms(FREE, { captured: 41_250, isConfirmed: true, now: at }).fee).toBe(41_250);
});
