import * as v from 'valibot';
import { newId } from '../../kit/ids';
import { amountOf, pricesOf } from '../wire/money';
import { parseWith, refused } from '../wire/problems';
import type { Call } from '../wire/routes';
import type { Booking } from './booking';
import { isTriggered, type Item, type Ticket } from './item';
import type { Bookings } from './bookings';
import { QUOTE_LIFETIME, Quotes, wireQuote, type Quote } from './quotes';
import { feeCents, lastMoment, ticketsOfLeg } from './terms';

const AskedSchema = v.object({
  id: v.string(),
  fareOfferIds: v.optional(v.array(v.string()), []),
  productAssignmentIds: v.optional(v.array(v.string()), []),
});
type Asked = v.InferOutput<typeof AskedSchema>;
const BodySchema = v.object({ items: v.pipe(v.array(AskedSchema), v.minLength(1, 'no item')) });

interface RefundItem {
  item: Item;
  tickets: readonly Ticket[];
  refund: number;
  fee: number;
}

interface Refund extends Quote {
  items: readonly RefundItem[];
}

function checkService({ id, passengers }: Item): void {
  if (isTriggered(passengers, 'Refundfail')) throw refused('refund-service-down', id);
}

/** All tickets of those of whom one was named; all that are left where none was. */
function askedTickets(item: Item, { fareOfferIds, productAssignmentIds }: Asked): Ticket[] {
  const named = [...fareOfferIds, ...productAssignmentIds].map((name) => {
    const ticket = item.tickets.find(({ id, fareOfferId }) => [id, fareOfferId].includes(name));
    if (ticket === undefined) throw refused('not-found', name);
    if (ticket.isCanceled) throw refused('not-cancellable', item.id);
    return ticket.travelerId;
  });
  const live = item.live;
  return named.length === 0 ? live : live.filter(({ travelerId }) => named.includes(travelerId));
}

function wireRefund(refund: Refund) {
  return {
    ...wireQuote(refund),
    items: refund.items.map(({ item, tickets, refund: cents, fee }) => ({
      id: item.id,
      reversedPrices: pricesOf(cents),
      fees: amountOf(fee),
      productAssignmentIds: tickets.map(({ id }) => id),
    })),
  };
}

export type WireRefund = ReturnType<typeof wireRefund>;

function giveBack(booking: Booking, { item, tickets, refund }: RefundItem): void {
  for (const ticket of tickets) ticket.isCanceled = true;
  booking.chargedCents -= refund;
  item.seats = item.seats.filter(({ travelerId }) =>
    tickets.every((ticket) => ticket.travelerId !== travelerId),
  );
  for (const change of item.changes)
    if (change.status === 'OPEN' && ticketsOfLeg(item, change.leg).length === 0)
      change.status = 'REFUNDED';
}

export class Refunds {
  private readonly quotes = new Quotes<Refund>('refund-expired');

  constructor(private readonly bookings: Bookings) {}

  quote({ id, body, now }: Call): WireRefund {
    const booking = this.bookings.sold(id);
    const { items } = parseWith(BodySchema, body);
    if (new Set(items.map((asked) => asked.id)).size < items.length)
      throw refused('item-twice', 'items');
    const quoted = items.map((asked) => {
      const item = booking.item(asked.id);
      checkService(item);
      const tickets = askedTickets(item, asked);
      if (!booking.holds(item) || now >= lastMoment(item, tickets, 'refund'))
        throw refused('not-cancellable', item.id);
      const fee = feeCents(item, tickets, 'refund');
      return { item, tickets, fee, refund: item.paid(tickets) - fee };
    });
    const ends = quoted.map(({ item, tickets }) => lastMoment(item, tickets, 'refund'));
    const expiresAt = Math.min(now + QUOTE_LIFETIME, ...ends);
    return wireRefund(
      this.quotes.keep({ id: newId('rrf'), booking, items: quoted, expiresAt, isConfirmed: false }),
    );
  }

  confirm({ id, partId, now }: Call): WireRefund {
    const booking = this.bookings.get(id);
    const apply = ({ items }: Refund): void => {
      for (const { item, tickets } of items) {
        checkService(item);
        if (item.replacedBy !== null || tickets.some(({ isCanceled }) => isCanceled))
          throw refused('not-cancellable', item.id);
      }
      for (const one of items) giveBack(booking, one);
    };
    return wireRefund(this.quotes.confirm(partId, booking, now, apply));
  }
}
