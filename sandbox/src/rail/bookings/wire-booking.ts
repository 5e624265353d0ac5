import { pricesOf } from '../wire/money';
import type { Language } from '../wire/words';
import type { Booking } from './bookings';
import type { Item } from './item';
import { wireCarried } from './replacement';
import { wireItem, type Reading } from './wire-item';

function wireChanges(item: Item, language: Language) {
  return item.changes.map((change) => {
    const { id, status, actions, createdAt, before, after, replacement } = change;
    return {
      id,
      itemId: item.id,
      legId: before.en.leg.id,
      status,
      permittedActions: status === 'OPEN' ? actions : [],
      creationDate: new Date(createdAt).toISOString(),
      original: before[language].solution,
      proposed: after?.[language].solution ?? null,
      services: wireCarried(item, replacement?.carried ?? [], language),
    };
  });
}

/** It is kept until its prebooking ends, or the first of its items lapses. */
export function wireBooking(booking: Booking, reading: Reading) {
  const { id, items, heldUntil, reference } = booking;
  const until = heldUntil ?? Math.min(...items.map(({ keptUntil }) => keptUntil));
  const hasEnd = reference === undefined && Number.isFinite(until);
  return {
    id,
    bookingReference: reference ?? null,
    bookingStatus: booking.status(reading.now),
    expirationDate: hasEnd ? new Date(until).toISOString() : null,
    bookingItems: items.map((item) => wireItem(booking, item, reading)),
    prices: pricesOf(booking.cents),
    scheduleChanges: items.flatMap((item) => wireChanges(item, reading.language)),
    demo: true as const,
  };
}

export type WireBooking = ReturnType<typeof wireBooking>;
