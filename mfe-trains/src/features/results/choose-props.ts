import type { TicketSearchResult } from '@wayfare/api-contract';
import type { TicketSearch } from '../../domain/search/criteria';
import type { Selection } from './selection';
import type { useSelection } from './use-selection';
import type { AddTrains } from './use-trains';

export interface ChooseProps {
  direction: 0 | 1;
  search: TicketSearch;
  result: TicketSearchResult;
  chosen: Selection;
  nav: ReturnType<typeof useSelection>;
  add: AddTrains;
  searchAgain: () => void;
  isRefreshing: boolean;
}
