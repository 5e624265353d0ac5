import type { PlaceSuggestion } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import type { StaySearch } from '../../domain/search/criteria';
import { searchHref } from '../../domain/search/search-href';
import { groupByType, whereabouts } from './suggestion-groups';
import styles from '../../ui/places/places.module.css';

interface Props {
  text: string;
  suggestions: readonly PlaceSuggestion[];
  draft: StaySearch;
}

/** Candidates for a typed place, each a link to its search: free text is never guessed. */
export function ChoosePlace({ text, suggestions, draft }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  if (suggestions.length === 0) return <p role="alert">{t('search.noPlaceFor', { text })}</p>;
  return (
    <section aria-labelledby="choose-place">
      <h2 id="choose-place">{t('search.chooseFrom')}</h2>
      <p>{t('search.choosePlaceIntro', { text })}</p>
      {groupByType(suggestions).map(({ key, items }) => (
        <div key={key}>
          <h3>{t(`placeTypes.${key}`)}</h3>
          <ul className={styles.children}>
            {items.map((place) => (
              <li key={place.id}>
                <Link to={searchHref(place, draft, language)}>{place.label}</Link>{' '}
                <span className={styles.count}>{whereabouts(place)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
