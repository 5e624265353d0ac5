import { createApiClient } from '@wayfare/api-client';
import {
  flightSearch,
  type FlightSearchRequest,
  type FlightSearchResult,
} from '@wayfare/api-contract';
import { startSearch, type Answer } from '@wayfare/search';
import { fakeWire, networkFailure, wireError, type WireHandler } from '@wayfare/testing';
import { EMPTY_SEARCH } from '../domain/search/criteria';
import { oneWayOffer, pageOf } from '../testing/offers';
import { offersQuery } from './search.api';

const place = (code: string) => ({ code, name: code });
const search = {
  ...EMPTY_SEARCH,
  trip: 'one_way' as const,
  slices: [{ from: place('AMS'), to: place('BCN'), departureDate: '2027-01-14' }],
};
const page = pageOf([oneWayOffer({ id: 'off_1' })]);

// there is no window here, as on the server
it.each<
  [
    string,
    WireHandler<FlightSearchRequest, FlightSearchResult>,
    Answer<readonly FlightSearchResult[]>,
  ]
>([
  ['sends the first page after the frame', page, { result: [page] }],
  [
    'sends why there is none, and never fails the page',
    wireError(504, { code: 'SUPPLIER_TIMEOUT', message: 'x' }),
    { code: 'SUPPLIER_TIMEOUT' },
  ],
  ['says so when the API cannot be reached', networkFailure(), { code: 'NETWORK' }],
])('the server %s', async (_, answer, expected) => {
  const wire = fakeWire([[flightSearch(), answer]]);
  const api = createApiClient({ baseUrl: 'http://wire.test', token: () => 't', fetch: wire.fetch });
  const first = startSearch(
    offersQuery(api, { search, language: 'nl' }),
    new AbortController().signal,
  );
  expect(await first?.promise).toEqual(expected);
  expect(wire.requests[0]?.headers.get('accept-language')).toBe('nl');
});
