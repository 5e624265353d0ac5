import { hash32 } from '../../../kit/random';
import { COMFORTS } from '../../wire/codes';
import type { Item } from '../item';
import type { Ticket } from '../items';

const SEATS = 60;
const COACHES = 10;
const LAP_AGE = 3;

/** Seats of a train follow each other from one that others left off at; none is given twice. */
export class RailSeats {
  private readonly next = new Map<string, number>();

  give({ travelers, legs }: Item, tickets: readonly Ticket[]) {
    return tickets.flatMap(({ product, leg, travelerId, segmentIds }) => {
      const isSeated = travelers.some(({ id, age }) => id === travelerId && age > LAP_AGE);
      const segments = isSeated && product.reservation ? legs[leg]?.solution.segments : [];
      return (segments ?? [])
        .filter(({ id }) => segmentIds.includes(id))
        .map(({ id: segmentId, vehicle, departure, comfortCategory: { code } }) => {
          const train = `${vehicle}/${departure.slice(0, 10)}/${code}`;
          const place = this.next.get(train) ?? hash32(train) % SEATS;
          this.next.set(train, place + 1);
          const coach = 1 + COACHES * COMFORTS.indexOf(code) + Math.floor(place / SEATS);
          const seat = (place % SEATS) + 1;
          return { segmentId, travelerId, coach: String(coach), seat: String(seat) };
        });
    });
  }
}

export type GivenSeat = ReturnType<RailSeats['give']>[number];
