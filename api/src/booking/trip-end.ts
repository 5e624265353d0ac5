import { addDays, today } from '@wayfare/domain';

/** The last day of a trip, by the clock of the place where it ends. */
export interface TripEnd {
  readonly day: string;
  readonly timeZone: string;
}

/** Papers are looked at again for a complaint or an expense claim, and hardly later. */
const LINK_DAYS = 30;

/** A booking's links have ended: the trip, as it is booked now, was over 30 days ago. */
export function haveLinksEnded({ day, timeZone }: TripEnd, now: number): boolean {
  return today(timeZone, () => now) > addDays(day, LINK_DAYS);
}
