import type { OfferedItem } from '../offers/offered';
import type { WireFareOffer, WireProduct } from '../wire/wire-types';
import { centsOf } from '../wire/money';
import { offersOf, type Item } from './booking';

export interface Assignment {
  id: string;
  travelerId: string;
  fareOfferId: string;
  product: WireProduct;
  segmentIds: readonly string[];
  legId: string | null;
  fareCents: number;
  serviceCents: number;
  departsAt: number;
}

function departureOf(offered: OfferedItem, segmentIds: readonly string[]): number {
  if (offered.type === 'pass') return offered.departsAt;
  const departures = offered.solution.segments
    .filter(({ id }) => segmentIds.includes(id))
    .map(({ departure }) => Date.parse(departure));
  return departures.length > 0 ? Math.min(...departures) : offered.departsAt;
}

function assignmentOf(item: Item, offered: OfferedItem, fare: WireFareOffer): Assignment[] {
  const product = offered.products.find(({ code }) => code === fare.fares[0]?.productCode);
  if (product === undefined) return [];
  const extras =
    item.type === 'pass' ? [] : item.services.filter(({ fareOfferId }) => fareOfferId === fare.id);
  return [
    {
      id: `ticket-${fare.id}`,
      travelerId: fare.travelerId,
      fareOfferId: fare.id,
      product,
      segmentIds: fare.segmentIds,
      legId: offered.type === 'pass' ? null : offered.leg.id,
      fareCents: centsOf(fare.prices),
      serviceCents: extras.reduce((sum, { cents }) => sum + cents, 0),
      departsAt: departureOf(offered, fare.segmentIds),
    },
  ];
}

export function assignmentsOf(item: Item): Assignment[] {
  return offersOf(item).flatMap((offered) =>
    offered.offer.fareOffers.flatMap((fare) => assignmentOf(item, offered, fare)),
  );
}

/** Those that were not given back. */
export function liveAssignments(item: Item): Assignment[] {
  return assignmentsOf(item).filter(({ id }) => !item.canceled.has(id));
}

export function paidCents(assignments: readonly Assignment[]): number {
  return assignments.reduce(
    (sum, { fareCents, serviceCents }) => sum + fareCents + serviceCents,
    0,
  );
}

/** What the whole of an item was sold for; what is given back later does not change it. */
export function itemCents(item: Item): number {
  return paidCents(assignmentsOf(item));
}

export function servicesCents(item: Item): number {
  return item.type === 'pass' ? 0 : item.services.reduce((sum, { cents }) => sum + cents, 0);
}

/** Travellers who still have a ticket; one who needs none goes with them. */
export function liveTravelerIds(item: Item): string[] {
  const all = assignmentsOf(item);
  const live = liveAssignments(item);
  const ids = offersOf(item)[0]?.travelers.map(({ id }) => id) ?? [];
  return live.length === 0
    ? []
    : ids.filter(
        (id) =>
          live.some(({ travelerId }) => travelerId === id) ||
          !all.some(({ travelerId }) => travelerId === id),
      );
}
