import { createSearchMemory } from '@wayfare/search';
import { ownSlices, type FlightSearch } from '../../domain/search/criteria';
import { isFlightSearch } from './search-storage';

export const lastFlights = createSearchMemory<FlightSearch>({
  key: 'lastFlights',
  isSearch: isFlightSearch,
  journeyOf: (search) =>
    ownSlices(search)
      .map(({ from, to }) => `${from.code} ${to.code}`)
      .join(' '),
});
