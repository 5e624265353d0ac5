import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { ShareButton } from '@wayfare/saved/share';
import { paths } from '../../domain/paths';
import type { FlightSearch } from '../../domain/search/criteria';
import { toQuery } from '../../domain/search/criteria-codec';
import { searchSummary } from '../../domain/search/search-summary';
import { searchTitle } from '../../domain/search/search-words';

interface Props {
  search: FlightSearch;
  list: URLSearchParams;
}

export function ShareSearch({ search, list }: Props) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const title = searchTitle(search, t);
  return (
    <ShareButton
      isCompact
      title={title}
      text={`${title} · ${searchSummary(search, t, language)}`}
      href={paths.results(language, new URLSearchParams([...toQuery(search), ...list]))}
    />
  );
}
