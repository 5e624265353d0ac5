import type { TrainBasket, TrainItem, TrainPassenger } from '@wayfare/api-contract';
import { money } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { DocumentNumbers } from '../../../platform/records/document-numbers';
import type { RecordPlace } from '../../../platform/records/stored-record-error';
import type { Booking } from '../../../booking/booking';
import { centsOf, trainLedger, trainTotal } from '../records/train-ledger';
import { trainOf } from '../records/train-records';
import { wirePrices } from '../wire/wire-amount';
import { wireItem } from '../wire/wire-item';
import { isPrebooked } from './basket';
import type { Basket } from './basket';
import type { BasketItem } from './basket-records';

interface Opening {
  readonly numbers: DocumentNumbers;
  readonly place: RecordPlace;
}

export interface Viewing {
  readonly language: Language;
  readonly now: number;
}

function opened(
  { documentNumber, ...passenger }: BasketItem['passengers'][number],
  { numbers, place }: Opening,
): TrainPassenger {
  return documentNumber === undefined
    ? passenger
    : {
        ...passenger,
        documentNumber: numbers.open(documentNumber, {
          ...place,
          path: 'passengers.documentNumber',
        }),
      };
}

function wireKept(
  { item, offerLocations, criteria, passengers }: BasketItem,
  opening: Opening,
): TrainItem {
  const wired = wireItem(item, {
    criteria,
    passengers: new Map(passengers.map((passenger) => [passenger.id, opened(passenger, opening)])),
  });
  return wired.type === 'point-to-point'
    ? { ...wired, offerLocations: [...offerLocations] }
    : wired;
}

export function basketView(
  basket: Basket,
  { language, now }: Viewing,
  numbers: DocumentNumbers,
): TrainBasket {
  const opening = { numbers, place: { table: 'train_baskets', id: basket.id } };
  const cents = centsOf(basket.items.map(({ item }) => item));
  return {
    booking_id: basket.id,
    bookingReference: null,
    bookingStatus: isPrebooked(basket, now) ? 'PREBOOKED' : 'CREATED',
    version: basket.version,
    expirationDate: basket.expiresAt?.toISOString() ?? null,
    bookingItems: basket.items.map((kept) => wireKept(kept, opening)),
    prices: wirePrices(money(cents.tickets + cents.extras)),
    ledger: trainLedger(
      { cents, adjustments: [] },
      { items: basket.items.map(({ item }) => item), language },
    ),
    demo: basket.demo,
  };
}

export const emptied = (basket: Basket): Basket => ({
  ...basket,
  items: [],
  state: 'open',
  expiresAt: null,
  version: basket.version + 1,
});

/** A failed booking shows as not prebooked. */
function statusOf({ status, paymentState }: Booking): TrainBasket['bookingStatus'] {
  if (status === 'confirmed' || status === 'canceled') return 'CONFIRMED';
  if (status !== 'completing') return 'CREATED';
  return paymentState === 'awaiting' ? 'PREBOOKED' : 'AUTHORIZED';
}

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
    ledger: trainLedger(record, { items: record.items, language }),
    demo: record.demo,
  };
}
