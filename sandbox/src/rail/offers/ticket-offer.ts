import { MINUTE } from '../../kit/zones';
import { wireComfort, wireFlexibility } from '../fares/grades';
import {
  deliveryOptions,
  LEAD_FIELDS,
  passengerFields,
  preferenceGroups,
  offerMinutes,
} from '../fares/terms-of-sale';
import type { Portion } from '../fares/portions';
import { productCode, wireProduct } from '../fares/products';
import { SERVICE_FACTS, wireService } from '../fares/services';
import type { Journey } from '../planner/journey';
import { pricesOf } from '../wire/money';
import { type SearchTraveler, travelerId } from './search';
import { ticketLocation } from './tokens';
import { departsAt } from './windows';
import { segmentId, solutionId } from './wire-solution';
import type { FareChoice } from '../fares/fare-matrix';
import { adultCents, isInfant, isSeatOnly, personPrice } from '../fares/price';
import { seatsLeft } from '../fares/demand';

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

export interface OfferedJourney {
  journey: Journey;
  portions: readonly Portion[];
  leg: { id: string; origin: string; destination: string };
  travelers: readonly SearchTraveler[];
  at: number;
}

export function offerExpiresAt({ journey, portions, at }: OfferedJourney): number {
  return Math.min(at + offerMinutes(portions) * MINUTE, departsAt(journey));
}

export function productsOf(choices: readonly PricedChoice[]) {
  const fares = choices.flatMap(({ people }) => people);
  const byCode = new Map(fares.map((each) => [productCode(each.portion, each.fare), each]));
  return [...byCode.values()].map(({ portion, fare }) => wireProduct(portion, fare));
}

export function servicesOf(portions: readonly Portion[]) {
  return [...new Set(portions.flatMap(({ services }) => services))].map(wireService);
}

export function wireTicketOffer(
  offered: OfferedJourney,
  { comfort, flexibility, people, fares, cents, seatsLeft }: PricedChoice,
  compatibleOffers: readonly string[] = [],
) {
  const { journey, portions, leg, travelers, at } = offered;
  const solution = solutionId(journey);
  const id = `${solution}.${comfort}.${flexibility}`;
  const fareOffers = people.map(({ portion, fare, travelerId, ...person }) => ({
    id: `${id}.${person.id}`,
    travelerId,
    segmentIds: portion.rides.map((_, index) => segmentId(solution, portion.first + index)),
    fares: [{ productCode: productCode(portion, fare) }],
    prices: pricesOf(person.cents),
  }));
  const serviceOffers = people
    .filter(({ isInfant }) => !isInfant)
    .flatMap(({ id: person, portion }) =>
      portion.services.map((serviceId) => ({
        id: `${id}.${person}.${serviceId}`,
        serviceId,
        fareOfferIds: [`${id}.${person}`],
        maximum: SERVICE_FACTS[serviceId].maximum,
        prices: pricesOf(SERVICE_FACTS[serviceId].cents),
      })),
    );
  return {
    id,
    location: ticketLocation({ at, leg, journey: journey.id, travelers, comfort, flexibility }),
    leg: leg.id,
    legSolution: solution,
    comfortCategory: wireComfort(comfort),
    flexibility: wireFlexibility(flexibility),
    prices: pricesOf(cents),
    expirationDate: new Date(offerExpiresAt(offered)).toISOString(),
    fareOffers,
    compatibleOffers,
    serviceOffers,
    deliveryOptions: deliveryOptions(portions),
    preferenceGroups: preferenceGroups(fares),
    passengerFields: passengerFields(portions, travelers),
    leadFields: LEAD_FIELDS,
    seatsLeft,
  };
}

export type WireTicketOffer = ReturnType<typeof wireTicketOffer>;
