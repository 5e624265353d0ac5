import type { BookResult, ExchangeQuote, ExchangeSearchResult } from '@wayfare/api-contract';
import type {
  ConfirmExchangeRequestSchema,
  ExchangeQuoteRequestSchema,
  ExchangeSearchRequestSchema,
} from '@wayfare/api-contract/schemas';
import type { Language } from '@wayfare/domain';
import type { InferOutput } from 'valibot';
import type { Database } from '../../../platform/db/database';
import { Problem, invalid } from '../../../platform/http/problem';
import type { RailExchange } from '../../../ports/rail-after-sales';
import type { RailItem, RailTicketItem } from '../../../ports/rail-items';
import type { RailSupplier } from '../../../ports/rail-supplier';
import type { Booking } from '../../../booking/booking';
import { bookResult } from '../../../booking/booking.service';
import type { BookingService } from '../../../booking/booking.service';
import { insertQuote } from '../../../booking/bookings.repository';
import { kept } from '../../../booking/charges';
import { newQuoteId } from '../../../booking/references';
import type { ExchangeRecord, TrainPlan } from '../records/train-records';
import { keptExtras } from '../booked/changed-extras';
import {
  canExchange,
  checkJourneys,
  checkLegs,
  exchangeable,
  turnsJourneys,
} from './exchange-rules';
import { isAgreed, ownBooking, quoteOf } from './own-booking';
import type { TrainAsk } from './own-booking';
import { wireQuote, wireFound } from './wire-exchange';

/** Life of a quote (OQ-72), shorter if the supplier says so. */
const QUOTE_MS = 15 * 60_000;

type SearchInput = InferOutput<typeof ExchangeSearchRequestSchema>;
type QuoteInput = InferOutput<typeof ExchangeQuoteRequestSchema>;
type ConfirmInput = InferOutput<typeof ConfirmExchangeRequestSchema>;

export interface TrainExchanges {
  search(ask: TrainAsk<SearchInput>): Promise<ExchangeSearchResult>;
  quote(ask: TrainAsk<QuoteInput>): Promise<ExchangeQuote>;
  /** Charges or refunds the difference on the same card (OQ-72). */
  confirm(ask: TrainAsk<ConfirmInput>): Promise<BookResult>;
}

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly supplier: RailSupplier;
  readonly bookingService: BookingService;
}

/** The schema allows exactly one item. */
function onlyOne<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw invalid('request.items', 'trains.itemUnknown');
  return item;
}

function exchangeableBooking(booking: Booking): string {
  if (booking.supplierBooking === null || !canExchange(booking))
    throw invalid('bookingID', 'trains.exchangeNotPossible');
  return booking.supplierBooking;
}

const quotedExchange = (quoted: RailExchange) =>
  ({
    version: 2,
    kind: 'exchange',
    supplierExchange: quoted.id,
    fee: quoted.fee.amount,
    extras: keptExtras(quoted),
    wishes: quoted.preferences,
  }) satisfies Partial<ExchangeRecord>;

export function trainExchanges({
  database: { orm },
  supplier,
  bookingService,
}: Deps): TrainExchanges {
  /** Fresh from the supplier: exchange terms lapse. */
  async function ticketsOf(
    supplierBooking: string,
    itemId: string,
    language: Language,
  ): Promise<{ items: readonly RailItem[]; tickets: RailTicketItem }> {
    const items = (await supplier.booking(supplierBooking, language))?.items ?? [];
    return { items, tickets: exchangeable(items, itemId) };
  }

  async function agree(
    booking: Booking,
    { supplierExchange, difference }: ExchangeRecord,
    { input, requester }: TrainAsk<ConfirmInput>,
  ): Promise<Booking> {
    const { exchangeOperationId: quoteId, payment_intent_id: id } = input;
    if (difference > 0 && id === null) throw invalid('payment_intent_id', 'payment.needed');
    if (difference > 0 && id !== null)
      await bookingService.checkIntent({
        id,
        quoteId,
        owner: requester.principal.id,
        cents: difference,
      });
    const plan: TrainPlan = { kind: 'exchange', supplierExchange };
    const moved = await bookingService.agree(
      booking,
      { version: 2, kind: 'change', quoteId, amount: difference, plan },
      { intentId: difference > 0 ? id : null, now: requester.now },
    );
    if (moved !== null) return moved;
    // this very exchange may be the one in the way
    const other = await ownBooking(orm, { input, requester });
    if (!isAgreed(other, quoteId)) throw invalid('bookingID', 'trains.busy');
    return other;
  }

  return {
    async search(ask) {
      const { input, requester } = ask;
      const supplierBooking = exchangeableBooking(await ownBooking(orm, ask));
      const { id: itemId, legs } = onlyOne(input.request.items);
      const { tickets } = await ticketsOf(supplierBooking, itemId, requester.language);
      checkJourneys(tickets, legs, requester.now);
      const wanted = legs.map(({ id: legId, origin, destination, departure }) => ({
        legId,
        origin,
        destination,
        departure,
      }));
      const found = await supplier.searchExchange(
        supplierBooking,
        { itemId, legs: wanted },
        requester.language,
      );
      return { items: [wireFound(found, itemId)] };
    },

    async quote(ask) {
      const { input, requester } = ask;
      const booking = await ownBooking(orm, ask);
      const supplierBooking = exchangeableBooking(booking);
      const { id: itemId, searchId, legs } = onlyOne(input.request.items);
      const { items, tickets } = await ticketsOf(supplierBooking, itemId, requester.language);
      checkLegs(tickets, legs);
      const chosen = legs.map(({ id: legId, selectedOfferId: offerId }) => ({ legId, offerId }));
      const quoted = await supplier.quoteExchange(
        supplierBooking,
        { itemId, searchId, legs: chosen },
        requester.language,
      );
      const [id, expiresAt] = [
        newQuoteId(),
        new Date(Math.min(quoted.expiresAt.getTime(), requester.now + QUOTE_MS)),
      ];
      // refund capped by what was paid
      const difference = Math.max(quoted.difference.amount, -kept(booking));
      const record: ExchangeRecord = {
        ...quotedExchange(quoted),
        bookingId: booking.id,
        itemId,
        difference,
        turns: turnsJourneys(items, itemId, quoted.trains),
      };
      await insertQuote(orm, {
        id,
        vertical: 'trains',
        owner: requester.principal.id,
        offer: record,
        createdAt: new Date(requester.now),
        expiresAt,
      });
      return wireQuote(record, id, expiresAt);
    },

    async confirm(ask) {
      const { input, requester } = ask;
      const booking = await ownBooking(orm, ask);
      const { record, expiresAt } = await quoteOf(orm, booking, {
        kind: 'exchange',
        id: input.exchangeOperationId,
        field: 'exchangeOperationId',
      });
      // an unconfirmed card may be replaced
      if (isAgreed(booking, input.exchangeOperationId) && booking.state !== 'awaiting_card')
        return bookResult(booking);
      if (expiresAt.getTime() <= requester.now) throw new Problem('OFFER_EXPIRED');
      exchangeableBooking(booking);
      if (record.turns === true && !input.acceptedOrder)
        throw invalid('acceptedOrder', 'trains.orderTurned');
      return bookResult(await agree(booking, record, ask));
    },
  };
}
