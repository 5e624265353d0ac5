import { addDays } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { NoneLeft } from '@wayfare/search';
import { buttonClass } from '@wayfare/ui';
import { paths } from '../../domain/paths';
import { whereWords } from '../../domain/place/where-words';
import type { StaySearch } from '../../domain/search/criteria';
import { writeSearch } from '../../domain/search/search-query';
import styles from './results.module.css';

interface Props {
  criteria: StaySearch;
  today: string;
  hasFilters: boolean;
  onClearFilters: () => void;
  onChangeDates: () => void;
}

function shifted(criteria: StaySearch, days: number): StaySearch {
  const { stay } = criteria;
  return {
    ...criteria,
    stay:
      stay === null
        ? null
        : { checkIn: addDays(stay.checkIn, days), checkOut: addDays(stay.checkOut, days) },
  };
}

/** What to try instead (HOT-50). */
export function NoResults({ criteria, today, hasFilters, onClearFilters, onChangeDates }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const { place, stay } = criteria;
  const hrefOf = (days: number) =>
    paths.results(language, new URLSearchParams({ search: writeSearch(shifted(criteria, days)) }));
  const text = hasFilters
    ? t('results.noneFiltered')
    : place === null
      ? t('results.noneArea')
      : t('results.noneText', { inPlace: whereWords(place, t, language) });
  return (
    <NoneLeft>
      <h2>{t('results.none')}</h2>
      <p>{text}</p>
      <div className={styles.actions}>
        {hasFilters && (
          <button
            type="button"
            className={buttonClass({ variant: 'primary' })}
            onClick={onClearFilters}
          >
            {t('filters.clear')}
          </button>
        )}
        <button
          type="button"
          className={buttonClass({ variant: hasFilters ? 'secondary' : 'primary' })}
          onClick={onChangeDates}
        >
          {t('results.changeDates')}
        </button>
        {stay !== null && stay.checkIn > today && (
          <Link className={buttonClass({ variant: 'secondary' })} to={hrefOf(-1)}>
            {t('results.dayEarlier')}
          </Link>
        )}
        {stay !== null && (
          <Link className={buttonClass({ variant: 'secondary' })} to={hrefOf(1)}>
            {t('results.dayLater')}
          </Link>
        )}
      </div>
    </NoneLeft>
  );
}
