import { fraction } from '../../kit/random';
import { journeyKey, type Flight } from '../timetable/flight';

const EMPTIEST = 0.3;
const FULLEST = 0.8;

interface Seat {
  flight: Flight;
  designator: string;
}

const keyOf = ({ flight, designator }: Seat): string => `${journeyKey([flight])}/${designator}`;

export class SoldSeats {
  private readonly sold = new Set<string>();

  isFree(flight: Flight, designator: string): boolean {
    const key = keyOf({ flight, designator });
    const load = EMPTIEST + (FULLEST - EMPTIEST) * fraction(`load/${journeyKey([flight])}`);
    return !this.sold.has(key) && fraction(`taken/${key}`) >= load;
  }

  sell(seats: readonly Seat[]): void {
    for (const seat of seats) this.sold.add(keyOf(seat));
  }

  release(seats: readonly Seat[]): void {
    for (const seat of seats) this.sold.delete(keyOf(seat));
  }
}
