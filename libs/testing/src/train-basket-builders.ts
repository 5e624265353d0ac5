import type { TrainBasket, TrainItem } from '@wayfare/api-contract';
import { addMoney, formatDecimal, parseMoney } from '@wayfare/domain';
import { buildTrainPrices } from './train-builders';
import { buildTicketItem } from './train-item-builders';

/* Tickets and passes in one basket; clocks of tests stand at `FIXED_NOW`. */

const totalOf = (items: readonly TrainItem[]) =>
  formatDecimal(
    addMoney(
      ...items.map((item) => parseMoney(item.prices.amountsToDisplay[0]?.amount.value ?? '0.00')),
    ),
  );

export function ledgerOf(items: readonly TrainItem[]): TrainBasket['ledger'] {
  const lines = items.map((item) => {
    const amount = totalOf([item]);
    const name =
      item.type === 'pass'
        ? item.label
        : item.legs
            .map(({ origin, destination }) => `${origin.label} – ${destination.label}`)
            .join(', ');
    return { kind: 'base' as const, name, type: 'AMOUNT' as const, value: Number(amount), amount };
  });
  return { currency: 'EUR', lines, total: totalOf(items), atProperty: [] };
}

const earliest = (items: readonly TrainItem[]) =>
  items.flatMap(({ expirationDate }) => expirationDate ?? []).sort()[0] ?? null;

/** A basket of one ticket, or of other items: prices and expiry follow them. */
export function buildTrainBasket(changes: Partial<TrainBasket> = {}): TrainBasket {
  const bookingItems = changes.bookingItems ?? [buildTicketItem()];
  return {
    booking_id: 'tb-1',
    bookingReference: null,
    bookingStatus: 'CREATED',
    version: 1,
    expirationDate: earliest(bookingItems),
    prices: buildTrainPrices(totalOf(bookingItems)),
    ledger: ledgerOf(bookingItems),
    demo: true,
    ...changes,
    bookingItems,
  };
}
