import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { ShareButton } from '@wayfare/saved/share';
import { paths } from '../../paths';
import type { FlightSearch } from '../search/criteria';
import { toQuery } from '../search/criteria-codec';
import { searchSummary, searchTitle } from '../search/search-words';
import { withListQuery, type ListQuery } from './list-query';

/** Passes the search on as it is filtered and ordered. */
export function ShareSearch({
  search,
  list: { sort, filters },
}: {
  search: FlightSearch;
  list: ListQuery;
}) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const title = searchTitle(search, t);
  return (
    <ShareButton
      isCompact
      title={title}
      text={`${title} · ${searchSummary(search, t, language)}`}
      href={paths.results(language, withListQuery(toQuery(search), { sort, filters }))}
    />
  );
}
