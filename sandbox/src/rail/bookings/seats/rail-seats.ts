import { hash32 } from '../../../kit/random';
import type { Comfort, WireSegment } from '../../wire/wire-types';
import type { GivenSeat, Item, Preference, Ticket } from '../booking';

const FIRST_COACH: Readonly<Record<Comfort, number>> = {
  STANDARD: 11,
  COMFORT: 1,
  PREMIER: 21,
  SEAT: 261,
  COUCHETTE: 251,
  SLEEPER: 241,
};
const COACHES = 6;
const SEATS = 60;
const LAP_AGE = 3;
/** Where the first seats of a coach are; the others repeat them. */
const ROW = ['WINDOW', 'AISLE', 'AISLE', 'WINDOW'];
const BERTHS = ['LOWER', 'MIDDLE_BERTH', 'UPPER'];

const meets = (seat: number, wishes: readonly Preference[]): boolean =>
  wishes.some(({ option }) =>
    [ROW[seat % ROW.length], BERTHS[seat % BERTHS.length]].includes(option),
  );

const keyOf = ({ train, coach, seat }: Pick<GivenSeat, 'train' | 'coach' | 'seat'>): string =>
  `${train}/${coach}/${seat}`;

/** Places follow each other from where others left off; wishes for a window, an aisle or a berth are met as long as there is one. */
export class RailSeats {
  private readonly sold = new Set<string>();

  /** Seats where the fares come with one; infants sit on a lap. */
  give(item: Item, tickets: readonly Ticket[]): GivenSeat[] {
    return tickets.flatMap(({ product, leg, travelerId, segmentIds }) => {
      const isSeated = item.travelers.some(({ id, age }) => id === travelerId && age > LAP_AGE);
      if (!isSeated || !product.reservation) return [];
      const segments = item.legs[leg]?.en.solution.segments ?? [];
      return segments
        .filter(({ id }) => segmentIds.includes(id))
        .flatMap((segment) => this.seat(segment, travelerId, item.preferences));
    });
  }

  release(seats: readonly GivenSeat[]): void {
    for (const seat of seats) this.sold.delete(keyOf(seat));
  }

  private seat(
    { id: segmentId, marketingCarrier, vehicle, departure, comfortCategory }: WireSegment,
    travelerId: string,
    wishes: readonly Preference[],
  ): GivenSeat[] {
    const train = `${marketingCarrier}/${vehicle}/${departure.slice(0, 10)}`;
    const first = hash32(train) % SEATS;
    const free = Array.from({ length: COACHES * SEATS - first }, (_, index) => first + index)
      .map((place) => ({
        segmentId,
        travelerId,
        coach: String(FIRST_COACH[comfortCategory.code] + Math.floor(place / SEATS)),
        seat: String((place % SEATS) + 1),
        train,
      }))
      .filter((one) => !this.sold.has(keyOf(one)));
    const found = free.find(({ seat }) => meets(Number(seat) - 1, wishes)) ?? free[0];
    if (found === undefined) return [];
    this.sold.add(keyOf(found));
    return [found];
  }
}
