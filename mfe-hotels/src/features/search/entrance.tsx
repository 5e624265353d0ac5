import type { PlaceSuggestion, ResolvePathResult } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import type { StaySearch } from '../../domain/search/criteria';
import { ChildrenList } from '../../ui/places/children-list';
import { SearchForm } from './search-form';
import { ChoosePlace } from './choose-place';
import styles from '../../ui/places/places.module.css';

export interface EntranceProps {
  draft: StaySearch;
  /** null when loading failed; searching works without them */
  countries: ResolvePathResult['children'] | null;
  /** what was typed without a script, and its candidates */
  typed?: { text: string; suggestions: readonly PlaceSuggestion[] } | null;
  note?: string;
}

/** Start without a search: the form, and countries to browse. */
export function Entrance({ draft, countries, typed = null, note }: EntranceProps) {
  const { t } = useTranslation('hotels');
  return (
    <div className={styles.page}>
      <h1>{t('results.headingEmpty')}</h1>
      {note !== undefined && <p>{note}</p>}
      {typed !== null && <ChoosePlace {...typed} draft={draft} />}
      <SearchForm initial={draft} recalls />
      {countries !== null && countries.length > 0 && (
        <section aria-labelledby="countries">
          <h2 id="countries">{t('results.countries')}</h2>
          <p>{t('results.countriesText')}</p>
          <ChildrenList places={countries} />
        </section>
      )}
    </div>
  );
}
