import { isRecord, readStored, writeStored } from '@wayfare/forms';
import type { BookingState } from '../hotel/booking-state';

const KEY = 'hotelBooking';
const KEPT = 5;

type States = Record<string, unknown>;

function readStates(): States {
  const stored = readStored(KEY);
  return isRecord(stored) ? stored : {};
}

/** Keeps what was known when the room was chosen, beside its quote (HOT-41). */
export function keepBookingState(quoteId: string, state: BookingState): void {
  const others = Object.entries(readStates()).filter(([id]) => id !== quoteId);
  writeStored(KEY, Object.fromEntries([...others, [quoteId, state] as const].slice(-KEPT)));
}

/** A fresh quote of the same room knows what the one before it knew. */
export function passBookingState(from: string, to: string): void {
  const state = readStates()[from];
  if (isRecord(state)) keepBookingState(to, state as unknown as BookingState);
}

export type OfferFacts = BookingState['analytics'];

const FACTS = { locationId: 'string', locationName: 'string', firstPrice: 'string', lastPrice: 'string', children: 'number', rooms: 'number', adults: 'number' } as const;

function isOfferFacts(value: unknown): value is OfferFacts {
  return isRecord(value) && Object.entries(FACTS).every(([name, type]) => typeof value[name] === type);
}

/** What the hotel's page knew of the offer; null in another tab. */
export function recallOfferFacts(quoteId: string): OfferFacts | null {
  const state = readStates()[quoteId];
  return isRecord(state) && isOfferFacts(state.analytics) ? state.analytics : null;
}
