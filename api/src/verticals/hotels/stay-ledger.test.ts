import { formatDecimal, money, parseMoney } from '@wayfare/domain';
import { memberDiscount, stayLedger, totalOf } from './stay-ledger';

const cents = { base: 34_000, tax: 7_140, fee: 0, dueAtProperty: 900, discount: 0 };
const sumOf = (lines: readonly { amount: string }[]) =>
  lines.reduce((sum, { amount }) => sum + parseMoney(amount).amount, 0);

describe('HOT-43 the ledger of a stay', () => {
  it.each([
    ['base and tax', cents],
    ['with charges of the property inside the price', { ...cents, fee: 1_250 }],
    ['for a member', { ...cents, discount: 4_114 }],
    ['without tax', { ...cents, tax: 0 }],
    ['of nothing', { base: 0, tax: 0, fee: 0, dueAtProperty: 0, discount: 0 }],
  ])('adds up to the cent, %s', (_what, parts) => {
    const { lines, total } = stayLedger(parts, 'en');
    expect(sumOf(lines)).toBe(parseMoney(total).amount);
    expect(total).toBe(formatDecimal(totalOf(parts)));
  });

  it('CON-14 names the tax with its percentage, and what the property takes one by one and outside the total', () => {
    expect(stayLedger(cents, 'en')).toMatchObject({
      lines: [
        { kind: 'base', name: '', amount: '340.00' },
        { kind: 'tax', name: 'Taxes', type: 'PERCENTAGE', value: 21, amount: '71.40' },
      ],
      total: '411.40',
      atProperty: [{ amount: '9.00' }],
    });
  });

  it('OQ-37 takes ten percent off for members, as a line of its own', () => {
    const publicTotal = money(41_140);
    const discount = memberDiscount(publicTotal).amount;
    expect(discount).toBe(4_114);
    expect(stayLedger({ ...cents, discount }, 'nl').lines.at(-1)).toEqual({
      kind: 'discount',
      name: 'Ledenkorting',
      type: 'PERCENTAGE',
      value: 10,
      amount: '-41.14',
    });
  });

  it('PLT-04 has no line for a fee of ours', () => {
    for (const language of ['en', 'nl'] as const)
      expect(
        JSON.stringify(stayLedger({ ...cents, fee: 500, discount: 100 }, language)),
      ).not.toMatch(/booking fee|service fee|boekingskosten|servicekosten/i);
  });
});
