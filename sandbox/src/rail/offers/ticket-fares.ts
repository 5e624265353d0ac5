import type { FareChoice } from '../fares/fare-matrix';
import type { Portion } from '../fares/portions';
import { adultCents, isInfant, isSeatOnly, personPrice } from '../fares/price';
import type { Fare } from '../fares/products';
import { seatsLeft } from '../fares/seats-left';
import { travelerId, type SearchTraveler } from './search';

/** What one person pays for one portion. */
interface PersonFare {
  /** `p1.t2`: of the first portion for the second traveller */
  id: string;
  travelerId: string;
  portion: Portion;
  fare: Fare;
  isInfant: boolean;
  cents: number;
  cards: readonly string[];
}

/** A cell of the matrix with its price for everybody; `seatsLeft` where few are. */
export interface PricedChoice extends FareChoice {
  people: readonly PersonFare[];
  cents: number;
  seatsLeft: number | null;
}

export function priced(
  choice: FareChoice,
  travelers: readonly SearchTraveler[],
  at: number,
): PricedChoice {
  const people = choice.fares.flatMap(({ portion, comfort, flexibility }, index) => {
    const adult = adultCents(portion, { comfort, flexibility }, at);
    return travelers.map((traveler, position): PersonFare => {
      const id = travelerId(position);
      return {
        id: `p${index + 1}.${id}`,
        travelerId: id,
        portion,
        fare: { comfort, flexibility, isSeatOnly: isSeatOnly(traveler, portion) },
        isInfant: isInfant(traveler),
        ...personPrice(portion, comfort, adult, traveler),
      };
    });
  });
  const left = choice.fares.flatMap((fare) => seatsLeft(fare.portion, fare, at) ?? []);
  return {
    ...choice,
    people,
    cents: people.reduce((sum, { cents }) => sum + cents, 0),
    seatsLeft: left.length === 0 ? null : Math.min(...left),
  };
}

/** Nothing that costs nothing, no more seats than there are, and one price only for seats beside passes. */
export function onSale(
  choices: readonly PricedChoice[],
  travelers: readonly SearchTraveler[],
): PricedChoice[] {
  const seats = travelers.filter((traveler) => !isInfant(traveler)).length;
  const withComforts = new Set<string>();
  return choices.filter(({ cents, seatsLeft: left, people, comfort, flexibility }) => {
    if (cents === 0 || (left ?? seats) < seats) return false;
    if (people.some(({ fare, isInfant: isFree }) => !isFree && !fare.isSeatOnly)) return true;
    if (withComforts.has(comfort) || flexibility === 'RETURN') return false;
    withComforts.add(comfort);
    return true;
  });
}
