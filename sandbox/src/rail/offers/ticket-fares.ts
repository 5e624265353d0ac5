import { adultCents, isInfant, isSeatOnly, personPrice } from '../fares/price';
import type { FareChoice, PortionFare } from '../fares/fare-matrix';
import type { Fare } from '../fares/products';
import { seatsLeft } from '../fares/seats-left';
import { travelerId, type SearchTraveler } from './search';

export interface PersonFare {
  travelerId: string;
  portion: PortionFare['portion'];
  index: number;
  fare: Fare;
  isInfant: boolean;
  cents: number;
  cards: readonly string[];
}

function faresOf(
  { portion, comfort, flexibility }: PortionFare,
  index: number,
  travelers: readonly SearchTraveler[],
  at: number,
): PersonFare[] {
  const adult = adultCents(portion, { comfort, flexibility }, at);
  return travelers.map((traveler, position) => {
    const fare = { comfort, flexibility, isSeatOnly: isSeatOnly(traveler, portion) };
    return {
      travelerId: travelerId(position),
      portion,
      index,
      fare,
      isInfant: isInfant(traveler),
      ...personPrice(portion, comfort, adult, traveler),
    };
  });
}

/** A cell of the matrix with its price for everybody; `seatsLeft` where few are. */
export interface PricedChoice extends FareChoice {
  people: readonly PersonFare[];
  cents: number;
  seatsLeft: number | null;
}

function fewestSeats({ fares }: FareChoice, at: number): number | null {
  const left = fares.flatMap((fare) => seatsLeft(fare.portion, fare, at) ?? []);
  return left.length === 0 ? null : Math.min(...left);
}

export function priced(
  choice: FareChoice,
  travelers: readonly SearchTraveler[],
  at: number,
): PricedChoice {
  const people = choice.fares.flatMap((fare, index) => faresOf(fare, index, travelers, at));
  return {
    ...choice,
    people,
    cents: people.reduce((sum, { cents }) => sum + cents, 0),
    seatsLeft: fewestSeats(choice, at),
  };
}

/** Nothing that costs nothing, no more seats than there are, and one price only for seats beside passes. */
export function onSale(
  choices: readonly PricedChoice[],
  travelers: readonly SearchTraveler[],
): PricedChoice[] {
  const seats = travelers.filter((traveler) => !isInfant(traveler)).length;
  const withComforts = new Set<string>();
  return choices.filter((choice) => {
    if (choice.cents === 0 || (choice.seatsLeft ?? seats) < seats) return false;
    const isSeatsOnly = choice.people.every(({ fare, isInfant: free }) => free || fare.isSeatOnly);
    if (!isSeatsOnly) return true;
    const isFirst = !withComforts.has(choice.comfort) && choice.flexibility !== 'RETURN';
    if (isFirst) withComforts.add(choice.comfort);
    return isFirst;
  });
}
