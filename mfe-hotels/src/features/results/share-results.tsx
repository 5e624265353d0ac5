import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { ShareButton } from '@wayfare/saved/share';
import { paths } from '../../domain/paths';
import { listHeading } from '../../domain/place/where-words';
import type { StaySearch } from '../../domain/search/criteria';
import { writeSearch } from '../../domain/search/search-query';
import { staySummary } from '../../domain/search/stay-summary';

interface Props {
  criteria: StaySearch;
  list: URLSearchParams;
}

/** Shares the list from its first page; not a search round a point, which reveals where its reader is. */
export function ShareResults({ criteria, list }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  if (criteria.area !== null && 'latitude' in criteria.area) return null;
  const heading = listHeading(criteria, t, language);
  const search = writeSearch({ ...criteria, nationality: null });
  return (
    <ShareButton
      isCompact
      title={heading}
      text={`${heading} · ${staySummary(criteria, t, language)}`}
      href={paths.results(language, new URLSearchParams([['search', search], ...list]))}
    />
  );
}
