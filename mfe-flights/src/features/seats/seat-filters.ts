import { parseMoney } from '@wayfare/domain';
import { fareFor } from './seat-fares';
import type { Deck, Seat } from './seat-model';

export interface SeatFilter {
  position: 'any' | 'window' | 'aisle';
  legroom: boolean;
  atMost: string;
}

export const ANY_SEAT: SeatFilter = { position: 'any', legroom: false, atMost: '' };

export interface ListedSeat {
  seat: Seat;
  deck: number;
  amount: string;
}

/** Seats a passenger can have, front to back, without those of companions. */
export function seatsFor(
  decks: readonly Deck[],
  passengerId: string,
  owners: ReadonlyMap<string, string>,
): ListedSeat[] {
  return decks.flatMap(({ deck, seats }) =>
    [...seats.values()].flatMap((seat): ListedSeat[] => {
      const fare = fareFor(seat, passengerId);
      const owner = owners.get(seat.designator) ?? passengerId;
      return fare.state === 'free' && owner === passengerId
        ? [{ seat, deck, amount: fare.amount }]
        : [];
    }),
  );
}

export function matches(
  { seat, amount }: ListedSeat,
  { position, legroom, atMost }: SeatFilter,
): boolean {
  if (position !== 'any' && !seat.facts.includes(position)) return false;
  if (legroom && !seat.facts.includes('legroom')) return false;
  return atMost === '' || parseMoney(amount).amount <= parseMoney(atMost).amount;
}
