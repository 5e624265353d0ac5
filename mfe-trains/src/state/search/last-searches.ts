import { createSearchMemory } from '@wayfare/search';
import type { TicketSearch } from '../../domain/search/criteria';
import { isTicketSearch } from '../../domain/search/is-search';

export const lastTrains = createSearchMemory<TicketSearch>({
  key: 'lastTrains',
  isSearch: isTicketSearch,
  journeyOf: ({ from, to }) => `${from.code} ${to.code}`,
});
