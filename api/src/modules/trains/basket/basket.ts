import type { PassCriteria, TicketCriteria, TrainPassenger } from '@wayfare/api-contract';
import type { trainBaskets } from '../../../db/schema/trains';
import type { RailBooking, RailItem } from '../../../ports/rail-supplier';
import { keptItem } from '../train-records';

/** What of a basket is ours to remember besides the supplier's item. */
export interface BasketItem {
  readonly item: RailItem;
  /** what it was made of: the same once more is the same item */
  readonly offerLocations: readonly string[];
  readonly criteria: TicketCriteria | PassCriteria | null;
  /** as they were filled in; none until then */
  readonly passengers: readonly TrainPassenger[];
}

type Row = typeof trainBaskets.$inferSelect;

export interface Basket extends Omit<Row, 'items'> {
  readonly items: readonly BasketItem[];
}

/** Columns that a change of a basket may write. */
export type BasketChanges = Partial<Pick<Basket, 'items' | 'language' | 'state' | 'quoteId' | 'expiresAt'>>;

export function toBasket(row: Row): Basket {
  // the column holds what this folder wrote
  const items = row.items as readonly BasketItem[];
  return { ...row, items: items.map((kept) => ({ ...kept, item: keptItem(kept.item) })) };
}

/** What is kept beside the supplier's items as they are now; what it does not have any more is forgotten. */
export function withFresh(kept: readonly BasketItem[], fresh: RailBooking): BasketItem[] {
  return fresh.items.map((item) => {
    const known = kept.find((candidate) => candidate.item.id === item.id);
    return { offerLocations: item.kind === 'tickets' ? item.offerLocations : [], criteria: null, passengers: [], ...known, item };
  });
}

/** Until when all of it is kept: the first of its items to lapse. */
export function earliestExpiry(items: readonly RailItem[]): Date | null {
  const ends = items.flatMap(({ expiresAt }) => (expiresAt === null ? [] : [expiresAt.getTime()]));
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

/** Prices are kept for it, and nothing of that has lapsed. */
export function isPrebooked({ state, quoteId, expiresAt }: Basket, now: number): boolean {
  return state === 'prebooked' && quoteId !== null && expiresAt !== null && expiresAt.getTime() > now;
}
