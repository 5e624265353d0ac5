import { fraction } from '../../kit/random';
import { DAY } from '../../kit/zones';
import demand from '../data/demand.json';
import type { Ride } from '../planner/journey';
import type { Comfort, Flexibility } from '../wire/codes';
import type { Portion } from './portions';

/** By weekday from Sunday; and the later, the dearer: days ahead, and what a seat then costs. */
const { week: WEEK, ahead: AHEAD, farAhead: FAR_AHEAD } = demand;
/** Each train is better or worse sold than others, by up to 12 % either way. */
const SWING = 0.24;

function daysAhead(date: string, at: number): number {
  return Math.floor(Date.parse(date) / DAY) - Math.floor(at / DAY);
}

function timeOfDay(time: string): number {
  if (time < '06:30' || time > '20:00') return 0.88;
  return time < '09:30' || (time > '16:00' && time < '19:00') ? 1.1 : 1;
}

function trainKey({ carrier, number, departure }: Ride): string {
  return `${carrier.code}/${number}/${departure.slice(0, 10)}`;
}

export function demandFactor(ride: Ride, at: number): number {
  const date = ride.departure.slice(0, 10);
  const late = AHEAD.find(({ days }) => daysAhead(date, at) <= days)?.factor ?? FAR_AHEAD;
  const luck = 1 - SWING / 2 + SWING * fraction(`demand/${trainKey(ride)}`);
  return (
    (WEEK[new Date(date).getUTCDay()] ?? 1) * late * timeOfDay(ride.departure.slice(11, 16)) * luck
  );
}

const MOST_TOLD = 9;
/** Share of trains whose cheap seats run low, and of those soon to leave that have none any more. */
const LOW = 0.16;
const GONE = 0.3;
const SOON_DAYS = 2;

export function seatsLeft(
  portion: Portion,
  fare: { comfort: Comfort; flexibility: Flexibility },
  at: number,
): number | null {
  const [first] = portion.rides;
  if (fare.flexibility === 'FULL_FLEX' || portion.isOpen) return null;
  const luck = fraction(`seats/${trainKey(first)}/${fare.comfort}/${fare.flexibility}`);
  if (luck > 1 - GONE && daysAhead(first.departure.slice(0, 10), at) < SOON_DAYS) return 0;
  return luck < LOW ? 1 + Math.floor((luck / LOW) * MOST_TOLD) : null;
}
