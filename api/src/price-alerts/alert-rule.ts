import { ALERT_FALL } from '@wayfare/api-contract';

const HOUR = 3_600_000;

/** A price is looked at this often. */
export const LOOK_EVERY_MS = 6 * HOUR;
/** A mail a day and alert at most. */
const MAIL_EVERY_MS = 24 * HOUR;

/** What a look found, in cents and milliseconds. */
export interface Look {
  /** the price that was told last */
  readonly told: number;
  /** null where nothing is sold */
  readonly price: number | null;
  readonly mailedAt: number | null;
  readonly now: number;
  /** the site's day */
  readonly today: string;
  /** first day of the journey or the stay */
  readonly startsOn: string;
}

export interface LookOutcome {
  readonly mails: boolean;
  /** null ends the looking */
  readonly nextAt: number | null;
}

/** Whether a price has fallen far enough below the one that was told: by the percentage and by the amount. */
function hasFallen(told: number, price: number): boolean {
  const fall = told - price;
  return fall >= ALERT_FALL.euros * 100 && fall * 100 >= told * ALERT_FALL.percent;
}

/**
 * What follows from a look. What was told stays when a price rises, so a rise and a fall back say nothing; a fall within a
 * day of the last mail waits for that day to be over, and is told if it is still there.
 */
export function lookOutcome({ told, price, mailedAt, now, today, startsOn }: Look): LookOutcome {
  if (today > startsOn) return { mails: false, nextAt: null };
  const mayMail = mailedAt === null || now - mailedAt >= MAIL_EVERY_MS;
  const isNews = price !== null && hasFallen(told, price);
  return { mails: isNews && mayMail, nextAt: now + LOOK_EVERY_MS };
}
