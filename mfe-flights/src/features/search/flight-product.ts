import type { SearchProduct } from '@wayfare/search';
import { paths } from '../../domain/paths';
import { EMPTY_SEARCH, type FlightSearch } from '../../domain/search/criteria';
import { toQuery } from '../../domain/search/criteria-codec';
import { findProblems } from '../../domain/search/search-rules';
import { idOf } from './field-id';
import { lastFlights } from './last-flights';
import { keptFlights } from './search-storage';

export const FLIGHTS: SearchProduct<FlightSearch> = {
  empty: EMPTY_SEARCH,
  toQuery,
  findProblems,
  resultsPath: paths.results,
  kept: keptFlights,
  remember: lastFlights.remember,
  idOf,
};
