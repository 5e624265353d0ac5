import {
  confirmTrainBooking,
  createServiceOffer,
  createTrainBooking,
  createTrainPaymentIntent,
  deleteBasket,
  deleteServiceOffer,
  deleteTrainItem,
  getLastBasket,
  getTrainBooking,
  prebookTrains,
  printTrainBooking,
  removeTrainPaymentIntent,
  setSeatPreferences,
  trainBooking,
  trainBookingId,
  trainBookingList,
  updateTravelers,
} from '@wayfare/api-contract';
import {
  BookingListRequestSchema,
  BookingOfTrainRequestSchema,
  BookingOfTrainResultSchema,
  BookResultSchema,
  ConfirmBookingRequestSchema,
  CreateBookingRequestSchema,
  CreateServiceRequestSchema,
  DeleteItemRequestSchema,
  DeleteServiceRequestSchema,
  FailedBookingSchema,
  GetBookingRequestSchema,
  LastBasketRequestSchema,
  LastBasketResultSchema,
  PrebookRequestSchema,
  PreferencesRequestSchema,
  PrintRequestSchema,
  PrintResultSchema,
  RemovedSchema,
  TrainBasketSchema,
  TrainBookingSchema,
  TrainBookingRequestSchema,
  TrainBookingViewSchema,
  TrainPaymentRequestSchema,
  TrainPaymentResultSchema,
  UpdateTravelersRequestSchema,
} from '@wayfare/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { requirePrincipal } from '../../platform/http/authenticate';
import { correlationId } from '../../platform/http/correlation-id';
import { Problem } from '../../platform/http/problem';
import { listRoute, route } from '../../platform/http/route';
import type { RequestContext } from '../../platform/http/route';
import type { BasketItems } from './basket/basket-items.service';
import type { BasketPayments } from './basket/basket-payments.service';
import type { BasketTravelers } from './basket/basket-travelers.service';
import type { BasketRequester, Baskets } from './basket/baskets';
import type { OffersToBasket } from './basket/offers-to-basket.service';
import type { Prebooking } from './basket/prebooking.service';
import type { TrainBookings } from './train-bookings.service';

export interface TrainBookingsRoutesDeps {
  readonly baskets: Baskets;
  readonly offers: OffersToBasket;
  readonly items: BasketItems;
  readonly travelers: BasketTravelers;
  readonly prebooking: Prebooking;
  readonly payments: BasketPayments;
  readonly bookings: TrainBookings;
  /** per minute; opening by reference, e-mail and PIN */
  readonly guessesPerMinute: number;
}

const requesterOf = (context: RequestContext): BasketRequester => ({
  principal: requirePrincipal(context),
  correlationId: correlationId(context.request),
  language: context.language,
  now: context.now,
});

export function trainBookingsRoutes(api: FastifyInstance, deps: TrainBookingsRoutesDeps): void {
  itemRoutes(api, deps);
  basketRoutes(api, deps);
  paymentRoutes(api, deps);
  bookingRoutes(api, deps);
}

function itemRoutes(
  api: FastifyInstance,
  { offers, items, travelers }: TrainBookingsRoutesDeps,
): void {
  const result = TrainBasketSchema;
  route(
    api,
    createTrainBooking,
    { request: CreateBookingRequestSchema, result },
    { summary: 'Puts offers of trains into the basket' },
    (input, context) => offers.add(input, requesterOf(context)),
  );
  route(
    api,
    deleteTrainItem,
    { request: DeleteItemRequestSchema, result },
    { summary: 'Takes tickets or a pass out of the basket' },
    (input, context) => items.remove(input, requesterOf(context)),
  );
  route(
    api,
    createServiceOffer,
    { request: CreateServiceRequestSchema, result },
    { summary: 'Sets how many of an extra tickets have' },
    (input, context) => items.setService(input, requesterOf(context)),
  );
  route(
    api,
    deleteServiceOffer,
    { request: DeleteServiceRequestSchema, result },
    { summary: 'Takes an extra off tickets' },
    (input, context) => items.removeService(input, requesterOf(context)),
  );
  route(
    api,
    setSeatPreferences,
    { request: PreferencesRequestSchema, result },
    { summary: 'Wishes for the seats of tickets' },
    (input, context) => items.setPreferences(input, requesterOf(context)),
  );
  route(
    api,
    updateTravelers,
    { request: UpdateTravelersRequestSchema, result },
    { summary: 'Who travels on the tickets of the basket' },
    (input, context) => travelers.update(input, requesterOf(context)),
  );
}

function basketRoutes(
  api: FastifyInstance,
  { baskets, bookings, prebooking }: TrainBookingsRoutesDeps,
): void {
  route(
    api,
    prebookTrains,
    { request: PrebookRequestSchema, result: TrainBasketSchema },
    { summary: 'Keeps places and prices of the basket for a while' },
    (input, context) => prebooking.prebook(input, requesterOf(context)),
  );
  route(
    api,
    getTrainBooking,
    { request: GetBookingRequestSchema, result: v.nullable(TrainBasketSchema) },
    { summary: 'The basket, or what became of it' },
    ({ bookingID }, context) => bookings.present(bookingID, requesterOf(context)),
  );
  route(
    api,
    getLastBasket,
    { request: LastBasketRequestSchema, result: LastBasketResultSchema },
    { summary: 'The basket that whoever asks has open' },
    (_input, context) => bookings.last(requesterOf(context)),
  );
  route(
    api,
    deleteBasket,
    { request: TrainPaymentRequestSchema, result: RemovedSchema },
    { summary: 'Empties the basket' },
    async (_input, context) => {
      const requester = requesterOf(context);
      const basket = await baskets.last(requester);
      if (basket === null) return { status: 'OK' as const };
      return baskets.drop(basket, requester.now).then(
        () => ({ status: 'OK' as const }),
        // card confirmed: the booking runs and must not be emptied
        (error: unknown) =>
          error instanceof Problem ? { status: 'KO' as const } : Promise.reject(error),
      );
    },
  );
}

function paymentRoutes(api: FastifyInstance, { payments }: TrainBookingsRoutesDeps): void {
  route(
    api,
    createTrainPaymentIntent,
    { request: TrainPaymentRequestSchema, result: TrainPaymentResultSchema },
    { summary: 'Asks for the money of the prebooked basket' },
    ({ methods, keepCard }, context) =>
      payments.createIntent(requesterOf(context), { methods, keepCard }),
  );
  route(
    api,
    removeTrainPaymentIntent,
    { request: TrainPaymentRequestSchema, result: RemovedSchema },
    { summary: 'Takes back what was asked of a card' },
    (_input, context) => payments.removeIntent(requesterOf(context)),
  );
  route(
    api,
    confirmTrainBooking,
    { request: ConfirmBookingRequestSchema, result: BookResultSchema },
    { summary: 'Orders the prebooked basket; the outcome follows' },
    ({ payment_intent_id: intentId, invoice }, context) =>
      payments.confirm({ intentId, invoice }, requesterOf(context)),
  );
}

function bookingRoutes(
  api: FastifyInstance,
  { bookings, guessesPerMinute: max }: TrainBookingsRoutesDeps,
): void {
  const guesses = max > 0 ? { rateLimit: { max, timeWindow: 60_000 } } : {};
  route(
    api,
    trainBooking,
    { request: TrainBookingRequestSchema, result: TrainBookingViewSchema },
    { summary: 'One train booking', ...guesses },
    (input, context) => bookings.one(input, requesterOf(context)),
  );
  listRoute(
    api,
    trainBookingList,
    { request: BookingListRequestSchema, item: TrainBookingSchema, failure: FailedBookingSchema },
    { summary: 'The train bookings of whoever asks' },
    (_input, context) => bookings.list({ ...requesterOf(context), log: context.request.log }),
  );
  route(
    api,
    trainBookingId,
    { request: BookingOfTrainRequestSchema, result: BookingOfTrainResultSchema },
    { summary: 'The booking behind a train id', ...guesses },
    ({ IDTrain }, context) => bookings.ofTrain(IDTrain, requesterOf(context)),
  );
  route(
    api,
    printTrainBooking,
    { request: PrintRequestSchema, result: PrintResultSchema },
    { summary: 'Where the documents of a booking are' },
    ({ bookingID }, context) => bookings.print(bookingID, requesterOf(context)),
  );
}
