import type { PaymentTiming } from '@wayfare/api-contract';
import { NamedSchema, parseStored, storedText, writeStored } from '@wayfare/forms';
import type { AttemptsKey } from '@wayfare/session';
import * as v from 'valibot';

/** One try to book a quote; its reference makes double clicks, reloads, Back and lost answers idempotent. */
export interface BookingAttempt {
  quoteId: string;
  clientReference: string;
  /** hash of travellers, terms and total: a change needs another idempotency key */
  fingerprint: string;
  timing: PaymentTiming;
  bookKey: string;
  intentKey: string;
  bookingId: string | null;
  /** the supplier's offer: other quotes of it buy the same */
  offer?: string;
  /** `fresh`: not booked; `sent`: may exist; `declined`: exists, certainly unpaid; `paid`: needs no payment any more */
  outcome: 'fresh' | 'sent' | 'declined' | 'paid';
}

/** Fixes the way to pay while an answer is unknown: another could charge for nothing. */
export function lockedTiming(attempt: BookingAttempt | null): PaymentTiming | null {
  return attempt?.outcome === 'sent' ? attempt.timing : null;
}

interface Asked {
  quoteId: string;
  offer?: string | undefined;
  fingerprint: string;
  timing: PaymentTiming;
}

export function newAttempt(
  { quoteId, fingerprint, timing, offer }: Asked,
  newId: () => string,
): BookingAttempt {
  return {
    quoteId,
    clientReference: newId(),
    fingerprint,
    timing,
    bookKey: newId(),
    intentKey: newId(),
    bookingId: null,
    outcome: 'fresh',
    ...(offer === undefined ? {} : { offer }),
  };
}

/** Attempt of a request: the same reference while it is equal or a booking may exist; else a new booking. */
export function attemptFor(
  known: BookingAttempt | null,
  asked: Asked,
  newId: () => string,
): BookingAttempt {
  const { fingerprint } = asked;
  if (known?.fingerprint === fingerprint) return known;
  if (known?.outcome === 'sent') return { ...known, fingerprint, bookKey: newId() };
  return newAttempt(asked, newId);
}

const KEPT = 5;

const AttemptSchema: v.GenericSchema<unknown, BookingAttempt> = v.object({
  /** older entries lack it: the storage key stands in */
  quoteId: v.fallback(v.string(), ''),
  clientReference: v.string(),
  fingerprint: v.string(),
  timing: v.picklist(['now', 'later', 'property']),
  bookKey: v.string(),
  intentKey: v.string(),
  bookingId: v.fallback(v.nullable(v.string()), null),
  offer: v.exactOptional(v.string()),
  outcome: v.picklist(['fresh', 'sent', 'declined', 'paid']),
});

type Kept = readonly (readonly [quoteId: string, attempt: BookingAttempt])[];

const AttemptsSchema: v.GenericSchema<unknown, Kept> = v.pipe(
  NamedSchema,
  v.transform((kept) =>
    Object.entries(kept).flatMap(([quoteId, value]) => {
      const { success, output } = v.safeParse(AttemptSchema, value);
      if (!success) return [];
      return [[quoteId, { ...output, quoteId: output.quoteId || quoteId }] as const];
    }),
  ),
);

/** Attempts of this tab by quote id; none on the server. */
export interface Attempts {
  recall(quoteId: string): BookingAttempt | null;
  keep(quoteId: string, attempt: BookingAttempt): void;
  /** booking of a quote that needs no payment any more */
  paidBooking(quoteId: string): string | null;
  /** booking of an offer in this tab, paid unless other outcomes are asked for */
  bookingOfOffer(offer: string, outcomes?: readonly BookingAttempt['outcome'][]): string | null;
  /** After a failed booking the offer may be bought again. */
  release(bookingId: string): void;
  quoteOfBooking(bookingId: string): string | null;
  lastPaid(): string | null;
  lastBooking(): string | null;
}

/** Attempts under a storage key of the tab; the last five. */
export function createAttempts(storageKey: AttemptsKey): Attempts {
  const all = (): Kept => parseStored(storedText(storageKey), AttemptsSchema, []);
  const keepAll = (attempts: Kept) => writeStored(storageKey, Object.fromEntries(attempts));

  const recall = (quoteId: string) => all().find(([id]) => id === quoteId)?.[1] ?? null;

  return {
    recall,
    keep(quoteId, attempt) {
      const others = all().filter(([id]) => id !== quoteId);
      keepAll([...others, [quoteId, attempt] as const].slice(-KEPT));
    },
    paidBooking(quoteId) {
      const attempt = recall(quoteId);
      return attempt?.outcome === 'paid' ? attempt.bookingId : null;
    },
    bookingOfOffer: (offer, outcomes = ['paid']) =>
      all().findLast(
        ([, attempt]) => attempt.offer === offer && outcomes.includes(attempt.outcome),
      )?.[1].bookingId ?? null,
    release(bookingId) {
      const known = all();
      if (known.every(([, attempt]) => attempt.bookingId !== bookingId)) return;
      keepAll(
        known.map(([quoteId, { offer, ...attempt }]) => [
          quoteId,
          offer === undefined || attempt.bookingId === bookingId ? attempt : { ...attempt, offer },
        ]),
      );
    },
    quoteOfBooking: (bookingId) =>
      all().find(([, attempt]) => attempt.bookingId === bookingId)?.[0] ?? null,
    lastPaid: () => all().findLast(([, { outcome }]) => outcome === 'paid')?.[1].bookingId ?? null,
    lastBooking: () =>
      all().findLast(([, { bookingId }]) => bookingId !== null)?.[1].bookingId ?? null,
  };
}
