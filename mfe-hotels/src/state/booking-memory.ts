import type { PaymentTiming } from '@wayfare/api-contract';
import { isRecord, NamedSchema, storedAtom } from '@wayfare/forms';
import * as v from 'valibot';
import type { BookingState, OfferFacts } from '../domain/booking/booking-state';

const KEPT = 5;

/** What was known when a room was chosen, by the quote that it was chosen with. */
const states = storedAtom<Readonly<Record<string, unknown>>>({
  key: 'hotelBooking',
  schema: NamedSchema,
  empty: {},
});

function keepState(quoteId: string, state: unknown): void {
  const others = Object.entries(states.read()).filter(([id]) => id !== quoteId);
  states.write(Object.fromEntries([...others, [quoteId, state] as const].slice(-KEPT)));
}

/** Keeps what was known when the room was chosen, beside its quote (HOT-41). */
export const keepBookingState = (quoteId: string, state: BookingState): void =>
  keepState(quoteId, state);

/** A fresh quote of the same room knows what the one before it knew. */
export function passBookingState(from: string, to: string): void {
  const state = states.read()[from];
  if (isRecord(state)) keepState(to, state);
}

/** The way to pay that was chosen in this tab, of the last quote alone. */
const timing = storedAtom<{ quoteId: string; timing: PaymentTiming } | null>({
  key: 'draft.hotels.timing',
  schema: v.object({ quoteId: v.string(), timing: v.picklist(['now', 'later', 'property']) }),
  empty: null,
});

export const keepTiming = (quoteId: string, chosen: PaymentTiming): void =>
  timing.write({ quoteId, timing: chosen });

/** The way to pay that was chosen for a quote; null for another's, on the server and while hydrating. */
export function useTiming(quoteId: string): PaymentTiming | null {
  const kept = timing.use();
  return kept?.quoteId === quoteId ? kept.timing : null;
}

/** A fresh quote of the same room is paid as the one before it. */
export function passTiming(from: string, to: string): void {
  const kept = timing.read();
  if (kept?.quoteId === from) keepTiming(to, kept.timing);
}

const OfferFactsSchema: v.GenericSchema<unknown, OfferFacts> = v.object({
  locationId: v.string(),
  locationName: v.string(),
  firstPrice: v.string(),
  lastPrice: v.string(),
  children: v.number(),
  rooms: v.number(),
  adults: v.number(),
});
const FactsSchema = v.object({ analytics: OfferFactsSchema });

/** What the hotel's page knew of the offer; null in another tab. */
export function recallOfferFacts(quoteId: string): OfferFacts | null {
  const { success, output } = v.safeParse(FactsSchema, states.read()[quoteId]);
  return success ? output.analytics : null;
}
