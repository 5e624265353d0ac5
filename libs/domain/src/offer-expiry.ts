const MINUTE_MS = 60_000;

/** A clock earlier than ten minutes before the end is pressure and no help (OQ-52). */
const COUNTDOWN_MS = 10 * MINUTE_MS;
const WARNING_MINUTES = [5, 1] as const;

export type OfferPhase = 'valid' | 'countdown' | 'expired';

/** Milliseconds left, at least 0; an invalid instant is over. */
export function remainingMs(expiresAt: string, now: number): number {
  const end = Date.parse(expiresAt);
  return Number.isNaN(end) ? 0 : Math.max(0, end - now);
}

export function offerPhase(remaining: number): OfferPhase {
  if (remaining <= 0) return 'expired';
  return remaining < COUNTDOWN_MS ? 'countdown' : 'valid';
}

/** Minutes of the warning crossed between `before` and `after`, else null. */
export function expiryWarning(before: number, after: number): 5 | 1 | null {
  return (
    WARNING_MINUTES.findLast(
      (minutes) => before > minutes * MINUTE_MS && after <= minutes * MINUTE_MS && after > 0,
    ) ?? null
  );
}

/** "9:05", rounded up to the second: 0:00 means over. */
export function formatCountdown(remaining: number): string {
  const seconds = Math.ceil(remaining / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
