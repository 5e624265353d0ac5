import type { PaymentTiming } from '@wayfare/api-contract';
import { NamedSchema, parseStored, storedText, writeStored } from '@wayfare/forms';
import type { AttemptsKey } from '@wayfare/session';
import * as v from 'valibot';

/**
 * One try to book a quote. The reference is what the API knows a booking by, so a double click, a reload, Back or an
 * answer that got lost never books twice.
 */
export interface BookingAttempt {
  /** what is booked: the page's quote, or one that took its place */
  quoteId: string;
  clientReference: string;
  /** of what was asked for: travellers, terms, total. Another request needs another idempotency key */
  fingerprint: string;
  timing: PaymentTiming;
  bookKey: string;
  intentKey: string;
  bookingId: string | null;
  /** the supplier's offer, where the vertical names it: another quote of it buys the same */
  offer?: string;
  /**
   * `fresh`: nothing was booked; `sent`: a booking may exist; `declined`: it exists and is certainly unpaid;
   * `paid`: it exists and needs no payment any more
   */
  outcome: 'fresh' | 'sent' | 'declined' | 'paid';
}

/** As long as an earlier answer is not known, the way to pay stays what it was: another one could be charged for nothing. */
export function lockedTiming(attempt: BookingAttempt | null): PaymentTiming | null {
  return attempt?.outcome === 'sent' ? attempt.timing : null;
}

interface Asked {
  quoteId: string;
  offer?: string | undefined;
  fingerprint: string;
  timing: PaymentTiming;
}

/** Nothing was sent of it yet. */
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

/**
 * The attempt that this request belongs to. The same request goes on under the same reference, and so does a changed
 * one as long as a booking may exist; otherwise a changed request is a new booking.
 */
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
  /** those of before the quote was kept are known by the key that they are kept under */
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

/** The attempts of this tab by the id of the quote that their page shows; none on the server. */
export interface Attempts {
  recall(quoteId: string): BookingAttempt | null;
  keep(quoteId: string, attempt: BookingAttempt): void;
  /** the booking that a quote became and that needs no payment any more */
  paidBooking(quoteId: string): string | null;
  /** the booking that an offer became in this tab: one that needs no payment any more, unless other outcomes are asked for */
  bookingOfOffer(offer: string, outcomes?: readonly BookingAttempt['outcome'][]): string | null;
  /** A booking came to nothing: its offer may be bought again. */
  release(bookingId: string): void;
  /** the quote that a booking of this tab came from */
  quoteOfBooking(bookingId: string): string | null;
  /** the last booking of this tab that needs no payment any more, where the page has no quote to know it by */
  lastPaid(): string | null;
  /** the last booking of this tab, for a return that names none */
  lastBooking(): string | null;
}

/** The attempts that a vertical keeps in the tab under a key of its own; the last five. */
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
