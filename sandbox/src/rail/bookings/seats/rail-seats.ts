import { hash32 } from '../../../kit/random';
import type { Comfort } from '../../wire/wire-types';
import type { GivenSeat, Item, Ticket } from '../item';

const FIRST_COACH: Readonly<Record<Comfort, number>> = {
  STANDARD: 11,
  COMFORT: 1,
  PREMIER: 21,
  SEAT: 261,
  COUCHETTE: 251,
  SLEEPER: 241,
};
const SEATS = 60;
const LAP_AGE = 3;

/** Seats of a train follow each other from one that others left off at; none is given twice. */
export class RailSeats {
  private readonly next = new Map<string, number>();

  /** Where the fares come with one; infants sit on a lap. */
  give({ travelers, legs }: Item, tickets: readonly Ticket[]): GivenSeat[] {
    return tickets.flatMap(({ product, leg, travelerId, segmentIds }) => {
      const isSeated = travelers.some(({ id, age }) => id === travelerId && age > LAP_AGE);
      const segments = isSeated && product.reservation ? legs[leg]?.en.solution.segments : [];
      return (segments ?? [])
        .filter(({ id }) => segmentIds.includes(id))
        .map(({ id: segmentId, vehicle, departure, comfortCategory: { code } }) => {
          const train = `${vehicle}/${departure.slice(0, 10)}/${code}`;
          const place = this.next.get(train) ?? hash32(train) % SEATS;
          this.next.set(train, place + 1);
          const coach = String(FIRST_COACH[code] + Math.floor(place / SEATS));
          return { segmentId, travelerId, coach, seat: String((place % SEATS) + 1) };
        });
    });
  }
}
