import * as v from 'valibot';
import { newId } from '../../kit/ids';
import { amountOf, pricesOf } from '../wire/money';
import { parseWith, refused } from '../wire/problems';
import type { Call } from '../wire/routes';
import type { Item } from './item';
import type { Ticket } from './items';
import type { Bookings } from './bookings';
import { QUOTE_LIFETIME, Quotes, wireQuote, type Quote } from './quotes';
import { feeCents, lastMoment, ticketsOfLeg } from './terms';

const AskedSchema = v.object({
  id: v.string(),
  fareOfferIds: v.optional(v.array(v.string()), []),
  productAssignmentIds: v.optional(v.array(v.string()), []),
});
const BodySchema = v.object({ items: v.pipe(v.array(AskedSchema), v.minLength(1, 'no item')) });

interface Refund extends Quote {
  parts: readonly { item: Item; tickets: readonly Ticket[]; refund: number; fee: number }[];
}

function checkService(item: Item): void {
  if (item.isTriggered('Refundfail')) throw refused('refund-service-down', item.id);
}

/** All tickets of those of whom one was named; all that are left where none was. */
function askedTickets(item: Item, names: readonly string[]): Ticket[] {
  const named = names.map((name) => {
    const ticket = item.tickets.find(({ id, fareOfferId }) => [id, fareOfferId].includes(name));
    if (ticket === undefined) throw refused('not-found', name);
    if (ticket.isCanceled) throw refused('not-cancellable', item.id);
    return ticket.travelerId;
  });
  return item.live.filter(({ travelerId }) => named.length === 0 || named.includes(travelerId));
}

function wireRefund(refund: Refund) {
  return {
    ...wireQuote(refund),
    items: refund.parts.map(({ item, tickets, refund: cents, fee }) => ({
      id: item.id,
      reversedPrices: pricesOf(cents),
      fees: amountOf(fee),
      productAssignmentIds: tickets.map(({ id }) => id),
    })),
  };
}

export type WireRefund = ReturnType<typeof wireRefund>;

function giveBack({ parts }: Refund): void {
  for (const { item } of parts) checkService(item);
  for (const { item, tickets } of parts) {
    for (const ticket of tickets) ticket.isCanceled = true;
    item.seats = item.seats.filter(({ travelerId }) =>
      tickets.every((ticket) => ticket.travelerId !== travelerId),
    );
    for (const change of item.changes)
      if (change.status === 'OPEN' && ticketsOfLeg(item, change.leg).length === 0)
        change.status = 'REFUNDED';
  }
}

export class Refunds {
  private readonly quotes = new Quotes<Refund>('not-cancellable', 'refund-expired');

  constructor(private readonly bookings: Bookings) {}

  quote({ id, body, now }: Call): WireRefund {
    const booking = this.bookings.sold(id);
    const { items } = parseWith(BodySchema, body);
    if (new Set(items.map((asked) => asked.id)).size < items.length)
      throw refused('item-twice', 'items');
    const parts = items.map(({ id: itemId, fareOfferIds, productAssignmentIds }) => {
      const item = booking.item(itemId);
      checkService(item);
      const tickets = askedTickets(item, [...fareOfferIds, ...productAssignmentIds]);
      const deadline = lastMoment(item, tickets, 'refund');
      if (!booking.holds(item) || now >= deadline) throw refused('not-cancellable', item.id);
      const fee = feeCents(item, tickets, 'refund');
      return { item, tickets, fee, refund: item.paid(tickets) - fee, deadline };
    });
    const quote = {
      id: newId('rrf'),
      booking,
      parts,
      difference: -parts.reduce((sum, { refund }) => sum + refund, 0),
      expiresAt: Math.min(now + QUOTE_LIFETIME, ...parts.map(({ deadline }) => deadline)),
      isConfirmed: false,
    };
    return wireRefund(this.quotes.keep(quote));
  }

  confirm({ id, partId, now }: Call): WireRefund {
    return wireRefund(this.quotes.confirm(partId, this.bookings.get(id), now, giveBack));
  }
}
