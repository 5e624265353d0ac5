import fc from 'fast-check';
import type { Money } from './money';
import {
  addMoney,
  compareMoney,
  formatDecimal,
  formatMoney,
  money,
  multiplyMoney,
  parseMoney,
  percentageOf,
  subtractMoney,
} from './money';

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('amounts on the wire', () => {
  it.each([
    ['412.50', 41250],
    ['0.05', 5],
    ['0.00', 0],
    ['-0.00', 0],
    ['-71.20', -7120],
  ])('reads %s as %i cents', (text, amount) => {
    expect(parseMoney(text)).toEqual({ amount, currency: 'EUR' });
  });

  it.each([
    '412.5',
    '412',
    '412.505',
    '1,234.50',
    ' 1.00',
    '1e3',
    '',
    '.50',
    '99999999999999999.00',
  ])('refuses %p', (text) => {
    expect(() => parseMoney(text)).toThrow(RangeError);
  });

  it('writes with exactly two places what it reads back', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const text = formatDecimal(money(amount));
        expect(text).toMatch(/^-?\d+\.\d{2}$/);
        expect(parseMoney(text)).toEqual(money(amount));
      }),
    );
  });

  it('refuses a part of a cent', () => {
    expect(() => money(0.5)).toThrow(RangeError);
  });
});

describe('arithmetic', () => {
  it('takes away what was added', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) =>
        expect(subtractMoney(addMoney(money(a), money(b)), money(b))).toEqual(money(a)),
      ),
    );
  });

  it('adds nothing up to zero', () => {
    expect(addMoney()).toEqual(money(0));
  });

  it.each([
    [100, 1.005, 101, 'half a cent goes up, although the float 1.005 lies below'],
    [41250, 1.02, 42075, 'two percent commission'],
    [333, 3, 999, 'three nights'],
    [1, 0.5, 1, 'half a cent goes up'],
    [-1, 0.5, -1, 'a refund mirrors its charge'],
    [1, 0.4, 0, 'less than half a cent goes down'],
  ])('%i cents times %d are %i: %s', (amount, factor, product) => {
    expect(multiplyMoney(money(amount), factor)).toEqual(money(product));
  });

  it.each([
    [41250, 10, 4125],
    [999, 2.5, 25],
    [50, 1, 1],
    [-50, 1, -1],
    [12345, 0, 0],
  ])('of %i cents %d percent are %i', (amount, percent, part) => {
    expect(percentageOf(money(amount), percent)).toEqual(money(part));
  });

  it('is never more than half a cent off', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 10_000 }), (amount, percent) => {
        const exact = BigInt(amount) * BigInt(percent);
        const error = BigInt(percentageOf(money(amount), percent / 100).amount) * 10_000n - exact;
        expect(error <= 5_000n && error >= -5_000n).toBe(true);
      }),
    );
  });

  it.each([1e-7, Number.NaN, Number.POSITIVE_INFINITY])('refuses the factor %p', (factor) => {
    expect(() => multiplyMoney(money(100), factor)).toThrow(RangeError);
  });

  it('sorts from cheap to dear', () => {
    expect([money(3), money(-1), money(2)].sort(compareMoney)).toEqual([
      money(-1),
      money(2),
      money(3),
    ]);
  });
});

describe('prices shown', () => {
  const plain = (value: Money, language: 'en' | 'nl') =>
    formatMoney(value, language).replace(/\s/g, ' ');

  it.each([
    [123450, '€1,234.50', '€ 1.234,50'],
    [5, '€0.05', '€ 0,05'],
    [20000, '€200.00', '€ 200,00'],
  ])('CON-07 shows %i cents with two decimals in both languages', (amount, english, dutch) => {
    expect(plain(money(amount), 'en')).toBe(english);
    expect(plain(money(amount), 'nl')).toBe(dutch);
  });

  it('CON-07 never shows another number of decimals', () => {
    fc.assert(
      fc.property(cents, (amount) => expect(plain(money(amount), 'nl')).toMatch(/,\d{2}$/)),
    );
  });
});

it.each(['en', 'nl'] as const)('CON-07 writes amounts in %s as CLDR does', (language) => {
  const known = new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'nl-NL', {
    style: 'currency',
    currency: 'EUR',
  });
  for (const amount of [0, 5, 99, 100, 99_999, 100_000, 123_456_789, 9_007_199_254, -1, -123_456])
    expect(formatMoney(money(amount), language)).toBe(known.format(amount / 100));
});
