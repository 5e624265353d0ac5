import { useLanguage } from '@wayfare/remote-kit';
import { useLocation, useNavigate, useNavigation } from '@wayfare/router';
import { paths } from '../../domain/paths';
import type { TicketSearch } from '../../domain/search/criteria';
import { fromTicketQuery, toTicketQuery } from '../../domain/search/criteria-codec';
import type { Hours } from './hour-change';
import { readListQuery, withListQuery, type ListQuery } from './list-query';
import type { SelectionQuery } from './selection';
import { readSelection, withSelection } from './selection-query';

/** Kept in the address; shown at once, even while the page is loading. */
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
    /** pushed: Back undoes it */
    show: (change: Partial<ListQuery>) =>
      void navigate(addressOf(selection, { ...search, hour, returnHour }, { ...list, ...change }), {
        preventScrollReset: true,
      }),
    /** replaced: another ticket of the same step is no entry for Back */
    choose: (next: SelectionQuery) =>
      void navigate(hrefOf(next), { replace: true, preventScrollReset: true }),
    goTo: (next: SelectionQuery, of?: TicketSearch) => void navigate(hrefOf(next, of)),
  };
}
