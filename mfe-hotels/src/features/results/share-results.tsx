import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { ShareButton } from '@wayfare/saved/share';
import { paths } from '../../paths';
import type { StayCriteria } from '../search/criteria';
import { writeSearch } from '../search/search-query';
import { staySummary } from '../search/search-summary';
import { withListQuery, type ListQuery } from './results-query';

interface Props {
  heading: string;
  criteria: StayCriteria;
  list: ListQuery;
}

/** Passes the list on as it is filtered and ordered, from its first page. A search round a point has none: it says where its reader is. */
export function ShareResults({ heading, criteria, list: { sort, filters } }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  if (criteria.area !== null && 'latitude' in criteria.area) return null;
  const search = writeSearch({ ...criteria, nationality: null });
  return (
    <ShareButton
      isCompact
      title={heading}
      text={`${heading} · ${staySummary(criteria, t, language)}`}
      href={paths.results(
        language,
        withListQuery(new URLSearchParams({ search }), { sort, filters }),
      )}
    />
  );
}
