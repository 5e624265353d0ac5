import { createSearchMemory } from '@wayfare/search';
import { parseSearch } from '../domain/search/search-query';

interface KeptStay {
  /** the `search` parameter of its address */
  search: string;
}

const isKept = (value: unknown): value is KeptStay =>
  typeof value === 'object' &&
  value !== null &&
  'search' in value &&
  typeof value.search === 'string';

/** The last searches of this browser, one for each place; never one for where somebody is. */
export const lastStays = createSearchMemory<KeptStay>({
  key: 'lastStays',
  isSearch: isKept,
  journeyOf: ({ search }) => JSON.stringify(parseSearch(search)?.['place'] ?? search),
});
