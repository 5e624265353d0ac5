import {
  DuffelProblem,
  invalidField,
  invalidState,
  parseData,
  problem,
} from '../../stays/problems';
import { newBookingReference, newId } from '../wire/ids';
import { paymentRequirements } from '../offers/conditions';
import type { Offer } from '../offers/offer';
import type { OfferBook } from '../offers/offer-book';
import type { SoldSeats } from '../seats/sold-seats';
import type { Order, OrderedService } from './order';
import { OrderSchema, type OrderBody } from './order-body';
import { parsePassengers } from './passengers';
import { checkPayment } from './payment';
import { parseServices } from './services';

export interface OrderContext {
  now: number;
  book: OfferBook;
  sold: SoldSeats;
}

function checkType(body: OrderBody, offer: Offer): void {
  if (body.type === 'instant') {
    if (body.payments.length !== 1)
      throw new DuffelProblem(422, [
        invalidField(
          'payments',
          "Field 'payments' must have one payment for an instant order",
          'validation_required',
        ),
      ]);
    return;
  }
  if (paymentRequirements(offer).requires_instant_payment)
    throw new DuffelProblem(422, [
      invalidField('type', "Field 'type' can't be 'hold': the offer requires instant payment"),
    ]);
  if (body.payments.length > 0)
    throw new DuffelProblem(422, [
      invalidField('payments', "Field 'payments' must be left out of an order that is paid later"),
    ]);
  if (body.services.length > 0)
    throw new DuffelProblem(422, [
      invalidField('services', "Field 'services' must be left out of an order that is paid later"),
    ]);
}

/** Where the routes for tests fail an order that is sound in itself: nothing is booked and nothing paid. */
function checkEffects({ effects }: Offer): void {
  if (effects.has('no-balance'))
    throw invalidState(
      'insufficient_balance',
      'Insufficient balance',
      'The balance does not cover the price of the order. Top it up and try again.',
    );
  if (effects.has('airline-fails'))
    throw problem(
      502,
      { type: 'airline_error', code: 'airline_unknown', title: 'Unknown airline error' },
      'The airline answered with an unexpected error.',
    );
  if (effects.has('order-fails'))
    throw problem(
      502,
      { type: 'airline_error', code: 'order_not_created', title: 'Order not created' },
      'The airline could not make the order. No order was made and no payment was taken. Do not retry.',
    );
}

function checkOffer(offer: Offer, { book }: OrderContext): void {
  if (book.isBooked(offer))
    throw invalidState(
      'offer_request_already_booked',
      'Offer request already booked',
      'An offer from this offer request has already been booked. Search again.',
    );
  if (book.changePrice(offer))
    throw invalidState(
      'price_changed',
      'Price changed',
      'The provided offer is no longer available for the same price. Retrieve the offer again for its latest price.',
    );
}

function servicesCents(services: readonly OrderedService[]): number {
  return services.reduce((sum, { cents }) => sum + cents, 0);
}

function timeOf(iso: string | null): number | undefined {
  return iso === null ? undefined : Date.parse(iso);
}

/** Makes an order from the body of a call, or throws what the supplier would answer. All or nothing. */
export function createOrder(input: unknown, context: OrderContext): Order {
  const { now, book, sold } = context;
  const body = parseData(OrderSchema, input);
  const offer = book.get(body.selected_offers[0] ?? '', now);
  const id = newId('ord');
  const slices = offer.slices.map((slice, index) => ({
    ...slice,
    key: `${id}/${index}`,
    cabin: offer.cabin,
  }));
  checkType(body, offer);
  const passengers = parsePassengers(body.passengers, offer);
  checkOffer(offer, context);
  const services = parseServices(body.services, offer, slices, sold);
  const extra = servicesCents(services);
  const price = {
    base: offer.price.base + extra,
    tax: offer.price.tax,
    total: offer.price.total + extra,
  };
  const [payment] = body.payments;
  if (payment !== undefined) checkPayment(payment, price.total, 'payments/0');
  checkEffects(offer);
  for (const service of services)
    if (service.type === 'seat') sold.sell(service.flight, service.metadata.designator);
  book.markBooked(offer);
  const isHold = body.type === 'hold';
  const { payment_required_by: payBy, price_guarantee_expires_at: guaranteedUntil } =
    paymentRequirements(offer);
  return {
    id,
    offer,
    type: body.type,
    bookingReference: newBookingReference(),
    owner: offer.owner,
    passengers,
    slices,
    services,
    price,
    metadata: body.metadata ?? {},
    users: body.users,
    createdAt: now,
    paymentRequiredBy: isHold ? timeOf(payBy) : undefined,
    priceGuaranteeExpiresAt: isHold ? timeOf(guaranteedUntil) : undefined,
    paidAt: isHold ? undefined : now,
    cancellation: undefined,
    cancelledAt: undefined,
    changedAt: undefined,
    airlineChanges: [],
  };
}
