import type { ApiClient } from '@wayfare/api-client';
import type { SearchAroundResult } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { searchHotels, searchRequest, type HotelSearch } from '../../api/hotels.api';
import { PAGE_SIZE } from '../places/search-state';
import type { StayCriteria } from '../search/criteria';
import { pageCount } from './result-pages';
import type { ListQuery } from './results-query';

export interface LoadedResults {
  requests: HotelSearch[];
  pages: [SearchAroundResult, ...SearchAroundResult[]];
  /** a further page could not be loaded; those before it are shown all the same */
  moreFailed: boolean;
}

interface Wanted extends ListQuery {
  /** hotels on a page */
  size?: number | undefined;
}

const isFulfilled = <Value>(
  outcome: PromiseSettledResult<Value>,
): outcome is PromiseFulfilledResult<Value> => outcome.status === 'fulfilled';

/** The first pages of a search. Throws when the first one fails; later ones may be missing. */
export async function loadResults(
  api: ApiClient,
  criteria: StayCriteria,
  language: Language,
  { sort, filters, pages, size = PAGE_SIZE }: Wanted,
): Promise<LoadedResults> {
  const request = (page: number) =>
    searchRequest(criteria, language, { sort, filters, size, page });
  const asked = request(1);
  const first = await searchHotels(api, asked);
  const wanted = Math.min(pages, pageCount(first.total, size));
  const requests = [asked, ...Array.from({ length: wanted - 1 }, (_, index) => request(index + 2))];
  const outcomes = await Promise.allSettled(
    requests.slice(1).map((more) => searchHotels(api, more)),
  );
  const failed = outcomes.findIndex((outcome) => !isFulfilled(outcome));
  const more = (failed === -1 ? outcomes : outcomes.slice(0, failed))
    .filter(isFulfilled)
    .map((outcome) => outcome.value);
  return {
    requests: requests.slice(0, more.length + 1),
    pages: [first, ...more],
    moreFailed: failed !== -1,
  };
}
