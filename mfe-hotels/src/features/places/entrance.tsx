import type { ResolvePathResult } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import type { ReactNode } from 'react';
import type { SearchDraft } from '../search/criteria';
import { SearchForm } from '../search/search-form';
import { ChildrenList } from './children-list';
import styles from './places.module.css';

interface Props {
  draft: SearchDraft;
  /** null when they could not be loaded; searching works without them */
  countries: ResolvePathResult['children'] | null;
  children?: ReactNode;
}

/** Where a search starts when the URL has none: the form, and the countries to look around in. */
export function Entrance({ draft, countries, children }: Props) {
  const { t } = useTranslation('hotels');
  return (
    <div className={styles.page}>
      <h1>{t('results.headingEmpty')}</h1>
      {children}
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
