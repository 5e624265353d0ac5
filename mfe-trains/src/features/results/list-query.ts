import { COMFORT_CATEGORIES } from '@wayfare/api-contract';
import { CHANGE_LIMITS, SORTS, type Sort, type TrainFilters } from './train-list';

const MAX_CARRIERS = 20;
const MAX_NAME = 60;

/** How the trains are shown; beside the search and the choice in the address, so that a link shows the same list. */
export interface ListQuery {
  sort: Sort;
  filters: TrainFilters;
}

/** The order and the filters of an address; what can't be read filters nothing, so an old link still shows a list. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const changes = query.get('changes');
  const comforts = query.getAll('comfort');
  const carriers = query.getAll('carrier').filter((name) => name !== '' && name.length <= MAX_NAME);
  return {
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? SORTS[0],
    filters: {
      maxChanges: CHANGE_LIMITS.find((limit) => String(limit) === changes) ?? null,
      carriers: [...new Set(carriers)].slice(0, MAX_CARRIERS).sort(),
      comforts: COMFORT_CATEGORIES.filter((code) => comforts.includes(code)),
    },
  };
}

/** The query with this order and these filters in the place of those that it has; what is usual is not written. */
export function withListQuery(
  query: URLSearchParams,
  { sort, filters: { maxChanges, carriers, comforts } }: ListQuery,
): URLSearchParams {
  const result = new URLSearchParams(query);
  for (const key of ['sort', 'changes', 'carrier', 'comfort']) result.delete(key);
  if (sort !== SORTS[0]) result.set('sort', sort);
  if (maxChanges !== null) result.set('changes', String(maxChanges));
  for (const carrier of [...carriers].sort()) result.append('carrier', carrier);
  for (const code of COMFORT_CATEGORIES.filter((known) => comforts.includes(known)))
    result.append('comfort', code);
  return result;
}
