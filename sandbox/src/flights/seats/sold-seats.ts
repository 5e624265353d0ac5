import { fraction } from '../../kit/random';
import { journeyKey, type Flight } from '../timetable/flight';

/** How full a flight is when the first traveller of the sandbox looks at it. */
const EMPTIEST = 0.3;
const FULLEST = 0.8;

/** Seats that others had before: always the same ones. */
function isTaken(key: string, seat: string): boolean {
  const load = EMPTIEST + (FULLEST - EMPTIEST) * fraction(`load/${key}`);
  return fraction(`taken/${key}/${seat}`) < load;
}

export class SoldSeats {
  private readonly sold = new Set<string>();

  isFree(flight: Flight, seat: string): boolean {
    const key = journeyKey([flight]);
    return !this.sold.has(`${key}/${seat}`) && !isTaken(key, seat);
  }

  sell(flight: Flight, seat: string): void {
    this.sold.add(`${journeyKey([flight])}/${seat}`);
  }

  release(flight: Flight, seat: string): void {
    this.sold.delete(`${journeyKey([flight])}/${seat}`);
  }
}
