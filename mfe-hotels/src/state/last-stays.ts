import { createSearchMemory } from '@wayfare/search';
import { parseSearch } from '../domain/search/search-query';

interface KeptStay {
  search: string;
}

const isKept = (value: unknown): value is KeptStay =>
  typeof value === 'object' &&
  value !== null &&
  'search' in value &&
  typeof value.search === 'string';

/** Recent searches of this browser, one for each place; never one round the reader's position. */
export const lastStays = createSearchMemory<KeptStay>({
  key: 'lastStays',
  isSearch: isKept,
  journeyOf: ({ search }) => JSON.stringify(parseSearch(search)?.['place'] ?? search),
});
