import { siteDay } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { LastSearches } from '@wayfare/search';
import { paths } from '../../domain/paths';
import { toQuery } from '../../domain/search/criteria-codec';
import { findProblems } from '../../domain/search/search-rules';
import { briefSummary, searchTitle } from '../../domain/search/search-words';
import { lastFlights } from './last-flights';

export function LastFlightSearches() {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const searches = lastFlights
    .useSearches()
    .filter((search) => findProblems(search, siteDay()).length === 0);
  return (
    <LastSearches
      searches={searches.map((search) => ({
        href: paths.results(language, toQuery(search)),
        title: searchTitle(search, t),
        detail: briefSummary(search, t, language),
      }))}
    />
  );
}
