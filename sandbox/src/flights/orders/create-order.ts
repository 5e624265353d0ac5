import { invalid, parseData, refused } from '../../duffel/problems';
import { newBookingReference, newId } from '../../kit/ids';
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
      throw invalid(
        'payments',
        "Field 'payments' must have one payment for an instant order",
        'validation_required',
      );
    return;
  }
  if (paymentRequirements(offer).requires_instant_payment)
    throw invalid('type', "Field 'type' can't be 'hold': the offer requires instant payment");
  if (body.payments.length > 0)
    throw invalid('payments', "Field 'payments' must be left out of an order that is paid later");
  if (body.services.length > 0)
    throw invalid('services', "Field 'services' must be left out of an order that is paid later");
}

/** Where the routes for tests fail an order that is sound in itself: nothing is booked and nothing paid. */
function checkEffects({ effects }: Offer): void {
  if (effects.has('no-balance')) throw refused('insufficient_balance');
  if (effects.has('airline-fails')) throw refused('airline_unknown');
  if (effects.has('order-fails')) throw refused('order_not_created');
}

function checkOffer(offer: Offer, { book }: OrderContext): void {
  if (book.isBooked(offer)) throw refused('offer_request_already_booked');
  if (book.changePrice(offer)) throw refused('price_changed');
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
