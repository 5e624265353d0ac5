import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { ShareButton } from '@wayfare/saved/share';
import { paths } from '../../domain/paths';
import type { TicketSearch } from '../../domain/search/criteria';
import { toTicketQuery } from '../../domain/search/criteria-codec';
import { ticketsSummary, ticketsTitle } from '../../domain/search/search-words';

interface Props {
  search: TicketSearch;
  list: URLSearchParams;
}

/** Leaves out the choice and the passengers' cards. */
export function ShareSearch({ search, list }: Props) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const title = ticketsTitle(search, t, language);
  const query = toTicketQuery({ ...search, cards: {} });
  return (
    <ShareButton
      isCompact
      title={title}
      text={`${title} · ${ticketsSummary(search, t, language)}`}
      href={paths.tickets(language, new URLSearchParams([...query, ...list]))}
    />
  );
}
