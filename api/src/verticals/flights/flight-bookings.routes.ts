import {
  acceptCarrierChange,
  confirmCancellation,
  confirmChange,
  findChangeOffers,
  flightBooking,
  flightBookingList,
  flightQuote,
  flightQuoted,
  holdQuote,
  orderFlight,
  payHold,
  quoteCancellation,
  quoteChange,
} from '@wayfare/api-contract';
import {
  AcceptCarrierChangeRequestSchema,
  BookingListRequestSchema,
  BookResultSchema,
  CarrierChangeSchema,
  ConfirmCancellationRequestSchema,
  ConfirmChangeRequestSchema,
  FailedBookingSchema,
  FlightBookingSchema,
  FlightBookingRequestSchema,
  FlightBookingViewSchema,
  FlightOrderRequestSchema,
  FlightQuotedRequestSchema,
  FlightQuoteRequestSchema,
  FlightQuoteSchema,
  HoldPaymentRequestSchema,
  HoldQuoteRequestSchema,
  HoldQuoteSchema,
  OrderCancellationRequestSchema,
  OrderCancellationSchema,
  OrderChangeOffersSchema,
  OrderChangeQuoteRequestSchema,
  OrderChangeQuoteSchema,
  OrderChangeRequestSchema,
} from '@wayfare/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { requirePrincipal } from '../../platform/http/authenticate';
import { checkIdempotencyKey, idempotencyKey, once } from '../../platform/http/idempotency';
import type { KeptAnswers } from '../../platform/http/idempotency';
import { listRoute, route } from '../../platform/http/route';
import type { RequestContext } from '../../platform/http/route';
import type { BookingRequest } from '../../booking/access';
import { quoteOwner } from '../../booking/quote-owner';
import type { FlightAnswers } from './flight-answers.service';
import type { Ask, Requester, FlightBookings } from './flight-bookings.service';
import type { FlightCancellations } from './flight-cancellations.service';
import type { FlightChanges } from './flight-changes.service';
import type { FlightHolds } from './flight-holds.service';
import type { FlightOrdersService } from './flight-orders.service';
import type { FlightQuotesService } from './flight-quotes.service';
import { providerName, providerOf } from './providers';
import type { FlightSuppliers } from './providers';

export interface FlightBookingsRoutesDeps {
  readonly keptAnswers: KeptAnswers;
  readonly suppliers: FlightSuppliers;
  readonly quotes: FlightQuotesService;
  readonly orders: FlightOrdersService;
  readonly bookings: FlightBookings;
  readonly cancellations: FlightCancellations;
  readonly changes: FlightChanges;
  readonly holds: FlightHolds;
  readonly answers: FlightAnswers;
  /** per minute; opening by reference, e-mail and PIN */
  readonly guessesPerMinute: number;
}

const PROVIDER = ':provider';

const requesterOf = (context: RequestContext): Requester => ({
  principal: requirePrincipal(context),
  language: context.language,
  now: context.now,
});

interface Keyed<T> {
  readonly name: string;
  readonly input: unknown;
  readonly context: RequestContext;
  readonly schema: v.GenericSchema<unknown, T>;
}

/** Idempotency key for calls that move money. */
function keyed<T extends object>(
  { keptAnswers }: FlightBookingsRoutesDeps,
  { name, input, context, schema }: Keyed<T>,
  call: () => Promise<T>,
): Promise<T> {
  const { principal, now } = requesterOf(context);
  return once(
    keptAnswers,
    { owner: principal.id, key: idempotencyKey(context), request: [name, input], schema, now },
    call,
  );
}

/** `:provider` must be known; bookings keep their own. */
export function flightBookingsRoutes(api: FastifyInstance, deps: FlightBookingsRoutesDeps): void {
  sellingRoutes(api, deps);
  bookingRoutes(api, deps);
  changeRoutes(api, deps);
}

function sellingRoutes(api: FastifyInstance, deps: FlightBookingsRoutesDeps): void {
  const { quotes, orders } = deps;
  route(
    api,
    flightQuote(PROVIDER),
    { request: FlightQuoteRequestSchema, result: FlightQuoteSchema },
    { summary: 'The price of an offer with bags and seats once more, kept for booking' },
    (input, context) =>
      quotes.quote(providerName(context.request), input, {
        ...context,
        owner: quoteOwner(context),
      }),
  );
  route(
    api,
    flightQuoted(PROVIDER),
    { request: FlightQuotedRequestSchema, result: FlightQuoteSchema },
    { summary: 'A quote made before' },
    ({ quote_id: id }, context) => quotes.quoted(providerName(context.request), id, context),
  );
  route(
    api,
    orderFlight(PROVIDER),
    { request: FlightOrderRequestSchema, result: BookResultSchema },
    { summary: 'Orders a quote; the outcome follows', isIdempotent: true },
    (input, context) => {
      checkIdempotencyKey(context);
      return orders.order(providerName(context.request), input, requesterOf(context));
    },
  );
}

const guessLimit = ({ guessesPerMinute: max }: FlightBookingsRoutesDeps) =>
  max > 0 ? { rateLimit: { max, timeWindow: 60_000 } } : {};

function askOf<Input extends BookingRequest>(
  { suppliers }: FlightBookingsRoutesDeps,
  input: Input,
  context: RequestContext,
): Ask<Input> {
  providerOf(suppliers, providerName(context.request));
  return { input, requester: requesterOf(context) };
}

function bookingRoutes(api: FastifyInstance, deps: FlightBookingsRoutesDeps): void {
  const { bookings, cancellations, holds } = deps;
  const guesses = guessLimit(deps);
  route(
    api,
    flightBooking,
    { request: FlightBookingRequestSchema, result: FlightBookingViewSchema },
    { summary: 'One flight booking', ...guesses },
    (input, context) => bookings.one({ input, requester: requesterOf(context) }),
  );
  listRoute(
    api,
    flightBookingList,
    { request: BookingListRequestSchema, item: FlightBookingSchema, failure: FailedBookingSchema },
    { summary: 'The flight bookings of whoever asks' },
    (_input, context) => bookings.list({ ...requesterOf(context), log: context.request.log }),
  );
  route(
    api,
    quoteCancellation(PROVIDER),
    { request: OrderCancellationRequestSchema, result: OrderCancellationSchema },
    { summary: 'What cancelling a flight gives back', ...guesses },
    (input, context) => cancellations.quote(askOf(deps, input, context)),
  );
  route(
    api,
    confirmCancellation(PROVIDER),
    { request: ConfirmCancellationRequestSchema, result: OrderCancellationSchema },
    { summary: 'Cancels a flight', isIdempotent: true, ...guesses },
    (input, context) =>
      keyed(deps, { name: 'cancel-flight', input, context, schema: OrderCancellationSchema }, () =>
        cancellations.confirm(askOf(deps, input, context)),
      ),
  );
  route(
    api,
    holdQuote(PROVIDER),
    { request: HoldQuoteRequestSchema, result: HoldQuoteSchema },
    { summary: 'What a held flight costs now', ...guesses },
    (input, context) => holds.quote(askOf(deps, input, context)),
  );
  route(
    api,
    payHold(PROVIDER),
    { request: HoldPaymentRequestSchema, result: BookResultSchema },
    { summary: 'Pays a held flight; the outcome follows', isIdempotent: true, ...guesses },
    (input, context) =>
      keyed(deps, { name: 'pay-hold', input, context, schema: BookResultSchema }, () =>
        holds.pay(askOf(deps, input, context)),
      ),
  );
}

function changeRoutes(api: FastifyInstance, deps: FlightBookingsRoutesDeps): void {
  const { changes, answers } = deps;
  const guesses = guessLimit(deps);
  route(
    api,
    findChangeOffers(PROVIDER),
    { request: OrderChangeRequestSchema, result: OrderChangeOffersSchema },
    { summary: 'Other flights for one slice of a booking', ...guesses },
    (input, context) => changes.find(askOf(deps, input, context)),
  );
  route(
    api,
    quoteChange(PROVIDER),
    { request: OrderChangeQuoteRequestSchema, result: OrderChangeQuoteSchema },
    { summary: 'One of them once more, kept for confirming', ...guesses },
    (input, context) => changes.quote(askOf(deps, input, context)),
  );
  route(
    api,
    confirmChange(PROVIDER),
    { request: ConfirmChangeRequestSchema, result: BookResultSchema },
    { summary: 'Changes a booking; the outcome follows', isIdempotent: true, ...guesses },
    (input, context) =>
      keyed(deps, { name: 'change-flight', input, context, schema: BookResultSchema }, () =>
        changes.confirm(askOf(deps, input, context)),
      ),
  );
  route(
    api,
    acceptCarrierChange(PROVIDER),
    { request: AcceptCarrierChangeRequestSchema, result: CarrierChangeSchema },
    { summary: 'Accepts what the airline changed by itself', isIdempotent: true, ...guesses },
    (input, context) =>
      keyed(
        deps,
        { name: 'accept-carrier-change', input, context, schema: CarrierChangeSchema },
        () => answers.accept(askOf(deps, input, context)),
      ),
  );
}
