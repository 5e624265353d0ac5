import type { TicketSearchResult } from '@wayfare/api-contract';
import type { TicketSearch } from '../../domain/search/criteria';
import type { Selection } from './selection';
import type { useSelection } from './use-selection';
import type { AddTrains } from './use-trains';

/** What choosing a train of one direction is about. */
export interface ChooseProps {
  direction: 0 | 1;
  search: TicketSearch;
  result: TicketSearchResult;
  chosen: Selection;
  nav: ReturnType<typeof useSelection>;
  add: AddTrains;
  searchAgain: () => void;
  /** what was found is of another hour */
  isRefreshing: boolean;
}
