import { addMoney, money } from '@wayfare/domain';
import { Problem } from '../../../src/platform/http/problem';
import type { RailExchange, RailRefund, RailRefundItem } from '../../../src/ports/rail-after-sales';
import type { RailItem, RailValueDocument } from '../../../src/ports/rail-items';

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

export const withTerms = (item: RailItem): RailItem => {
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
