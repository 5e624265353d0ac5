import { formatMinutes, formatMoney, money } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import type { Itinerary } from '../../domain/itinerary/itineraries';
import { SORTS, type Sort } from './flight-order';
import styles from './results.module.css';

interface Props {
  sort: Sort;
  firsts: Record<Sort, Itinerary> | null;
  onChange: (sort: Sort) => void;
}

/** Each order shows what it would put first (OQ-50). */
export function SortChoice({ sort, firsts, onChange }: Props) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const factsOf = ({ fares: [{ cents }], minutes }: Itinerary) =>
    `${formatMoney(money(cents), language)} · ${formatMinutes(minutes, language)}`;
  return (
    <div className={styles.order}>
      <div className={styles.sorts} role="group" aria-label={t('sort.label')}>
        {SORTS.map((option) => (
          <button
            key={option}
            type="button"
            className={styles.sort}
            aria-pressed={option === sort}
            onClick={() => onChange(option)}
          >
            <span className={styles.sortName}>{t(`sort.${option}`)}</span>
            {firsts !== null && <span className={styles.sortFacts}>{factsOf(firsts[option])}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}
