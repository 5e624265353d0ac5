import { useTranslation } from '@wayfare/i18n';
import type { StaySearch } from '../../domain/search/criteria';
import { SearchForm } from './search-form';
import styles from './search-form.module.css';

export interface NoHotelProps {
  draft: StaySearch;
}

/** The address names no hotel: offers its dates and guests for a search. */
export function NoHotel({ draft }: NoHotelProps) {
  const { t } = useTranslation('hotels');
  return (
    <div className={styles.trouble}>
      <h1>{t('errors.invalidTitle')}</h1>
      <p role="alert">{t('errors.noHotel')}</p>
      <SearchForm initial={draft} recalls />
    </div>
  );
}
