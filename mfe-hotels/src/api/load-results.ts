import type { ApiClient } from '@wayfare/api-client';
import type { SearchAroundResult } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { lastOf, pageCount } from '../domain/results/result-pages';
import type { ListQuery } from '../domain/results/results-query';
import { needingDates, withoutUnused, type UnusedFilter } from '../domain/results/unused-filters';
import type { StaySearch } from '../domain/search/criteria';
import { PAGE_SIZE } from '../domain/search/search-state';
import { searchHotels, searchRequest, type HotelSearch } from './hotels.api';
import { refusedFilter } from './refused-filter';

export interface LoadedResults {
  requests: HotelSearch[];
  pages: [SearchAroundResult, ...SearchAroundResult[]];
  moreFailed: boolean;
  unused: UnusedFilter[];
}

interface Wanted extends ListQuery {
  size?: number | undefined;
}

const isFulfilled = <Value>(
  outcome: PromiseSettledResult<Value>,
): outcome is PromiseFulfilledResult<Value> => outcome.status === 'fulfilled';

/** Retries without filters that cannot apply: those that need dates, and those that an older API refuses. */
export async function loadResults(
  api: ApiClient,
  criteria: StaySearch,
  language: Language,
  wanted: Wanted,
): Promise<LoadedResults> {
  let unused = criteria.stay === null ? needingDates(wanted.filters) : [];
  for (;;) {
    const filters = withoutUnused(wanted.filters, unused);
    try {
      return { ...(await loadPages(api, criteria, language, { ...wanted, filters })), unused };
    } catch (error) {
      const refused = refusedFilter(filters, error);
      if (refused === null) throw error;
      unused = [...unused, refused];
    }
  }
}

async function loadPages(
  api: ApiClient,
  criteria: StaySearch,
  language: Language,
  { sort, filters, pages, size = PAGE_SIZE }: Wanted,
): Promise<Omit<LoadedResults, 'unused'>> {
  const request = (page: number) =>
    searchRequest(criteria, language, { sort, filters, size, page });
  const requests = [request(1)];
  const first = await searchHotels(api, request(1));
  const loaded: LoadedResults['pages'] = [first];
  // a list that is not priced as a whole learns of further pages from the last page of a round
  for (;;) {
    const last = Math.min(pages, pageCount(lastOf(loaded).total, size));
    const round = Array.from({ length: Math.max(0, last - loaded.length) }, (_, index) =>
      request(loaded.length + 1 + index),
    );
    if (round.length === 0) return { requests, pages: loaded, moreFailed: false };
    const outcomes = await Promise.allSettled(round.map((more) => searchHotels(api, more)));
    const failed = outcomes.findIndex((outcome) => !isFulfilled(outcome));
    const good = (failed === -1 ? outcomes : outcomes.slice(0, failed)).filter(isFulfilled);
    loaded.push(...good.map((outcome) => outcome.value));
    requests.push(...round.slice(0, good.length));
    if (failed !== -1) return { requests, pages: loaded, moreFailed: true };
  }
}
