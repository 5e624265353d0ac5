import { fraction } from '../../kit/random';
import { designator, type Flight } from '../timetable/flight';

/** How full a flight is when the first traveller of the sandbox looks at it. */
const EMPTIEST = 0.3;
const FULLEST = 0.8;

function flightKey({ departure, date }: Flight): string {
  return `${designator(departure)}/${date}`;
}

/** Seats that others had before: always the same ones. */
function isTaken(flight: Flight, seat: string): boolean {
  const key = flightKey(flight);
  const load = EMPTIEST + (FULLEST - EMPTIEST) * fraction(`load/${key}`);
  return fraction(`taken/${key}/${seat}`) < load;
}

export class SoldSeats {
  private readonly sold = new Set<string>();

  isFree(flight: Flight, seat: string): boolean {
    return !this.sold.has(`${flightKey(flight)}/${seat}`) && !isTaken(flight, seat);
  }

  sell(flight: Flight, seat: string): void {
    this.sold.add(`${flightKey(flight)}/${seat}`);
  }

  release(flight: Flight, seat: string): void {
    this.sold.delete(`${flightKey(flight)}/${seat}`);
  }
}
