import type { trainBaskets } from '../../../platform/db/schema/trains';
import type { RailItem } from '../../../ports/rail-items';
import type { RailBooking } from '../../../ports/rail-supplier';
import { basketItemsOf } from './basket-records';
import type { BasketItem } from './basket-records';

type Row = typeof trainBaskets.$inferSelect;

export interface Basket extends Omit<Row, 'items'> {
  readonly items: readonly BasketItem[];
}

export type BasketChanges = Partial<
  Pick<Basket, 'items' | 'language' | 'state' | 'quoteId' | 'expiresAt'>
>;

export const toBasket = (row: Row): Basket => ({ ...row, items: basketItemsOf(row) });

/** Merges our notes with fresh items and drops notes of vanished ones. */
export function withFresh(kept: readonly BasketItem[], fresh: RailBooking): BasketItem[] {
  return fresh.items.map((item) => {
    const known = kept.find((candidate) => candidate.item.id === item.id);
    return {
      version: 2,
      offerLocations: item.kind === 'tickets' ? item.offerLocations : [],
      criteria: null,
      passengers: [],
      ...known,
      item,
    };
  });
}

/** Earliest expiry of the items. */
export function earliestExpiry(items: readonly RailItem[]): Date | null {
  const ends = items.flatMap(({ expiresAt }) => (expiresAt === null ? [] : [expiresAt.getTime()]));
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

/** Prices are held and unexpired. */
export function isPrebooked({ state, quoteId, expiresAt }: Basket, now: number): boolean {
  return (
    state === 'prebooked' && quoteId !== null && expiresAt !== null && expiresAt.getTime() > now
  );
}
