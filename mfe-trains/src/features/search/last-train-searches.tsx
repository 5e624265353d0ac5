import { siteDay } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { LastSearches } from '@wayfare/search';
import { paths } from '../../domain/paths';
import { toTicketQuery } from '../../domain/search/criteria-codec';
import { findTicketProblems } from '../../domain/search/search-rules';
import { ticketsShort, ticketsTitle } from '../../domain/search/search-words';
import { lastTrains } from '../../state/search/last-searches';

export function LastTrainSearches() {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const searches = lastTrains
    .useSearches()
    .filter((search) => findTicketProblems(search, siteDay()).length === 0);
  return (
    <LastSearches
      searches={searches.map((search) => ({
        href: paths.tickets(language, toTicketQuery(search)),
        title: ticketsTitle(search, t, language),
        detail: ticketsShort(search, t, language),
      }))}
    />
  );
}
