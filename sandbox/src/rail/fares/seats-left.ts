import { fraction } from '../../kit/random';
import type { Comfort, Flexibility } from '../wire/codes';
import { daysAhead, trainKey } from './demand';
import type { Portion } from './portions';

const MOST_TOLD = 9;
/** Share of trains whose cheap seats run low, and of those soon to leave that have none any more. */
const LOW = 0.16;
const GONE = 0.3;
const SOON_DAYS = 2;

/** Seats left at a price, where few are; null otherwise. The flexible price is never sold out. */
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
