import { addDays, type IsoDate } from '@wayfare/domain';

/** far enough ahead for prices that many can use */
const DAYS_AHEAD = 42;
const SATURDAY = 6;

/** First Saturday from six weeks on: one day for every popular route and visitor, so that prices are asked for once. */
export function popularDay(today: IsoDate): IsoDate {
  const from = addDays(today, DAYS_AHEAD);
  const weekday = new Date(`${from}T00:00:00Z`).getUTCDay();
  return addDays(from, (SATURDAY - weekday + 7) % 7);
}
