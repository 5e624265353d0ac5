import { wireComfort, wireFlexibility } from '../fares/grades';
import {
  deliveryOptions,
  LEAD_FIELDS,
  passengerFields,
  preferenceGroups,
  offerMinutes,
} from '../fares/terms-of-sale';
import { portionsOf, type Portion } from '../fares/portions';
import { productCode, wireProduct } from '../fares/products';
import { SERVICE_FACTS, wireService } from '../fares/services';
import type { Journey } from '../planner/write-journey';
import { pricesOf } from '../wire/money';
import type { SearchTraveler } from './search';
import type { PricedChoice } from './ticket-fares';
import { ticketLocation } from './tokens';
import { departsAt } from './windows';
import { segmentId, solutionId } from './wire-solution';

const MINUTE = 60_000;

export interface OfferedJourney {
  journey: Journey;
  portions: readonly Portion[];
  leg: { id: string; origin: string; destination: string };
  travelers: readonly SearchTraveler[];
  at: number;
}

export function offeredJourney(
  journey: Journey,
  asked: Pick<OfferedJourney, 'leg' | 'travelers' | 'at'>,
): OfferedJourney {
  return { ...asked, journey, portions: portionsOf(journey) };
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
