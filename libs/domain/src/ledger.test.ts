import fc from 'fast-check';
import { createLedger, ledgerOf, unexplained } from './ledger';
import { money, parseMoney } from './money';

it('PLT-04 a price is its base and its taxes and nothing else', () => {
  const ledger = ledgerOf(parseMoney('375.00'), [{ name: 'VAT', amount: parseMoney('37.50') }]);
  expect(ledger.total).toEqual(parseMoney('412.50'));
  expect(ledger.lines.map(({ kind }) => kind)).toEqual(['base', 'tax']);
});

it.each([
  ['412.50', '0.00'],
  ['420.00', '7.50'],
  ['400.00', '-12.50'],
])('of a total of %s it leaves %s unexplained', (total, rest) => {
  const ledger = ledgerOf(parseMoney('375.00'), [{ name: 'VAT', amount: parseMoney('37.50') }]);
  expect(unexplained(ledger, parseMoney(total))).toEqual(parseMoney(rest));
});

it('adds up whatever its lines are', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -100_000, max: 100_000 })), (amounts) => {
      const ledger = createLedger(
        amounts.map((amount) => ({ kind: 'extra', name: 'bag', amount: money(amount) })),
      );
      expect(ledger.total.amount).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
    }),
  );
});
