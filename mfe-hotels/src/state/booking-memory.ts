import type { PaymentTiming } from '@wayfare/api-contract';
import { isRecord, NamedSchema, storedAtom } from '@wayfare/forms';
import * as v from 'valibot';
import type { BookingState, OfferFacts } from '../domain/booking/booking-state';

const KEPT = 5;

/** Facts of the chosen offer by quote id. */
const states = storedAtom<Readonly<Record<string, unknown>>>({
  key: 'hotelBooking',
  schema: NamedSchema,
  empty: {},
});

function keepState(quoteId: string, state: unknown): void {
  const others = Object.entries(states.read()).filter(([id]) => id !== quoteId);
  states.write(Object.fromEntries([...others, [quoteId, state] as const].slice(-KEPT)));
}

/** Stored beside its quote (HOT-41). */
export const keepBookingState = (quoteId: string, state: BookingState): void =>
  keepState(quoteId, state);

export function passBookingState(from: string, to: string): void {
  const state = states.read()[from];
  if (isRecord(state)) keepState(to, state);
}

/** Payment timing chosen in this tab, for the latest quote only. */
const timing = storedAtom<{ quoteId: string; timing: PaymentTiming } | null>({
  key: 'draft.hotels.timing',
  schema: v.object({ quoteId: v.string(), timing: v.picklist(['now', 'later', 'property']) }),
  empty: null,
});

export const keepTiming = (quoteId: string, chosen: PaymentTiming): void =>
  timing.write({ quoteId, timing: chosen });

/** null for another quote, on the server and while hydrating. */
export function useTiming(quoteId: string): PaymentTiming | null {
  const kept = timing.use();
  return kept?.quoteId === quoteId ? kept.timing : null;
}

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

/** null in another tab. */
export function recallOfferFacts(quoteId: string): OfferFacts | null {
  const { success, output } = v.safeParse(FactsSchema, states.read()[quoteId]);
  return success ? output.analytics : null;
}
