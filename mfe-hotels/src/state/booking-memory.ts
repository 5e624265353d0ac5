import type { PaymentTiming } from '@wayfare/api-contract';
import { isRecord, readStored, writeStored } from '@wayfare/forms';
import type { BookingState, OfferFacts } from '../domain/booking/booking-state';

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

const TIMINGS: readonly PaymentTiming[] = ['now', 'later', 'property'];

function timingOf(kept: unknown): [quoteId?: string, timing?: PaymentTiming] {
  if (!isRecord(kept) || typeof kept.quoteId !== 'string') return [];
  const timing = TIMINGS.find((known) => known === kept.timing);
  return timing === undefined ? [] : [kept.quoteId, timing];
}

/** A fresh quote of the same room knows what the one before it knew. */
export function passBookingState(from: string, to: string): void {
  const state = readStates()[from];
  if (isRecord(state)) keepBookingState(to, state as unknown as BookingState);
}

/** The way to pay that was chosen in this tab, of the last quote alone. */
export const TIMING_KEY = 'draft.hotels.timing';

export function keepTiming(quoteId: string, timing: PaymentTiming): void {
  writeStored(TIMING_KEY, { quoteId, timing });
}

/** The way to pay that was chosen for a quote, from what is kept; null for another's. */
export function timingIn(kept: string | null, quoteId: string): PaymentTiming | null {
  // the text says whether a browser is here to be read, the same for server and first render
  const [keptFor, timing] = kept === null ? [] : timingOf(readStored(TIMING_KEY));
  return keptFor === quoteId ? (timing ?? null) : null;
}

/** A fresh quote of the same room is paid as the one before it. */
export function passTiming(from: string, to: string): void {
  const [keptFor, timing] = timingOf(readStored(TIMING_KEY));
  if (keptFor === from && timing !== undefined) keepTiming(to, timing);
}

const FACTS = {
  locationId: 'string',
  locationName: 'string',
  firstPrice: 'string',
  lastPrice: 'string',
  children: 'number',
  rooms: 'number',
  adults: 'number',
} as const;

function isOfferFacts(value: unknown): value is OfferFacts {
  return (
    isRecord(value) && Object.entries(FACTS).every(([name, type]) => typeof value[name] === type)
  );
}

/** What the hotel's page knew of the offer; null in another tab. */
export function recallOfferFacts(quoteId: string): OfferFacts | null {
  const state = readStates()[quoteId];
  return isRecord(state) && isOfferFacts(state.analytics) ? state.analytics : null;
}
