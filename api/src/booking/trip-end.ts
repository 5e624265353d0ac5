import { addDays, today } from '@wayfare/domain';

/** By the clock of the place where the trip ends. */
export interface TripEnd {
  readonly day: string;
  readonly timeZone: string;
}

/** Papers are opened again for a complaint or an expense claim, and hardly later. */
const LINK_DAYS = 30;

export function haveLinksEnded({ day, timeZone }: TripEnd, now: number): boolean {
  return today(timeZone, () => now) > addDays(day, LINK_DAYS);
}
