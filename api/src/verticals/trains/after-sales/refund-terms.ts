import type { RefundItem } from '@wayfare/api-contract';
import { isTotallyRefunded } from '@wayfare/domain';
import { invalid } from '../../../platform/http/problem';
import type { RailRefund, RailRefundItem } from '../../../ports/rail-after-sales';
import type { RailItem } from '../../../ports/rail-items';
import { kept } from '../../../booking/charges';
import type { Taken } from '../../../booking/charges';
import type { RefundRecord } from '../records/train-records';

const areKnown = (ids: readonly string[], there: readonly string[]) =>
  new Set(ids).size === ids.length && ids.every((id) => there.includes(id));

const ticketsLeft = ({ assignments }: RailItem) =>
  assignments.filter(({ isCanceled }) => !isCanceled);

/** A fare goes with its tickets; an infant's may have none. */
function faresLeft({ fareOffers, assignments }: RailItem) {
  const isGone = (id: string) =>
    assignments.some(({ fareOfferId }) => fareOfferId === id) &&
    assignments.every(({ fareOfferId, isCanceled }) => fareOfferId !== id || isCanceled);
  return fareOffers.filter(({ id }) => !isGone(id));
}

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

/** A whole item or single tickets (TRN-47 to TRN-49). */
function askedItem(
  { id, fareOfferIds, productAssignmentIds }: RefundItem,
  item: RailItem | undefined,
  field: string,
): RailRefundItem {
  if (item === undefined) throw invalid(`${field}.id`, 'trains.itemUnknown');
  if (isTotallyRefunded(item.status)) throw invalid(`${field}.id`, 'trains.refundNotPossible');
  if (fareOfferIds === undefined && productAssignmentIds === undefined) return { id };
  const [fares, assignments] = [fareOfferIds ?? [], productAssignmentIds ?? []];
  if (fares.length + assignments.length === 0) throw invalid(field, 'trains.ticketUnknown');
  if (!areKnown(fares, idsOf(faresLeft(item))))
    throw invalid(`${field}.fareOfferIds`, 'trains.ticketUnknown');
  if (!areKnown(assignments, idsOf(ticketsLeft(item))))
    throw invalid(`${field}.productAssignmentIds`, 'trains.ticketUnknown');
  return {
    id,
    ...(fares.length > 0 ? { fareOfferIds: fares } : {}),
    ...(assignments.length > 0 ? { assignmentIds: assignments } : {}),
  };
}

/** 422 naming what is no longer there. */
export function askedItems(
  asked: readonly RefundItem[],
  items: readonly RailItem[],
): RailRefundItem[] {
  return asked.map((item, index) => {
    const field = `request.items.${index}`;
    if (asked.findIndex(({ id }) => id === item.id) !== index)
      throw invalid(`${field}.id`, 'trains.itemUnknown');
    return askedItem(
      item,
      items.find(({ id }) => id === item.id),
      field,
    );
  });
}

type Quoted = Pick<RailRefund, 'items'>;

function isAllOf(
  item: RailItem,
  asked: readonly RailRefundItem[],
  { items: quoted }: Quoted,
): boolean {
  const part = asked.find(({ id }) => id === item.id);
  if (part === undefined) return false;
  if (part.fareOfferIds === undefined && part.assignmentIds === undefined) return true;
  const given = quoted.find(({ id }) => id === item.id)?.assignmentIds ?? [];
  return ticketsLeft(item).every(({ id }) => given.includes(id));
}

export function isWholeRefund(
  items: readonly RailItem[],
  asked: readonly RailRefundItem[],
  quoted: Quoted,
): boolean {
  return items
    .filter(({ status }) => !isTotallyRefunded(status))
    .every((item) => isAllOf(item, asked, quoted));
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

interface Terms {
  readonly items: readonly RailItem[];
  readonly asked: readonly RailRefundItem[];
  readonly quoted: RailRefund;
}

/** The refund is capped by what is still paid. */
export function refundRecord(
  booking: Taken & { readonly id: string },
  { items, asked, quoted }: Terms,
): RefundRecord {
  const parts = quoted.items.map(({ id, refund, fee, assignmentIds }) => ({
    id,
    refund: refund.amount,
    fee: fee.amount,
    assignmentIds,
  }));
  return {
    version: 2,
    kind: 'refund',
    bookingId: booking.id,
    supplierRefund: quoted.id,
    asked,
    items: parts,
    refund: Math.max(0, Math.min(sum(parts.map(({ refund }) => refund)), kept(booking))),
    fee: sum(parts.map(({ fee }) => fee)),
    isWhole: isWholeRefund(items, asked, quoted),
  };
}
