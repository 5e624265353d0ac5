import { isDeepStrictEqual } from 'node:util';
import type { PassCriteria, TicketCriteria, TrainBasket } from '@wayfare/api-contract';
import { TRAIN_LIMITS } from '@wayfare/api-contract';
import type { CreateBookingRequestSchema } from '@wayfare/api-contract/schemas';
import type { InferOutput } from 'valibot';
import type { Database } from '../../../platform/db/database';
import { Problem, invalid } from '../../../platform/http/problem';
import type { RailBooking, RailSupplier } from '../../../ports/rail-supplier';
import { newBookingId } from '../../../booking/references';
import { earliestExpiry, withFresh } from './basket';
import type { Basket } from './basket';
import type { BasketItem } from './basket-records';
import type { BasketRequester, Baskets } from './baskets';
import { deleteBasket, insertBasket } from './baskets.repository';

type Input = InferOutput<typeof CreateBookingRequestSchema>;
type Wanted = Input['booking']['items'][number];

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly supplier: RailSupplier;
  readonly baskets: Baskets;
}

export interface OffersToBasket {
  /** Creates a basket or extends the open one; unexpired duplicates are skipped. */
  add(input: Input, requester: BasketRequester): Promise<TrainBasket>;
}

const isExpired = (error: unknown) =>
  error instanceof Problem && error.problemCode === 'OFFER_EXPIRED';

const keyOf = (offerLocations: readonly string[]) => offerLocations.join(' ');

function withNotes(
  items: readonly BasketItem[],
  before: readonly string[],
  wanted: readonly {
    readonly offerLocations: readonly string[];
    readonly criteria: TicketCriteria | PassCriteria | null;
  }[],
): BasketItem[] {
  const added = items.filter(({ item }) => !before.includes(item.id));
  return items.map((kept) => ({ ...kept, ...wanted[added.indexOf(kept)] }));
}

const isLapsed = ({ item: { expiresAt } }: BasketItem, now: number): boolean =>
  expiresAt !== null && expiresAt.getTime() <= now;

const isSameSearch = (a: Wanted['criteria'], b: Wanted['criteria']): boolean =>
  a !== null && isDeepStrictEqual(a, b);

/** Expired items replaced by the same offer or another of its search (TRN-39). */
function givesWay({ items }: Basket, wanted: readonly Wanted[], now: number): string[] {
  const lapsed = items.filter((kept) => isLapsed(kept, now));
  return lapsed
    .filter(({ offerLocations, criteria }) =>
      wanted.some(
        (item) =>
          keyOf(item.offerLocations) === keyOf(offerLocations) ||
          isSameSearch(item.criteria, criteria),
      ),
    )
    .map(({ item }) => item.id);
}

const offersOf = (items: readonly Wanted[]) =>
  items.map(({ offerLocations }) => ({ offerLocations }));

export function offersToBasket({ database: { orm }, supplier, baskets }: Deps): OffersToBasket {
  /** Finds the expired offer where the supplier reports the batch. */
  async function lapsedOf(
    items: readonly Wanted[],
    { language }: BasketRequester,
  ): Promise<Wanted | undefined> {
    for (const item of items.slice(0, -1)) {
      const probe = await supplier
        .createBooking(offersOf([item]), language)
        .catch((error: unknown) => (isExpired(error) ? null : Promise.reject(error)));
      if (probe === null) return item;
      await supplier.release(probe.id);
    }
    return items.at(-1);
  }

  /** `asked` is the request, for the answer; `wanted` its part to add. */
  async function orLapsed(
    asked: readonly Wanted[],
    wanted: readonly Wanted[],
    requester: BasketRequester,
    call: () => Promise<RailBooking>,
  ): Promise<RailBooking> {
    try {
      return await call();
    } catch (error) {
      if (!isExpired(error)) throw error;
      const lapsed = await lapsedOf(wanted, requester);
      throw new Problem('OFFER_EXPIRED', {
        field: `booking.items.${asked.findIndex((item) => item === lapsed)}`,
        cause: error,
      });
    }
  }

  async function create(
    asked: readonly Wanted[],
    requester: BasketRequester,
  ): Promise<Basket | null> {
    const { principal, correlationId, language, now } = requester;
    const made = await orLapsed(asked, asked, requester, () =>
      supplier.createBooking(offersOf(asked), language),
    );
    const at = new Date(now);
    const row = {
      id: newBookingId(),
      owner: principal.id,
      correlationId,
      supplierBooking: made.id,
      language,
      demo: made.demo,
      state: 'open',
      quoteId: null,
      intentId: null,
      createdAt: at,
      updatedAt: at,
    } as const;
    const basket = await insertBasket(orm, {
      ...row,
      items: withNotes(withFresh([], made), [], asked),
      expiresAt: earliestExpiry(made.items),
    });
    // a concurrent tab created one: add to that
    if (basket === null) await supplier.release(made.id);
    return basket;
  }

  async function present(
    requester: BasketRequester,
  ): Promise<{ basket: Basket; known: readonly string[] } | null> {
    const basket = await baskets.last(requester);
    const booking =
      basket === null ? null : await supplier.booking(basket.supplierBooking, requester.language);
    if (basket !== null && booking === null) await deleteBasket(orm, basket.id);
    return basket === null || booking === null
      ? null
      : { basket, known: booking.items.map(({ id }) => id) };
  }

  async function addTo(
    { basket, known }: { basket: Basket; known: readonly string[] },
    asked: readonly Wanted[],
    requester: BasketRequester,
  ): Promise<Basket> {
    const inside = new Set(
      basket.items
        .filter((kept) => !isLapsed(kept, requester.now))
        .map(({ offerLocations }) => keyOf(offerLocations)),
    );
    const wanted = asked.filter(({ offerLocations }) => !inside.has(keyOf(offerLocations)));
    if (wanted.length === 0) return basket;
    if (basket.items.length + wanted.length > TRAIN_LIMITS.items)
      throw invalid('booking.items', 'trains.tooManyItems');
    const added = new Set<string>();
    const act = async (id: string) => {
      let fresh = await orLapsed(asked, wanted, requester, () =>
        supplier.addItems(id, offersOf(wanted), requester.language),
      );
      // new items come last, and a concurrent tab's are not ours
      for (const item of fresh.items
        .filter(({ id: itemId }) => !known.includes(itemId))
        .slice(-wanted.length))
        added.add(item.id);
      for (const itemId of givesWay(basket, wanted, requester.now))
        fresh = await supplier.deleteItem(id, itemId, requester.language);
      return fresh;
    };
    return baskets.edit(basket, requester, act, (items) =>
      withNotes(
        items,
        items.map(({ item }) => item.id).filter((id) => !added.has(id)),
        wanted,
      ),
    );
  }

  return {
    async add({ booking: { items } }, requester) {
      const found = await present(requester);
      const made = found === null ? await create(items, requester) : null;
      if (made !== null) return baskets.view(made, requester);
      const open = found ?? (await present(requester));
      if (open === null) throw new Problem('IDEMPOTENCY_CONFLICT');
      return baskets.view(await addTo(open, items, requester), requester);
    },
  };
}
