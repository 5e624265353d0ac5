import { addDays, addMoney, isIsoDate, money } from '@wayfare/domain';
import { Problem } from '../../http/problem';
import type { RailExchange, RailRefund, RailRefundItem } from '../../ports/rail-after-sales';
import type { RailItem, RailTicketItem, RailValueDocument } from '../../ports/rail-items';
import { A_PRODUCT, aSolution } from './a-rail-item';

/* For tests: what becomes of sold items, as pure functions. A fee of five euros is kept of each ticket that is given back. */

const FEE = 500;
const GONE = ['CANCELED', 'EXCHANGED', 'CANCEL_FORCED', 'CANCELLATION_IN_PROGRESS'];

export const isLive = ({ status }: Pick<RailItem, 'status'>): boolean => !GONE.includes(status);

export interface KeptRefund extends RailRefund {
  /** cents that come back */
  readonly cents: number;
}

export interface KeptExchange extends RailExchange {
  readonly itemId: string;
}

const withTerms = (item: RailItem): RailItem => {
  const isOpen = isLive(item);
  const open = item.assignments.filter(({ isCanceled }) => !isCanceled);
  const assignments = item.assignments.map((assignment) => ({
    ...assignment,
    cancelable: isOpen && !assignment.isCanceled,
  }));
  const cancellation = {
    eligible: isOpen,
    partiallyEligible: isOpen && open.length > 1,
    cancellableItems: isOpen
      ? open.map(({ fareOfferId }) => ({ fareOfferIds: [fareOfferId] }))
      : [],
  };
  return {
    ...item,
    assignments,
    cancellation,
    exchange: { ...item.exchange, eligible: isOpen && item.status === 'CONFIRMED' },
    nameChange: { ...item.nameChange, eligible: isOpen && item.nameChange.remaining > 0 },
  };
};

function documentsOf(
  { delivery, travellers }: Pick<RailItem, 'delivery' | 'travellers'>,
  id: string,
): RailValueDocument[] {
  const type = delivery ?? 'TICKETLESS';
  return travellers.map((traveller, index) => ({
    type,
    travellerId: traveller.id,
    code: `${id}-${index + 1}`,
    url: null,
    station: null,
    barcode: type === 'PAH' ? `WAYFARE ${id} ${index + 1}` : null,
  }));
}

/** An item once it is bought. */
export function confirmed(item: RailItem): RailItem {
  const assignments = item.fareOffers.map(({ id, travellerId, productCode }) => ({
    id: `${id}-a`,
    travellerId,
    productCode,
    fareOfferId: id,
    cancelable: true,
    isCanceled: false,
  }));
  return withTerms({
    ...item,
    status: 'CONFIRMED',
    expiresAt: null,
    assignments,
    documents: documentsOf(item, item.id),
    nameChange: { eligible: true, reason: '', remaining: 3 },
  });
}

/** Tickets of an item that are asked back; all that are left without any named. */
function ticketsOf(item: RailItem, { fareOfferIds, assignmentIds }: RailRefundItem) {
  const isAsked = ({ id, fareOfferId }: { id: string; fareOfferId: string }) =>
    (fareOfferIds === undefined && assignmentIds === undefined) ||
    fareOfferIds?.includes(fareOfferId) === true ||
    assignmentIds?.includes(id) === true;
  return item.assignments.filter((assignment) => !assignment.isCanceled && isAsked(assignment));
}

/** What one ticket is worth; extras go with the first one. */
function worth(item: RailItem, assignmentId: string): number {
  const index = item.assignments.findIndex(({ id }) => id === assignmentId);
  const fare =
    item.fareOffers.find(({ id }) => id === item.assignments[index]?.fareOfferId)?.price.amount ??
    0;
  return fare + (index === 0 ? item.servicePrice.amount : 0);
}

export function refundOf(
  id: string,
  items: readonly RailItem[],
  asked: readonly RailRefundItem[],
  expiresAt: Date,
): KeptRefund {
  const parts = asked.map((part) => {
    const item = items.find((candidate) => candidate.id === part.id);
    const tickets = item === undefined || !isLive(item) ? [] : ticketsOf(item, part);
    if (item === undefined || tickets.length === 0) throw new Problem('CANCEL_FAILED');
    const values = tickets.map((ticket) => worth(item, ticket.id));
    const fee = values.reduce((sum, value) => sum + Math.min(FEE, value), 0);
    return {
      id: part.id,
      refund: money(values.reduce((sum, value) => sum + value, 0) - fee),
      fee: money(fee),
      assignmentIds: tickets.map((ticket) => ticket.id),
    };
  });
  return {
    id,
    status: 'QUOTED',
    expiresAt,
    items: parts,
    cents: addMoney(...parts.map(({ refund }) => refund)).amount,
  };
}

export function refunded(item: RailItem, refund: RailRefund): RailItem {
  const ids = refund.items.find(({ id }) => id === item.id)?.assignmentIds;
  if (ids === undefined) return item;
  const assignments = item.assignments.map((assignment) =>
    ids.includes(assignment.id) ? { ...assignment, isCanceled: true } : assignment,
  );
  const isAll = assignments.every(({ isCanceled }) => isCanceled);
  return withTerms({ ...item, assignments, status: isAll ? 'CANCELED' : 'PARTIALLY_CANCELED' });
}

/** The cheaper of this railway's trains take no bags and no wishes along. */
export function carriedOver(
  item: RailItem,
  cents: number,
): Pick<RailExchange, 'services' | 'preferences'> {
  if (item.kind === 'pass') return { services: [], preferences: [] };
  const isKept = cents >= 0;
  const [legId = '', travellerId = ''] = [item.legs[0]?.id, item.travellers[0]?.id];
  const services = item.chosenServices.map(({ serviceId, label, count, price }) => ({
    serviceId,
    label,
    legId,
    travellerId,
    count,
    isKept,
    price,
    newPrice: isKept ? price : money(0),
  }));
  return { services, preferences: item.preferences.map((wish) => ({ ...wish, isKept })) };
}

/** This railway's other trains go so many days later. */
const LATER_DAYS = 13;

function laterDay(departure: string): string {
  const day = departure.slice(0, 10);
  if (!isIsoDate(day)) throw new Error(`${departure} is no moment`);
  return addDays(day, LATER_DAYS);
}

const laterSolution = (
  { origin, destination, solution }: RailTicketItem['legs'][number],
  index: number,
) =>
  aSolution(
    { from: origin.code, to: destination.code, day: laterDay(solution.departure) },
    `new-${index + 1}`,
  );

/** The trains that legs are exchanged for. */
export function newTrains(item: RailItem, legIds: readonly string[]): RailExchange['trains'] {
  const legs = item.kind === 'pass' ? [] : item.legs;
  return legs.flatMap((leg, index) => {
    const { departure, arrival } = laterSolution(leg, index);
    return legIds.includes(leg.id)
      ? [{ legId: leg.id, departure: new Date(departure), arrival: new Date(arrival) }]
      : [];
  });
}

/** The old item and the one that takes its place, with later trains at another price. */
export function exchanged(
  item: RailItem,
  id: string,
  { difference: { amount: difference }, services, preferences, trains }: RailExchange,
): readonly [before: RailItem, after: RailItem] {
  if (item.kind === 'pass') throw new Problem('EXCHANGE_FAILED');
  const price = addMoney(item.price, money(difference));
  const isBare = services.some(({ isKept }) => !isKept);
  const extras = isBare ? { servicePrice: money(0), chosenServices: [] } : {};
  const rise = difference + (isBare ? item.servicePrice.amount : 0);
  const wishes = preferences.flatMap(({ group, option, isKept }) =>
    isKept ? [{ group, option }] : [],
  );
  const legs = item.legs.map((leg, index) =>
    trains.some(({ legId }) => legId === leg.id)
      ? { ...leg, solution: laterSolution(leg, index) }
      : leg,
  );
  const [first, ...others] = item.fareOffers.map((fare) => ({ ...fare, id: `${id}-${fare.id}` }));
  const fareOffers =
    first === undefined ? [] : [{ ...first, price: addMoney(first.price, money(rise)) }, ...others];
  const after = confirmed({
    ...item,
    ...extras,
    id,
    legs,
    price,
    preferences: wishes,
    fareOffers,
    products: [A_PRODUCT],
  });
  return [withTerms({ ...item, status: 'EXCHANGED', replacedBy: id }), after];
}
