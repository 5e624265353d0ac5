import {
  confirmExchange,
  confirmRefund,
  createPaymentIntent,
  createRefund,
  exchangeQuote,
  searchExchangeOffers,
} from '@wayfare/api-contract';
import type {
  ExchangeQuote,
  Refund,
  RefundItem,
  TicketItem,
  TrainBookingView,
} from '@wayfare/api-contract';
import { addDays, formatDecimal, money } from '@wayfare/domain';
import { startBookingApp } from '../clients/booking-app';
import type { BookingApp } from '../clients/booking-app';
import type { Database } from '../../src/platform/db/database';
import { Problem } from '../../src/platform/http/problem';
import { signedInMember } from '../clients/member-client';
import type { RailSupplier } from '../../src/ports/rail-supplier';
import { found } from '../clients/traveller-client';
import type { Ask } from '../clients/traveller-client';
import { passLocation, ticketLocation } from './build-rail-item';
import { FakeRailway } from '../fakes/railway/railway.fake';
import { createTrainBuyer, OUT, tickets } from '../clients/train-buyer';
import type { TrainBuyer } from '../clients/train-buyer';

/* For tests: a member with booked trains of a railway that can be made silent, and what they ask for afterwards. */

export const FAMILY = [ticketLocation({ day: OUT, cents: 20_000, ages: [40, 8] })];
export const ALONE = [ticketLocation({ day: OUT, cents: 9_000, variant: 'other' })];
export const PASS = [passLocation({ day: OUT })];

const wire = (cents: number) => formatDecimal(money(cents));

/** A railway, and with `silence` calls of it that are not answered until it is called without any. */
export function silenceableRailway() {
  const railway = new FakeRailway({ now: Date.now });
  let silent: readonly string[] = [];
  const unless = <T>(call: string, act: () => Promise<T>): Promise<T> =>
    silent.includes(call) ? Promise.reject(new Problem('SUPPLIER_TIMEOUT')) : act();
  const supplier: RailSupplier = {
    ...railway.supplier,
    quoteRefund: (...of) => unless('quoteRefund', () => railway.supplier.quoteRefund(...of)),
    editTravellers: (...of) =>
      unless('editTravellers', () => railway.supplier.editTravellers(...of)),
  };
  const silence = (...calls: readonly (keyof RailSupplier)[]) => {
    silent = calls;
  };
  return { railway, supplier, silence };
}

/** The API with that railway, and a member. */
export async function startAfterSales(database: Database, supplier: RailSupplier) {
  const api = await startBookingApp(database, {}, { railways: () => supplier });
  const { authorization } = await signedInMember({ database, keys: api.keys, now: Date.now() });
  return { api, anne: createTrainBuyer(api.ask, api.sandbox.origin, authorization) };
}

export const lapse = (database: Database, quoteId: string) =>
  database.pool.query("UPDATE quotes SET expires_at = now() - interval '1 second' WHERE id = $1", [
    quoteId,
  ]);

export const statuses = ({ bookingItems }: TrainBookingView) =>
  bookingItems.map(({ bookingItemStatus }) => bookingItemStatus);

/** cents that the bank has of a booking's intents, with what it gave back of them */
export async function atBank(
  { sandbox }: BookingApp,
  ...intents: readonly string[]
): Promise<number> {
  const bank: {
    payment_intents: { id: string; amount_received: number }[];
    refunds: { payment_intent: string; amount: number }[];
  } = await sandbox.json('/__payments');
  const taken = bank.payment_intents
    .filter(({ id }) => intents.includes(id))
    .reduce((sum, { amount_received: cents }) => sum + cents, 0);
  return (
    taken -
    bank.refunds
      .filter(({ payment_intent: id }) => intents.includes(id))
      .reduce((sum, { amount }) => sum + amount, 0)
  );
}

type Booked = Pick<TrainBookingView, 'booking_id'>;

/** How refunds are asked for and confirmed, by an owner if nobody else is named. */
export const createRefunds = (ask: Ask, owner: TrainBuyer) => ({
  asked: (
    { booking_id: bookingID }: Booked,
    items: readonly RefundItem[],
    { headers }: Pick<TrainBuyer, 'headers'> = owner,
  ) =>
    ask(
      createRefund,
      { bookingID, request: { type: 'REFUND', items: items.map((item) => ({ ...item })) } },
      headers,
    ),
  confirmed: ({ booking_id: bookingID }: Booked, { id, total }: Refund, change = {}) =>
    ask(
      confirmRefund,
      { bookingID, refundID: id, acceptedRefund: total.value, ...change },
      owner.headers,
    ),
});

export type Refunds = ReturnType<typeof createRefunds>;

export const wanted = ({ legs: [leg] }: TicketItem, change = {}) => ({
  id: leg?.id ?? '',
  origin: leg?.origin.code ?? '',
  destination: leg?.destination.code ?? '',
  departure: `${addDays(OUT, 1)}T08:00`,
  ...change,
});

/** How exchanges of an owner's ticket are searched for, quoted and confirmed. */
export function createExchanges(ask: Ask, { headers }: TrainBuyer) {
  const search = (booking: TrainBookingView, change = {}) =>
    ask(
      searchExchangeOffers,
      {
        bookingID: booking.booking_id,
        request: { items: [{ id: tickets(booking).id, legs: [wanted(tickets(booking), change)] }] },
      },
      headers,
    );
  return {
    search,
    /** the quote for trains that cost so many cents more */
    async quoted(booking: TrainBookingView, cents: number): Promise<ExchangeQuote> {
      const [item] = found(await search(booking)).items;
      const offer = item?.offers.find(({ difference }) => difference.value === wire(cents));
      const chosen = {
        id: item?.id ?? '',
        searchId: item?.searchId ?? '',
        legs: [{ id: offer?.leg ?? '', selectedOfferId: offer?.id ?? '' }],
      };
      return found(
        await ask(
          exchangeQuote,
          { bookingID: booking.booking_id, request: { items: [chosen] } },
          headers,
        ),
      );
    },
    confirm: (
      { booking_id: bookingID }: Booked,
      { exchangeOperationId }: ExchangeQuote,
      intent: string | null,
    ) =>
      ask(confirmExchange, { bookingID, exchangeOperationId, payment_intent_id: intent }, headers),
    intentFor: async ({ exchangeOperationId: offerID }: ExchangeQuote) =>
      found(await ask(createPaymentIntent, { offerID }, headers)).paymentIntent,
  };
}

export type Exchanges = ReturnType<typeof createExchanges>;
