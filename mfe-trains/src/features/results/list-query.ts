import { COMFORT_CATEGORIES } from '@wayfare/api-contract';
import { optionPart, queryTable, textPart, type QueryPart } from '@wayfare/search';
import { CHANGE_LIMITS, SORTS, type Sort, type TrainFilters } from './train-list';

const MAX_CARRIERS = 20;
const MAX_NAME = 60;

/** View state beside search and choice in the address, so that a link shows the same list. */
export interface ListQuery {
  sort: Sort;
  filters: TrainFilters;
}

const repeated = <Value extends string>(
  name: string,
  order: (values: readonly string[]) => Value[],
): QueryPart<readonly Value[]> => ({
  read: (query) => order(query.getAll(name)),
  write(query, values) {
    query.delete(name);
    for (const value of order(values)) query.append(name, value);
  },
});

const changes = textPart('changes');
const carriers = repeated('carrier', (names) => {
  const known = names.filter((name) => name !== '' && name.length <= MAX_NAME);
  return [...new Set(known)].slice(0, MAX_CARRIERS).sort();
});
const comforts = repeated('comfort', (codes) =>
  COMFORT_CATEGORIES.filter((known) => codes.includes(known)),
);

const filters: QueryPart<TrainFilters> = {
  read(query) {
    const limit = changes.read(query);
    return {
      maxChanges: CHANGE_LIMITS.find((known) => String(known) === limit) ?? null,
      carriers: carriers.read(query),
      comforts: comforts.read(query),
    };
  },
  write(query, written) {
    changes.write(query, String(written.maxChanges ?? ''));
    carriers.write(query, written.carriers);
    comforts.write(query, written.comforts);
  },
};

export const { read: readListQuery, write: withListQuery } = queryTable<ListQuery>({
  sort: optionPart('sort', SORTS),
  filters,
});
