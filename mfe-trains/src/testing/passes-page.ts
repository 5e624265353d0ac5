import {
  createTrainBooking,
  getTrainBooking,
  passAreas,
  passOrTickets,
  searchPasses,
  type PassOrTicketsRequest,
  type PassOrTicketsResult,
  type PassSearchResult,
} from '@wayfare/api-contract';
import {
  buildPassSearch,
  buildTrainBasket,
  buildTrainPrices,
  fakeWire,
  renderRoute,
  type WireHandler,
} from '@wayfare/testing';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { AREAS, cardsAnswer, PLACES, placesAnswer } from './search-answers';

/* For tests: the page of rail passes. */

export const EUROPE = '/trains/pass/search?area=EU&date=2027-01-14&adult=1';
const BASKET = buildTrainBasket();

export type Costs = (request: PassOrTicketsRequest) => PassOrTicketsResult | Response;

const stopOf = (code: string) => ({
  code,
  label: PLACES.find((place) => place.code === code)?.label ?? code,
  timeZone: 'Europe/Paris',
});

/** Each journey costs the same, and a seat 10.00 extra. */
export const costing =
  (tickets: string) =>
  ({ journeys }: PassOrTicketsRequest): PassOrTicketsResult => ({
    journeys: journeys.map(({ origin, destination, date }) => ({
      origin: stopOf(origin),
      destination: stopOf(destination),
      date,
      tickets: buildTrainPrices(tickets),
      reservations: buildTrainPrices('10.00'),
    })),
  });

interface Answers {
  found?: WireHandler<unknown, PassSearchResult>;
  costs?: Costs;
  areas?: WireHandler<unknown, typeof AREAS>;
}

export const openPasses = (
  path: string,
  { found = buildPassSearch(), costs = costing('200.00'), areas = AREAS }: Answers = {},
) =>
  renderRoute(vertical, manifest, path, {
    wire: fakeWire([
      placesAnswer,
      cardsAnswer,
      [passAreas, areas],
      [searchPasses, found],
      [passOrTickets, costs],
      [createTrainBooking, BASKET],
      [getTrainBooking, BASKET],
    ]),
  });
