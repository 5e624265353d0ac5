import {
  PassSearchResultSchema,
  TicketSearchResultSchema,
  TrainPlacesResultSchema,
} from '@wayfare/api-contract/schemas';
import * as v from 'valibot';
import { buildReturnSearch, buildTicketSearch, buildTrainPlace } from './train-builders';
import { buildPassSearch } from './train-pass-builders';

it.each([
  ['a search', TicketSearchResultSchema, buildTicketSearch()],
  ['a return search', TicketSearchResultSchema, buildReturnSearch()],
  ['a search for passes', PassSearchResultSchema, buildPassSearch()],
  ['a place', TrainPlacesResultSchema, [buildTrainPlace()]],
])('%s is built as the contract has it, with nothing beside', (_what, schema, built) => {
  expect(v.parse(schema, built)).toEqual(built);
});

it('every offer is of a leg and a train that are there, and names products that are there', () => {
  const { legs, offers, products } = buildReturnSearch();
  const known = products.map(({ code }) => code);
  for (const { leg, legSolution, fareOffers } of offers) {
    expect(legs.find(({ id }) => id === leg)?.solutions.map(({ id }) => id)).toContain(legSolution);
    expect(known).toEqual(
      expect.arrayContaining(
        fareOffers.flatMap(({ fares }) => fares.map(({ productCode }) => productCode)),
      ),
    );
  }
});
