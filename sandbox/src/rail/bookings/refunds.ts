import * as v from 'valibot';
import { newId } from '../../kit/ids';
import { parseWith, refused } from '../wire/problems';
import { assignmentsOf, liveAssignments, paidCents } from './assignments';
import { checkConfirmed, offersOf, type Booking, type Item } from './booking';
import type { Bookings } from './bookings';
import { cancellationOf, feeCents, withCompanions } from './cancellation';
import type { RailSeats } from './seats/rail-seats';
import { assignmentsOfLeg } from './exchange-rules';
import { owedRefund } from './cancellation';
import { isTriggered } from './triggers';
import { type Refund, type RefundItem, type WireRefund, wireRefund } from './wire-refund';

const LIFETIME = 15 * 60_000;

const BodySchema = v.object({
  items: v.pipe(
    v.array(
      v.object({
        id: v.string(),
        fareOfferIds: v.optional(v.array(v.string())),
        productAssignmentIds: v.optional(v.array(v.string())),
      }),
    ),
    v.minLength(1, 'no item'),
  ),
});
type Asked = v.InferOutput<typeof BodySchema>['items'][number];

/** The tickets that were named; all that are left where none was. */
function askedIds(item: Item, { fareOfferIds = [], productAssignmentIds = [] }: Asked): string[] {
  if (fareOfferIds.length + productAssignmentIds.length === 0)
    return liveAssignments(item).map(({ id }) => id);
  const all = assignmentsOf(item);
  const unknown = [
    ...fareOfferIds.filter((id) => !all.some(({ fareOfferId }) => fareOfferId === id)),
    ...productAssignmentIds.filter((id) => !all.some((assignment) => assignment.id === id)),
  ];
  if (unknown[0] !== undefined) throw refused('not-found', unknown[0]);
  const ids = all
    .filter(
      ({ id, fareOfferId }) =>
        productAssignmentIds.includes(id) || fareOfferIds.includes(fareOfferId),
    )
    .map(({ id }) => id);
  if (ids.some((id) => item.canceled.has(id))) throw refused('not-cancellable', item.id);
  return ids;
}

/** First a quote, then the refund itself. */
export class Refunds {
  private readonly byId = new Map<string, Refund>();

  constructor(
    private readonly bookings: Bookings,
    private readonly seats: RailSeats,
  ) {}

  quote(bookingId: string, body: unknown, now: number): WireRefund {
    const booking = this.bookings.get(bookingId);
    checkConfirmed(booking);
    const { items } = parseWith(BodySchema, body);
    if (new Set(items.map(({ id }) => id)).size < items.length)
      throw refused('item-twice', 'items');
    const quoted = items.map((asked) => this.quoteItem(booking, asked, now));
    const refund = {
      id: newId('rrf'),
      booking,
      items: quoted.map(({ item }) => item),
      expiresAt: Math.min(now + LIFETIME, ...quoted.map(({ deadline }) => deadline)),
      isConfirmed: false,
    };
    this.byId.set(refund.id, refund);
    return wireRefund(refund);
  }

  confirm(bookingId: string, refundId: string, now: number): WireRefund {
    const booking = this.bookings.get(bookingId);
    const refund = this.byId.get(refundId);
    if (refund === undefined || refund.booking !== booking) throw refused('not-found', refundId);
    if (refund.isConfirmed) return wireRefund(refund);
    for (const { item } of refund.items) this.checkService(item);
    for (const { item, assignmentIds } of refund.items) {
      const live = liveAssignments(item).map(({ id }) => id);
      if (item.replacedBy !== null || !assignmentIds.every((id) => live.includes(id)))
        throw refused('not-cancellable', item.id);
    }
    if (now >= refund.expiresAt) throw refused('refund-expired', refundId);
    for (const one of refund.items) this.apply(booking, one);
    refund.isConfirmed = true;
    return wireRefund(refund);
  }

  private quoteItem(
    booking: Booking,
    asked: Asked,
    now: number,
  ): { item: RefundItem; deadline: number } {
    const item = this.bookings.item(booking, asked.id);
    this.checkService(item);
    const { groups } = cancellationOf(booking, item, now);
    const wanted = withCompanions(item, askedIds(item, asked), now);
    const isPossible =
      wanted.length > 0 &&
      wanted.every(({ assignments }) =>
        groups.some((group) => group.assignments[0]?.id === assignments[0]?.id),
      );
    if (!isPossible) throw refused('not-cancellable', item.id);
    const assignments = wanted.flatMap((group) => group.assignments);
    const isOwed = owedRefund(item).length > 0;
    const fee = isOwed ? 0 : feeCents(assignments, ({ product }) => product.refund);
    return {
      item: {
        item,
        assignmentIds: assignments.map(({ id }) => id),
        refundCents: paidCents(assignments) - fee,
        feeCents: fee,
      },
      deadline: Math.min(...wanted.map(({ deadline = now }) => deadline)),
    };
  }

  private checkService(item: Item): void {
    if (isTriggered(item, 'Refundfail')) throw refused('refund-service-down', item.id);
  }

  private apply(booking: Booking, { item, assignmentIds, refundCents }: RefundItem): void {
    for (const id of assignmentIds) item.canceled.add(id);
    booking.chargedCents -= refundCents;
    const isAll = liveAssignments(item).length === 0;
    item.isSettling =
      isAll &&
      offersOf(item).some((offered) => offered.type === 'point-to-point' && offered.hasNightTrain);
    if (item.type === 'pass') return;
    const gone = assignmentsOf(item).filter(({ id }) => item.canceled.has(id));
    const given = item.seats.filter(({ travelerId, segmentId }) =>
      gone.some((one) => one.travelerId === travelerId && one.segmentIds.includes(segmentId)),
    );
    this.seats.release(given);
    item.seats = item.seats.filter((seat) => !given.includes(seat));
    for (const change of item.changes)
      if (change.status === 'OPEN' && assignmentsOfLeg(item, change.legId).length === 0)
        change.status = 'REFUNDED';
  }
}
