import type { TrainBasket, TrainItem } from '@wayfare/api-contract';
import { money } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { Booking } from '../../bookings/booking';
import { centsOf, trainLedger, trainTotal } from '../train-ledger';
import { trainOf } from '../train-records';
import { wirePrices } from '../wire/wire-amount';
import { wireItem } from '../wire/wire-item';
import { isPrebooked } from './basket';
import type { Basket, BasketItem } from './basket';

interface Viewing {
  readonly language: Language;
  readonly now: number;
}

function wireKept({ item, offerLocations, criteria, passengers }: BasketItem): TrainItem {
  const wired = wireItem(item, { criteria, passengers: new Map(passengers.map((passenger) => [passenger.id, passenger])) });
  return wired.type === 'point-to-point' ? { ...wired, offerLocations: [...offerLocations] } : wired;
}

/** A basket as its owner sees it. */
export function basketView(basket: Basket, { language, now }: Viewing): TrainBasket {
  const cents = centsOf(basket.items.map(({ item }) => item));
  return {
    booking_id: basket.id,
    bookingReference: null,
    bookingStatus: isPrebooked(basket, now) ? 'PREBOOKED' : 'CREATED',
    version: basket.version,
    expirationDate: basket.expiresAt?.toISOString() ?? null,
    bookingItems: basket.items.map(wireKept),
    prices: wirePrices(money(cents.tickets + cents.extras)),
    ledger: trainLedger({ cents, adjustments: [] }, language),
    demo: basket.demo,
  };
}

/** Nothing is left in it: it is none any more. */
export const emptyBasketView = (basket: Basket, viewing: Viewing): TrainBasket => basketView({ ...basket, items: [], state: 'open', expiresAt: null, version: basket.version + 1 }, viewing);

/** One that did not come about is as good as never prebooked. */
function statusOf({ status, paymentState }: Booking): TrainBasket['bookingStatus'] {
  if (status === 'confirmed' || status === 'canceled') return 'CONFIRMED';
  if (status !== 'completing') return 'CREATED';
  return paymentState === 'awaiting' ? 'PREBOOKED' : 'AUTHORIZED';
}

/** What became of a basket that was ordered. */
export function orderedView(booking: Booking, version: number, { language }: Viewing): TrainBasket {
  const record = trainOf(booking);
  return {
    booking_id: booking.id,
    bookingReference: booking.reference,
    bookingStatus: statusOf(booking),
    version,
    expirationDate: null,
    bookingItems: record.items.map((item) => wireItem(item)),
    prices: wirePrices(trainTotal(record)),
    ledger: trainLedger(record, language),
    demo: record.demo,
  };
}
