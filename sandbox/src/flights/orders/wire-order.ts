import { hash32 } from '../../kit/random';
import { conditionsOf, penaltyFor } from '../offers/conditions';
import type { Slice } from '../offers/offer';
import { wirePrice } from '../offers/wire-offer';
import { wireService } from '../offers/services';
import { wireAirline, wireSlice } from '../offers/wire-slice';
import { isOwed } from './airline-change';
import { isAwaitingPayment, isLive, isoOf, type Order } from './order';

/** Airlines' ticket numbers start with a number of their own; nobody has 000. */
const NO_AIRLINE = '000';

function documentsOf({ id, offer, slices, paidAt }: Order) {
  if (paidAt === undefined) return [];
  const flights = slices.map(({ key }) => key).join();
  return offer.travellers.map((passenger) => ({
    type: 'electronic_ticket',
    unique_identifier:
      NO_AIRLINE + String(hash32(`${id}/${passenger.id}/${flights}`)).padStart(10, '0'),
    passenger_ids: [passenger.id],
  }));
}

export function wireOrderSlice({ services, offer }: Order, slice: Slice) {
  return wireSlice(slice, offer.travellers, (flight, passengerId) => {
    const seat = services.find(
      (service) =>
        service.slice === slice &&
        service.flightIndex === flight &&
        service.passengerId === passengerId,
    );
    return seat?.metadata ?? null;
  });
}

function actionsOf(order: Order, now: number): string[] {
  const { slices, offer, paidAt } = order;
  const mayChange =
    isOwed(order, 'change') ||
    slices.some((slice) => penaltyFor('change', [slice], offer.travellers) !== undefined);
  const isAllowed = { cancel: true, change: paidAt !== undefined && mayChange };
  const actions = (['cancel', 'change'] as const).filter((action) => isAllowed[action]);
  return isLive(order, now) ? actions : [];
}

export function wireOrder(order: Order, now: number) {
  const { offer, slices, cancelledAt } = order;
  return {
    id: order.id,
    type: order.type,
    offer_id: offer.id,
    live_mode: false,
    booking_reference: order.bookingReference,
    owner: wireAirline(offer.owner),
    cancelled_at: isoOf(cancelledAt),
    cancellation: cancelledAt === undefined ? null : order.cancellation,
    ...wirePrice(order.price),
    conditions: conditionsOf(slices, offer.travellers),
    payment_status: {
      awaiting_payment: isAwaitingPayment(order, now),
      payment_required_by: order.paymentRequiredBy,
      price_guarantee_expires_at: order.priceGuaranteeExpiresAt,
      paid_at: isoOf(order.paidAt),
    },
    passengers: offer.travellers.map((traveller) => ({
      ...order.passengers.find(({ id }) => id === traveller.id),
      ...traveller,
    })),
    slices: slices.map((slice) => wireOrderSlice(order, slice)),
    services: order.services.map((service) => ({
      ...wireService(service),
      quantity: service.quantity,
    })),
    documents: documentsOf(order),
    metadata: order.metadata,
    available_actions: actionsOf(order, now),
  };
}
