import { addDays, type IsoDate } from '@wayfare/domain';

/** Far enough ahead for prices that many can use. */
const DAYS_AHEAD = 42;
const SATURDAY = 6;

/** The first Saturday of six weeks on: one day for all popular routes and visitors, so that each price is asked for once. */
export function popularDay(today: IsoDate): IsoDate {
  const from = addDays(today, DAYS_AHEAD);
  const weekday = new Date(`${from}T00:00:00Z`).getUTCDay();
  return addDays(from, (SATURDAY - weekday + 7) % 7);
}
