import { siteDay } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { LastSearches } from '@wayfare/search';
import { paths } from '../../paths';
import { toTicketQuery } from './criteria-codec';
import { lastTrains } from './last-trains';
import { findTicketProblems } from './search-rules';
import { ticketsShort, ticketsTitle } from './search-words';

/** Searches of before whose days are still to come. */
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
