import type { RefundItem, TrainItem, TrainTraveler } from '@wayfare/api-contract';
import { canCancelPartly, isTotallyRefunded } from '@wayfare/domain';

/** Everything (TRN-47), whole items (TRN-48), or tickets of single travellers (TRN-49). */
export const REFUND_MODES = ['all', 'selected', 'traveller'] as const;
export type RefundMode = (typeof REFUND_MODES)[number];

const isLeft = ({ bookingItemStatus }: TrainItem) => !isTotallyRefunded(bookingItemStatus);

const itemsLeft = (items: readonly TrainItem[]): TrainItem[] => items.filter(isLeft);

export const wholeItems = (items: readonly TrainItem[]): TrainItem[] =>
  itemsLeft(items).filter(({ cancelationEligibility }) => cancelationEligibility.eligible);

export interface TravellerPart {
  id: string;
  item: TrainItem;
  traveler: TrainTraveler;
  /** index among the item's travellers */
  index: number;
  request: RefundItem;
}

function partOf(item: TrainItem, { id }: TrainTraveler): RefundItem | null {
  const own = item.productAssignments.filter(
    ({ travelerId, isCanceled }) => travelerId === id && !isCanceled,
  );
  const tickets = own.filter(({ cancelationEligibility }) => cancelationEligibility.eligible);
  if (tickets.length > 0)
    return { id: item.id, productAssignmentIds: tickets.map((ticket) => ticket.id) };
  const fares = item.fareOffers
    .filter(
      (fare) =>
        fare.travelerId === id &&
        !item.productAssignments.some((ticket) => ticket.fareOfferId === fare.id),
    )
    .map((fare) => fare.id);
  const { cancellableItems, partiallyEligible } = item.cancelationEligibility;
  const listed = cancellableItems.flatMap(({ fareOfferIds }) =>
    fareOfferIds.every((fare) => fares.includes(fare)) ? fareOfferIds : [],
  );
  const given = listed.length > 0 ? [...new Set(listed)] : partiallyEligible ? fares : [];
  return given.length === 0 ? null : { id: item.id, fareOfferIds: given };
}

export function travellersLeft({
  travelers,
  productAssignments,
}: Pick<TrainItem, 'travelers' | 'productAssignments'>): TrainTraveler[] {
  return travelers.filter(({ id }) => {
    const own = productAssignments.filter(({ travelerId }) => travelerId === id);
    return own.length === 0 || own.some(({ isCanceled }) => !isCanceled);
  });
}

/** Separate refunds, item by item; none for an item with one traveller left, which is refunded whole. */
export function travellerParts(items: readonly TrainItem[]): TravellerPart[] {
  return itemsLeft(items)
    .filter(
      (item) =>
        canCancelPartly(item) &&
        (travellersLeft(item).length > 1 || !item.cancelationEligibility.eligible),
    )
    .flatMap((item) =>
      item.travelers.flatMap((traveler, index): TravellerPart[] => {
        const request = partOf(item, traveler);
        return request === null
          ? []
          : [{ id: `${item.id} ${traveler.id}`, item, traveler, index, request }];
      }),
    );
}

export function refundModes(items: readonly TrainItem[]): RefundMode[] {
  const [left, whole] = [itemsLeft(items).length, wholeItems(items).length];
  const isPossible: Readonly<Record<RefundMode, boolean>> = {
    all: left > 0 && whole === left,
    selected: whole > 0 && left > 1,
    traveller: travellerParts(items).length > 0,
  };
  return REFUND_MODES.filter((mode) => isPossible[mode]);
}

export interface RefundChoice {
  mode: RefundMode;
  chosen: readonly string[];
}

/** The request's items; empty without a choice. A traveller's tickets of an item go together. */
export function refundItems(
  items: readonly TrainItem[],
  { mode, chosen }: RefundChoice,
): RefundItem[] {
  if (mode === 'all') return itemsLeft(items).map(({ id }) => ({ id }));
  if (mode === 'selected')
    return wholeItems(items).flatMap(({ id }) => (chosen.includes(id) ? [{ id }] : []));
  const parts = travellerParts(items).filter(({ id }) => chosen.includes(id));
  const of = (id: string) =>
    parts.filter(({ item }) => item.id === id).map(({ request }) => request);
  return [...new Set(parts.map(({ item }) => item.id))].map((id) => {
    const tickets = of(id).flatMap(({ productAssignmentIds = [] }) => productAssignmentIds);
    const fares = of(id).flatMap(({ fareOfferIds = [] }) => fareOfferIds);
    return {
      id,
      ...(fares.length > 0 ? { fareOfferIds: fares } : {}),
      ...(tickets.length > 0 ? { productAssignmentIds: tickets } : {}),
    };
  });
}
