import { fraction } from '../../../kit/random';
import type { OfferedTicket } from '../../offers/offered';
import type { WireSegment } from '../../wire/wire-types';
import type { GivenSeat, Preference } from '../booking';
import { placesOf, type Place } from './coach-plan';

/** How full a train is when the first traveller of the sandbox looks at it. */
const EMPTIEST = 0.2;
const FULLEST = 0.7;
const LAP_AGE = 3;

interface Party {
  travelerIds: readonly string[];
  preferences: readonly Preference[];
}

function trainKey({ marketingCarrier, vehicle, departure }: WireSegment): string {
  return `${marketingCarrier}/${vehicle}/${departure.slice(0, 10)}`;
}

function placeKey(train: string, { coach, seat }: Pick<Place, 'coach' | 'seat'>): string {
  return `${train}/${coach}/${seat}`;
}

/** Places that others had before: always the same ones. */
function isTaken(train: string, place: Place): boolean {
  const load = EMPTIEST + (FULLEST - EMPTIEST) * fraction(`load/${train}`);
  return fraction(`taken/${placeKey(train, place)}`) < load;
}

function wishesMet({ traits }: Place, preferences: readonly Preference[]): number {
  return preferences.filter(({ option }) => traits.has(option)).length;
}

function mayUse({ traits }: Place, preferences: readonly Preference[]): boolean {
  return !traits.has('LADIES_ONLY') || preferences.some(({ option }) => option === 'LADIES_ONLY');
}

/** As many wishes as can be had, then as near to the others as can be. */
function bestPlace(
  places: readonly Place[],
  preferences: readonly Preference[],
  anchor: number,
): Place | undefined {
  return places.reduce<Place | undefined>((best, place) => {
    if (best === undefined) return place;
    const gain = wishesMet(place, preferences) - wishesMet(best, preferences);
    const isNearer = Math.abs(place.index - anchor) < Math.abs(best.index - anchor);
    return gain > 0 || (gain === 0 && isNearer) ? place : best;
  }, undefined);
}

export class RailSeats {
  private readonly sold = new Set<string>();

  /** Seats where the fares come with one. */
  give(offered: OfferedTicket, party: Party): GivenSeat[] {
    return offered.solution.segments.flatMap((segment) => {
      const reserved = party.travelerIds.filter((id) => hasReservation(offered, segment.id, id));
      return this.seat(segment, { ...party, travelerIds: reserved });
    });
  }

  release(seats: readonly GivenSeat[]): void {
    for (const seat of seats) this.sold.delete(placeKey(seat.train, seat));
  }

  /** Seats of trains that run at other times: the places go along, to another day too. */
  follow(seats: readonly GivenSeat[], { solution }: OfferedTicket): GivenSeat[] {
    return seats.map((seat) => {
      const segment = solution.segments.find(({ id }) => id === seat.segmentId);
      const train = segment === undefined ? seat.train : trainKey(segment);
      this.sold.delete(placeKey(seat.train, seat));
      this.sold.add(placeKey(train, seat));
      return { ...seat, train };
    });
  }

  private seat(segment: WireSegment, { travelerIds, preferences }: Party): GivenSeat[] {
    const train = trainKey(segment);
    const comfort = segment.comfortCategory.code;
    let anchor: number | undefined;
    return travelerIds.flatMap((travelerId) => {
      const free = placesOf(comfort).filter(
        (place) =>
          !this.sold.has(placeKey(train, place)) &&
          !isTaken(train, place) &&
          mayUse(place, preferences),
      );
      const place = bestPlace(free, preferences, anchor ?? 0);
      if (place === undefined) return [];
      anchor ??= place.index;
      this.sold.add(placeKey(train, place));
      return [{ segmentId: segment.id, travelerId, coach: place.coach, seat: place.seat, train }];
    });
  }
}

/** Infants sit on a lap. */
function hasReservation(
  { offer, products, travelers }: OfferedTicket,
  segmentId: string,
  travelerId: string,
): boolean {
  const isSeated = travelers.some(({ id, age }) => id === travelerId && age > LAP_AGE);
  const fare = offer.fareOffers.find(
    (one) => one.travelerId === travelerId && one.segmentIds.includes(segmentId),
  );
  return (
    isSeated &&
    products.some(({ code, reservation }) => reservation && code === fare?.fares[0]?.productCode)
  );
}
