import { createKeptSearch, createRecentList } from '@wayfare/search';
import type { PassSearch, Place, TicketSearch } from '../../domain/search/criteria';
import { isPassSearch, isPlace, isTicketSearch } from '../../domain/search/is-search';

/* Beside `search` of hotels and `searchFlights`. */

export const keptTickets = createKeptSearch<TicketSearch>({
  saved: 'searchTrains.tickets',
  draft: 'draft.trains.tickets',
  read: (kept) => (isTicketSearch(kept) ? kept : null),
});

export const keptPass = createKeptSearch<PassSearch>({
  saved: 'searchTrains.pass',
  draft: 'draft.trains.pass',
  read: (kept) => (isPassSearch(kept) ? kept : null),
});

const stations = createRecentList<Place>({
  key: 'recentStations',
  most: 5,
  isItem: isPlace,
  idOf: ({ code }) => code,
});

export const recentStations = () => stations.read();

/** Without a look-up the code is all there is: such stations are left out. */
export const rememberStations = ({ from, to }: Pick<TicketSearch, 'from' | 'to'>) =>
  stations.remember([from, to].filter(({ code, label }) => code !== '' && label !== code));
