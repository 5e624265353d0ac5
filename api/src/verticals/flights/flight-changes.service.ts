import type {
  BookResult,
  ChangeOffer,
  OrderChangeOffers,
  OrderChangeQuote,
} from '@wayfare/api-contract';
import type {
  ConfirmChangeRequestSchema,
  OrderChangeQuoteRequestSchema,
  OrderChangeRequestSchema,
} from '@wayfare/api-contract/schemas';
import { formatDecimal, isIsoDate, money, siteDay } from '@wayfare/domain';
import type { IsoDate } from '@wayfare/domain';
import type { InferOutput } from 'valibot';
import type { Catalogue } from '../../catalogue/catalogue';
import type { Database } from '../../platform/db/database';
import { Problem, invalid } from '../../platform/http/problem';
import type { FlightSupplier, SupplierChangeOffer } from '../../ports/flight-supplier';
import type { SupplierSlice } from '../../ports/flight-offers';
import type { Booking } from '../../booking/booking';
import { bookResult } from '../../booking/booking.service';
import type { BookingService } from '../../booking/booking.service';
import { insertQuote, insertQuotes } from '../../booking/bookings.repository';
import { kept } from '../../booking/charges';
import { newQuoteId } from '../../booking/references';
import { dueAtOnce } from '../../booking/due-terms';
import { cityNames, dictionaryOf } from './dictionary';
import { canChange } from './flight-booking-view';
import type { Ask, FlightBookings } from './flight-bookings.service';
import type { ChangePlan } from './flight-amendments';
import { flightSlice } from './flight-offer';
import { quoteExpiry } from './flight-quotes.service';
import { flightOf } from './flight-records';
import type { ChangeOfferRecord, ChangeRecord } from './flight-records';
import { providerOf } from './providers';
import type { FlightSuppliers } from './providers';
import { dateProblem } from './search-rules';
import { servicesOfSlice } from './services-after-change';

type FindInput = InferOutput<typeof OrderChangeRequestSchema>;
type QuoteInput = InferOutput<typeof OrderChangeQuoteRequestSchema>;
type ConfirmInput = InferOutput<typeof ConfirmChangeRequestSchema>;

export interface FlightChanges {
  /** Flights for one slice on a day (OQ-82), cheapest first, under our own ids. */
  find(ask: Ask<FindInput>): Promise<OrderChangeOffers>;
  quote(ask: Ask<QuoteInput>): Promise<OrderChangeQuote>;
  /** Charges or refunds the difference through the workflow (OQ-54). */
  confirm(ask: Ask<ConfirmInput>): Promise<BookResult>;
}

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly catalogue: Catalogue;
  readonly bookingService: BookingService;
  readonly suppliers: FlightSuppliers;
  readonly bookings: FlightBookings;
}

const cents = (amount: number) => formatDecimal(money(amount));

/** Changes carry no commission; the refund is capped by what was paid. */
function differenceOf(booking: Booking, { changeTotal }: SupplierChangeOffer): number {
  return Math.max(changeTotal.amount, -kept(booking));
}

function wireOffer(booking: Booking, offer: SupplierChangeOffer, id: string): ChangeOffer {
  const difference = differenceOf(booking, offer);
  const amounts = {
    change_total_amount: cents(difference),
    penalty_amount: formatDecimal(offer.penalty),
    new_total_amount: cents(booking.total + difference),
  };
  return {
    id,
    slice: flightSlice(offer.slice),
    ...amounts,
    expires_at: offer.expiresAt.toISOString(),
  };
}

/** 422 for a slice that cannot be changed. */
function changeable(booking: Booking, sliceId: string, now: number): SupplierSlice {
  if (booking.supplierBooking === null || !canChange(booking, now))
    throw invalid('booking_id', 'flights.changeNotPossible');
  const slice = flightOf(booking).itinerary.find(({ id }) => id === sliceId);
  if (slice === undefined) throw invalid('slice_id', 'flights.changeNotPossible');
  return slice;
}

function dayOf(date: string, now: number) {
  const problem = dateProblem(
    date,
    undefined,
    siteDay(() => now),
  );
  if (problem !== null || !isIsoDate(date))
    throw invalid('departure_date', problem ?? 'dates.invalid');
  return date;
}

function refused(error: unknown): never {
  if (error instanceof Problem && error.problemCode === 'INVALID_REQUEST')
    throw new Problem('INVALID_REQUEST', {
      field: 'slice_id',
      text: 'flights.changeRefused',
      status: 422,
      cause: error,
    });
  throw error;
}

function wishOf(slice: SupplierSlice, departureDate: IsoDate) {
  const [first, last] = [slice.segments[0] ?? slice, slice.segments.at(-1) ?? slice];
  return {
    sliceId: slice.id,
    origin: first.origin.iataCode,
    destination: last.destination.iataCode,
    departureDate,
    cabinClass: slice.segments[0]?.passengers[0]?.cabinClass ?? 'economy',
  };
}

/** Hands over to the workflow, with a card when something is due. */
async function agreed(
  bookingService: BookingService,
  booking: Booking,
  record: ChangeRecord,
  { input, requester }: Ask<ConfirmInput>,
): Promise<Booking> {
  const { quote_id: quoteId, payment_intent_id: id, accepted_difference: accepted } = input;
  const { difference: amount, sliceId, changeId, supplierCents } = record;
  if (accepted !== cents(amount))
    throw new Problem('PRICE_CHANGED', {
      field: 'accepted_difference',
      text: 'flights.differenceOther',
      facts: { previousPrice: accepted, newPrice: cents(amount) },
    });
  if (amount > 0 && id === null) throw invalid('payment_intent_id', 'payment.needed');
  if (amount > 0 && id !== null)
    await bookingService.checkIntent({ id, quoteId, owner: requester.principal.id, cents: amount });
  const plan: ChangePlan = { sliceId, changeId, supplierCents };
  const moved = await bookingService.agree(
    booking,
    { version: 2, kind: 'change', quoteId, amount, plan },
    { intentId: amount > 0 ? id : null, now: requester.now },
  );
  if (moved === null) throw invalid('booking_id', 'flights.changeNotPossible');
  return moved;
}

export function flightChanges({
  database,
  catalogue,
  bookingService,
  suppliers,
  bookings,
}: Deps): FlightChanges {
  const supplierOf = (booking: Booking): FlightSupplier =>
    providerOf(suppliers, flightOf(booking).provider);

  const namesOf = (
    booking: Booking,
    slices: readonly SupplierSlice[],
    { requester }: Pick<Ask, 'requester'>,
  ) =>
    dictionaryOf(
      [{ slices, owner: flightOf(booking).owner }],
      cityNames(catalogue, requester.language),
    );

  return {
    async find(ask) {
      const { input, requester } = ask;
      const booking = await bookings.open(ask);
      const slice = changeable(booking, input.slice_id, requester.now);
      const wish = wishOf(slice, dayOf(input.departure_date, requester.now));
      const found = await supplierOf(booking)
        .changeOffers(booking.supplierBooking ?? '', wish)
        .catch(refused);
      const rows = found.map((offer) => ({ id: newQuoteId(), offer }));
      const record = (supplierId: string): ChangeOfferRecord => ({
        version: 2,
        kind: 'change-offer',
        bookingId: booking.id,
        sliceId: slice.id,
        supplierId,
      });
      await insertQuotes(
        database.orm,
        rows.map(({ id, offer }) => ({
          id,
          vertical: 'flights',
          owner: requester.principal.id,
          offer: record(offer.id),
          createdAt: new Date(requester.now),
          expiresAt: offer.expiresAt,
        })),
      );
      return {
        booking_id: booking.id,
        offers: rows.map(({ id, offer }) => wireOffer(booking, offer, id)),
        dictionary: namesOf(
          booking,
          found.map((offer) => offer.slice),
          ask,
        ),
      };
    },

    async quote(ask) {
      const { input, requester } = ask;
      const booking = await bookings.open(ask);
      const slice = changeable(booking, input.slice_id, requester.now);
      const { sliceId, supplierId } = await bookings.quoteOf(booking, 'change-offer', {
        id: input.change_offer_id,
        field: 'change_offer_id',
        now: requester.now,
      });
      if (sliceId !== input.slice_id) throw invalid('slice_id', 'flights.changeNotPossible');
      const fresh = await supplierOf(booking).changeOffer(supplierId);
      const { id: changeId } = await supplierOf(booking).createChange(supplierId);
      const [id, expiresAt] = [newQuoteId(), quoteExpiry(fresh.expiresAt, requester.now)];
      const difference = differenceOf(booking, fresh);
      const offer = wireOffer(booking, fresh, input.change_offer_id);
      const record: ChangeRecord = {
        version: 2,
        kind: 'change',
        bookingId: booking.id,
        sliceId,
        changeId,
        supplierCents: fresh.changeTotal.amount,
        difference,
      };
      await insertQuote(database.orm, {
        id,
        vertical: 'flights',
        owner: requester.principal.id,
        offer: record,
        createdAt: new Date(requester.now),
        expiresAt,
      });
      return {
        quote_id: id,
        booking_id: booking.id,
        offer,
        dictionary: namesOf(booking, [fresh.slice], ask),
        lost_services: servicesOfSlice(flightOf(booking).services, slice),
        terms: dueAtOnce(difference),
        expires_at: expiresAt.toISOString(),
      };
    },

    async confirm(ask) {
      const { input, requester } = ask;
      const booking = await bookings.open(ask);
      const record = await bookings.quoteOf(booking, 'change', {
        id: input.quote_id,
        field: 'quote_id',
        now: requester.now,
      });
      // this very change may have replaced the slice
      const isGone = flightOf(booking).itinerary.every(({ id }) => id !== record.sliceId);
      if (isGone) return bookResult(booking);
      if (booking.amendment === null) changeable(booking, record.sliceId, requester.now);
      return bookResult(await agreed(bookingService, booking, record, ask));
    },
  };
}
