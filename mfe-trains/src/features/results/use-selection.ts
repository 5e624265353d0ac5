import { useLanguage } from '@wayfare/remote-kit';
import { useLocation, useNavigate, useNavigation } from '@wayfare/router';
import { paths } from '../../domain/paths';
import type { TicketSearch } from '../../domain/search/criteria';
import { fromTicketQuery, toTicketQuery } from '../../domain/search/criteria-codec';
import type { Hours } from './hour-change';
import { readListQuery, withListQuery, type ListQuery } from './list-query';
import type { SelectionQuery } from './selection';
import { readSelection, withSelection } from './selection-query';

/** What is chosen and how the trains are shown, kept in the address; a press shows at once, whatever the page still waits for. */
export function useSelection(search: TicketSearch) {
  const language = useLanguage();
  const navigate = useNavigate();
  const current = useLocation();
  const { location: coming } = useNavigation();
  const shown = coming?.pathname === current.pathname ? coming : current;
  const query = new URLSearchParams(shown.search);
  const selection = readSelection(query);
  const list = readListQuery(query);
  const { hour, returnHour }: Hours = fromTicketQuery(query) ?? search;
  const addressOf = (next: SelectionQuery, of: TicketSearch, as: ListQuery) =>
    paths.tickets(language, withListQuery(withSelection(toTicketQuery(of), next), as));
  const hrefOf = (next: SelectionQuery, of: TicketSearch = search) => addressOf(next, of, list);

  return {
    selection,
    list,
    hours: { hour, returnHour },
    hrefOf,
    /** another order or other filters: Back undoes each */
    show: (change: Partial<ListQuery>) =>
      void navigate(addressOf(selection, { ...search, hour, returnHour }, { ...list, ...change }), {
        preventScrollReset: true,
      }),
    /** another ticket of the same step: no step of its own for Back */
    choose: (next: SelectionQuery) =>
      void navigate(hrefOf(next), { replace: true, preventScrollReset: true }),
    goTo: (next: SelectionQuery, of?: TicketSearch) => void navigate(hrefOf(next, of)),
  };
}
