import { money } from '@wayfare/domain';
import { centsOf, trainLedger, trainTotal } from './train-ledger';
import type { Adjustment } from './train-records';

const CENTS = { tickets: 20_000, extras: 3_000 };
const change = (kind: Adjustment['kind'], cents: number): Adjustment => ({ kind, cents, quoteId: `qt_${cents}` });

describe('the price of trains', () => {
  it('PLT-04 has tickets and extras, and no fee', () => {
    expect(centsOf([{ price: money(12_000), servicePrice: money(3_000) }, { price: money(11_000), servicePrice: money(0) }])).toEqual(CENTS);
    expect(trainLedger({ cents: CENTS, adjustments: [] }, 'en')).toMatchObject({ total: '230.00', lines: [{ kind: 'base', name: '', amount: '200.00' }, { kind: 'extra', name: 'Baggage and services', amount: '30.00' }], atProperty: [] });
  });

  it.each<[string, Adjustment[], string, [string, string, string][]]>([
    ['refunds', [change('refund', -4_000), change('refund', -1_000)], '180.00', [['discount', 'Refunded tickets', '-50.00']]],
    ['an exchange that cost more', [change('exchange', 1_400)], '244.00', [['extra', 'Exchange', '14.00']]],
    ['one that cost less', [change('exchange', -900)], '221.00', [['discount', 'Exchange', '-9.00']]],
    ['exchanges that make up for each other', [change('exchange', 900), change('exchange', -900)], '230.00', []],
  ])('adds up after %s', (_what, adjustments, total, lines) => {
    const ledger = trainLedger({ cents: CENTS, adjustments }, 'en');
    expect([ledger.total, ledger.lines.slice(2).map(({ kind, name, amount }) => [kind, name, amount])]).toEqual([total, lines]);
    expect(trainTotal({ cents: CENTS, adjustments })).toEqual(money(Math.round(Number(total) * 100)));
  });
});
