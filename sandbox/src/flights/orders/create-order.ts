import { checkRules, parseData, refused } from '../../duffel/problems';
import { newBookingReference, newId } from '../../kit/ids';
import type { Desk } from '../desk';
import { paymentRequirements } from '../offers/conditions';
import { checkSold, type Offer } from '../offers/offer';
import type { Order } from './order';
import { checkPayment, OrderSchema, type OrderBody } from './order-body';
import { checkPassengers } from './passengers';
import { parseServices, seatsOf } from './services';

function checkTerms({ type, payments, services }: OrderBody, offer: Offer): void {
  const isHold = type === 'hold';
  checkRules([
    [
      !isHold && payments.length !== 1,
      'payments',
      'must have one payment for an instant order',
      'validation_required',
    ],
    [
      isHold && paymentRequirements(offer).requires_instant_payment,
      'type',
      "can't be 'hold': the offer requires instant payment",
    ],
    [isHold && payments.length > 0, 'payments', 'must be left out of an order that is paid later'],
    [isHold && services.length > 0, 'services', 'must be left out of an order that is paid later'],
  ]);
}

/** Where the routes for tests fail an order that is sound in itself: nothing is booked and nothing paid. */
const FAILURES = {
  'no-balance': 'insufficient_balance',
  'airline-fails': 'airline_unknown',
  'order-fails': 'order_not_created',
} as const;

/** Makes an order from the body of a call, or throws what the supplier would answer. All or nothing. */
export function createOrder({ now, book, sold }: Desk, input: unknown): Order {
  const body = parseData(OrderSchema, input);
  const offer = book.get(body.selected_offers);
  checkSold(offer, now());
  checkTerms(body, offer);
  checkPassengers(body.passengers, offer);
  if (book.booked.has(offer.search)) throw refused('offer_request_already_booked');
  if (book.changesPrice(offer)) throw refused('price_changed');

  const id = newId('ord');
  const slices = offer.slices.map((slice, index) => ({ ...slice, key: `${id}/${index}` }));
  const services = parseServices(body.services, offer, slices, sold);
  const extra = services.reduce((sum, { cents }) => sum + cents, 0);
  const { base, tax, total } = offer.price;
  for (const payment of body.payments) checkPayment(payment, total + extra);
  for (const [effect, code] of Object.entries(FAILURES))
    if (offer.effects.has(effect)) throw refused(code);

  sold.sell(seatsOf(services));
  book.booked.add(offer.search);
  const isHold = body.type === 'hold';
  const terms = paymentRequirements(offer);
  return {
    id,
    offer,
    type: body.type,
    bookingReference: newBookingReference(),
    passengers: body.passengers,
    slices,
    services,
    price: { base: base + extra, tax, total: total + extra },
    metadata: body.metadata,
    paymentRequiredBy: isHold ? terms.payment_required_by : null,
    priceGuaranteeExpiresAt: isHold ? terms.price_guarantee_expires_at : null,
    ...(isHold ? {} : { paidAt: now() }),
    airlineChanges: [],
  };
}
