import type { PassOrTicketsResult } from '@wayfare/api-contract';
import type { PassOrTicketsRequestSchema } from '@wayfare/api-contract/schemas';
import { compareMoney } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { InferOutput } from 'valibot';
import { invalid } from '../../../platform/http/problem';
import { mapLimit } from '../../../platform/map-limit';
import type { RailCriteria, RailPlace, RailSearchTraveller } from '../../../ports/rail-offers';
import type { RailSupplier } from '../../../ports/rail-supplier';
import { wirePrices } from '../wire/wire-amount';
import { cheapestTicket, goesOn } from './cheapest-ticket';
import type { CheapestTicket } from './cheapest-ticket';
import type { RailReference } from './rail-reference.service';
import type { TrainPlaces } from './train-places.service';
import { clockAt, dayProblem } from './train-search-rules';
import { travellersOf } from './train-search.service';
import { railPlaceName } from './rail-place-name';

/** Concurrent journeys. */
const AT_ONCE = 4;
/** Covers a day on most lines; busier lines have flat prices. */
const WINDOWS = 6;
/** Earlier trains are rarely wanted. */
const DAY_BEGINS = '05:00';
const MINUTE_LENGTH = '2026-12-10T08:14'.length;

type Input = InferOutput<typeof PassOrTicketsRequestSchema>;
type Journey = PassOrTicketsResult['journeys'][number];

interface Sources {
  readonly supplier: Pick<RailSupplier, 'searchTickets' | 'pageTickets'>;
  readonly places: TrainPlaces;
  readonly reference: RailReference;
}

export interface PassOrTickets {
  of(input: Input, now: number): Promise<PassOrTicketsResult>;
}

interface Found {
  readonly origin: RailPlace;
  readonly destination: RailPlace;
  readonly date: string;
}

const stopOf = (place: RailPlace, language: Language) => ({
  code: place.code,
  label: railPlaceName(place, language),
  timeZone: place.timeZone,
});

/** Throws the Problem of the first impossible journey. */
async function findJourneys(
  places: TrainPlaces,
  journeys: Input['journeys'],
  now: number,
): Promise<Found[]> {
  const known = await places.known(
    journeys.flatMap(({ origin, destination }) => [origin, destination]),
  );
  return journeys.map(({ date, ...codes }, index) => {
    const [origin, destination] = [known.get(codes.origin), known.get(codes.destination)];
    if (origin === undefined) throw invalid(`journeys.${index}.origin`, 'trains.place');
    if (destination === undefined) throw invalid(`journeys.${index}.destination`, 'trains.place');
    if (origin === destination) throw invalid(`journeys.${index}.destination`, 'trains.samePlace');
    const text = dayProblem(date, clockAt(origin.timeZone, now).slice(0, 10));
    if (text !== null) throw invalid(`journeys.${index}.date`, text);
    return { origin, destination, date };
  });
}

/** Compares ticket prices with reservations under a pass. */
export function passOrTicketsService({ supplier, places, reference }: Sources): PassOrTickets {
  const criteriaOf = (
    { origin, destination }: Found,
    departure: string,
    travellers: readonly RailSearchTraveller[],
  ): RailCriteria => ({
    legs: [{ origin: origin.code, destination: destination.code, departure }],
    travellers,
  });

  async function cheapestOfDay(
    journey: Found,
    departure: string,
    travellers: readonly RailSearchTraveller[],
    language: Language,
  ): Promise<CheapestTicket | null> {
    let search = await supplier.searchTickets(criteriaOf(journey, departure, travellers), language);
    let cheapest = cheapestTicket(search, journey.date);
    for (let window = 1; window < WINDOWS && goesOn(search, journey.date); window += 1) {
      const [leg] = search.legs;
      if (leg === undefined) break;
      search = await supplier.pageTickets(search.id, { leg: leg.id, page: 'next' }, language);
      const next = cheapestTicket(search, journey.date);
      if (
        next !== null &&
        (cheapest === null || compareMoney(next.offer.price, cheapest.offer.price) < 0)
      )
        cheapest = next;
    }
    return cheapest;
  }

  /** Pass-holder reservations; null where the pass is not valid. */
  async function reservationsOf(
    journey: Found,
    { solution }: CheapestTicket,
    holders: readonly RailSearchTraveller[],
    language: Language,
  ): Promise<Journey['reservations']> {
    const { legs, offers } = await supplier.searchTickets(
      criteriaOf(journey, solution.departure.slice(0, MINUTE_LENGTH), holders),
      language,
    );
    const cheapest = cheapestTicket(
      { legs, offers: offers.filter((offer) => offer.solution === solution.id) },
      journey.date,
    );
    return cheapest === null ? null : wirePrices(cheapest.offer.price);
  }

  return {
    async of({ journeys, travelers, language }, now) {
      const [found, cards] = await Promise.all([
        findJourneys(places, journeys, now),
        reference.cards(language),
      ]);
      const pass = cards.find(({ isPass }) => isPass);
      const travellers = travellersOf(travelers);
      const holders =
        pass === undefined ? [] : travelers.map(({ age }) => ({ age, cards: [pass.code] }));
      return {
        journeys: await mapLimit(found, AT_ONCE, async (journey): Promise<Journey> => {
          const clock = clockAt(journey.origin.timeZone, now);
          const begins = `${journey.date}T${DAY_BEGINS}`;
          const ticket = await cheapestOfDay(
            journey,
            begins < clock ? clock : begins,
            travellers,
            language,
          );
          return {
            origin: stopOf(journey.origin, language),
            destination: stopOf(journey.destination, language),
            date: journey.date,
            tickets: ticket === null ? null : wirePrices(ticket.offer.price),
            reservations:
              ticket === null || holders.length === 0
                ? null
                : await reservationsOf(journey, ticket, holders, language),
          };
        }),
      };
    },
  };
}
