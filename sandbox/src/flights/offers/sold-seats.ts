import { fraction } from '../../kit/random';
import { journeyKey, type Flight } from '../timetable/flight';

const EMPTIEST = 0.3;
const FULLEST = 0.8;

function isTaken(key: string, seat: string): boolean {
  const load = EMPTIEST + (FULLEST - EMPTIEST) * fraction(`load/${key}`);
  return fraction(`taken/${key}/${seat}`) < load;
}

interface Seat {
  flight: Flight;
  designator: string;
}

const keyOf = ({ flight, designator }: Seat): string => `${journeyKey([flight])}/${designator}`;

export class SoldSeats {
  private readonly sold = new Set<string>();

  isFree(flight: Flight, designator: string): boolean {
    const isSold = this.sold.has(keyOf({ flight, designator }));
    return !isSold && !isTaken(journeyKey([flight]), designator);
  }

  sell(seats: readonly Seat[]): void {
    for (const seat of seats) this.sold.add(keyOf(seat));
  }

  release(seats: readonly Seat[]): void {
    for (const seat of seats) this.sold.delete(keyOf(seat));
  }
}
