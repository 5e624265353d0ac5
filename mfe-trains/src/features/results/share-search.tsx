import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useSearchParams } from '@wayfare/router';
import { ShareButton } from '@wayfare/saved/share';
import { paths } from '../../paths';
import type { TicketSearch } from '../search/criteria';
import { toTicketQuery } from '../search/criteria-codec';
import { ticketsSummary, ticketsTitle } from '../search/search-words';
import { readListQuery, withListQuery } from './list-query';

/** Passes the search on as it is filtered and ordered; what is chosen, and who has which card, stays here. */
export function ShareSearch({ search }: { search: TicketSearch }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const [query] = useSearchParams();
  const title = ticketsTitle(search, t, language);
  const shared = withListQuery(toTicketQuery({ ...search, cards: {} }), readListQuery(query));
  return (
    <ShareButton
      isCompact
      title={title}
      text={`${title} · ${ticketsSummary(search, t, language)}`}
      href={paths.tickets(language, shared)}
    />
  );
}
