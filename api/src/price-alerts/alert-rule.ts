import { ALERT_FALL } from '@wayfare/api-contract';

const HOUR = 3_600_000;

export const LOOK_EVERY_MS = 6 * HOUR;
/** At most one mail a day and alert. */
const MAIL_EVERY_MS = 24 * HOUR;

/** Cents and milliseconds. */
export interface Look {
  readonly told: number;
  /** null where nothing is sold */
  readonly price: number | null;
  readonly mailedAt: number | null;
  readonly now: number;
  readonly today: string;
  readonly startsOn: string;
}

export interface LookOutcome {
  readonly mails: boolean;
  /** null ends the looks */
  readonly nextAt: number | null;
}

function hasFallen(told: number, price: number): boolean {
  const fall = told - price;
  return fall >= ALERT_FALL.euros * 100 && fall * 100 >= told * ALERT_FALL.percent;
}

/** Compares with the last told price, so a rise and a fall back is silent; a fall within a day waits. */
export function lookOutcome({ told, price, mailedAt, now, today, startsOn }: Look): LookOutcome {
  if (today > startsOn) return { mails: false, nextAt: null };
  const mayMail = mailedAt === null || now - mailedAt >= MAIL_EVERY_MS;
  const isNews = price !== null && hasFallen(told, price);
  return { mails: isNews && mayMail, nextAt: now + LOOK_EVERY_MS };
}
