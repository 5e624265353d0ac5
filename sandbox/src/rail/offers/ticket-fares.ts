import type { FareChoice } from '../fares/fare-matrix';
import { adultCents, isInfant, isSeatOnly, personPrice } from '../fares/price';
import { seatsLeft } from '../fares/demand';
import { travelerId, type SearchTraveler } from './search';

export function priced(choice: FareChoice, travelers: readonly SearchTraveler[], at: number) {
  const people = choice.fares.flatMap(({ portion, comfort, flexibility }, index) => {
    const adult = adultCents(portion, { comfort, flexibility }, at);
    return travelers.map((traveler, position) => {
      const id = travelerId(position);
      return {
        /** `p1.t2`: of the first portion for the second traveller */
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

export type PricedChoice = ReturnType<typeof priced>;

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
