const MINUTE_MS = 60_000;

/** A clock is shown only in the last ten minutes (OQ-52): before that it is pressure and no help. */
const COUNTDOWN_MS = 10 * MINUTE_MS;
const WARNING_MINUTES = [5, 1] as const;

export type OfferPhase = 'valid' | 'countdown' | 'expired';

/** Milliseconds that an offer is still good for, never below zero; an unreadable instant counts as over. */
export function remainingMs(expiresAt: string, now: number): number {
  const end = Date.parse(expiresAt);
  return Number.isNaN(end) ? 0 : Math.max(0, end - now);
}

/** What the screen shows of an offer with so much time left: nothing, a clock, or "redo the search". */
export function offerPhase(remaining: number): OfferPhase {
  if (remaining <= 0) return 'expired';
  return remaining < COUNTDOWN_MS ? 'countdown' : 'valid';
}

/** The warning to speak when the time left goes from `before` to `after`: 5 or 1 minute, else null. */
export function expiryWarning(before: number, after: number): 5 | 1 | null {
  return (
    WARNING_MINUTES.findLast(
      (minutes) => before > minutes * MINUTE_MS && after <= minutes * MINUTE_MS && after > 0,
    ) ?? null
  );
}

/** Minutes and seconds of a clock, "9:05"; a begun second counts whole, so that 0:00 means over. */
export function formatCountdown(remaining: number): string {
  const seconds = Math.ceil(remaining / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
