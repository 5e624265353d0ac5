import { wireComfort } from '../fares/comforts';
import { wireFlexibility } from '../fares/flexibilities';
import { deliveryOptions, LEAD_FIELDS, passengerFields } from '../fares/paperwork';
import type { Portion } from '../fares/portions';
import { preferenceGroups } from '../fares/preferences';
import { productCode } from '../fares/products';
import { offerMinutes } from '../fares/sale-rules';
import { serviceKind } from '../fares/services';
import type { Journey } from '../planner/journey';
import { pricesOf } from '../wire/money';
import type { Language } from '../wire/words';
import type { SearchTraveler } from './search';
import type { PersonFare, PricedChoice } from './ticket-fares';
import { ticketLocation } from './tokens';
import { departsAt } from './windows';
import { segmentId, solutionId } from './wire-solution';
import type { WireFareOffer, WireServiceOffer, WireTicketOffer } from '../wire/wire-types';

const MINUTE = 60_000;

/** What the offers of one journey have in common. */
export interface OfferedJourney {
  journey: Journey;
  portions: readonly Portion[];
  leg: { id: string; origin: string; destination: string };
  travelers: readonly SearchTraveler[];
  at: number;
}

/** Never after the train has left. */
export function offerExpiresAt({
  journey,
  portions,
  at,
}: Pick<OfferedJourney, 'journey' | 'portions' | 'at'>): number {
  return Math.min(at + offerMinutes(portions) * MINUTE, departsAt(journey));
}

function fareOfferId(offerId: string, { index, travelerId }: PersonFare): string {
  return `${offerId}.p${index + 1}.${travelerId}`;
}

function wireFareOffer(
  offerId: string,
  person: PersonFare,
  segmentIds: readonly string[],
): WireFareOffer {
  const { portion, fare } = person;
  return {
    id: fareOfferId(offerId, person),
    travelerId: person.travelerId,
    segmentIds: segmentIds.slice(portion.first, portion.first + portion.rides.length),
    fares: [{ productCode: productCode(portion, fare) }],
    prices: pricesOf(person.cents),
  };
}

function serviceOffersOf(offerId: string, person: PersonFare): WireServiceOffer[] {
  if (person.isInfant) return [];
  const id = fareOfferId(offerId, person);
  return person.portion.profile.services.map((service) => {
    const { prices, maximum } = serviceKind(service);
    return { id: `${id}.${service}`, serviceId: service, fareOfferIds: [id], maximum, prices };
  });
}

export function wireTicketOffer(
  offered: OfferedJourney,
  choice: PricedChoice,
  language: Language,
): WireTicketOffer {
  const { journey, portions, leg, travelers, at } = offered;
  const { comfort, flexibility, people, cents } = choice;
  const solution = solutionId(journey);
  const id = `${solution}.${comfort}.${flexibility}`;
  const segmentIds = journey.rides.map((_, index) => segmentId(solution, index));
  return {
    id,
    location: ticketLocation({ at, leg, journey: journey.id, travelers, comfort, flexibility }),
    leg: leg.id,
    legSolution: solution,
    comfortCategory: wireComfort(comfort, language),
    flexibility: wireFlexibility(flexibility, language),
    prices: pricesOf(cents),
    expirationDate: new Date(offerExpiresAt(offered)).toISOString(),
    fareOffers: people.map((person) => wireFareOffer(id, person, segmentIds)),
    compatibleOffers: [],
    serviceOffers: people.flatMap((person) => serviceOffersOf(id, person)),
    deliveryOptions: deliveryOptions(portions),
    preferenceGroups: preferenceGroups(choice.fares),
    passengerFields: passengerFields(portions, travelers),
    leadFields: [...LEAD_FIELDS],
    seatsLeft: choice.seatsLeft,
  };
}
