import type { Destination } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Picture } from '@wayfare/ui';
import { MONTHS } from '../../domain/months';
import { useMonthText } from '../../ui/destinations/use-month-text';
import styles from './vacation.module.css';

/** Decorative: the text beside it says the same. */
function MonthStrip({ bestMonths }: { bestMonths: readonly number[] }) {
  const { t } = useTranslation('content');
  return (
    <div className={styles.strip} aria-hidden="true">
      {MONTHS.map((month) => (
        <span key={month} className={bestMonths.includes(month) ? styles.bestMonth : undefined}>
          {t(`climate.monthsShort.${month}`).slice(0, 1)}
        </span>
      ))}
    </div>
  );
}

export function DestinationHero({
  destination: { title, teaser, bestMonths, cover },
}: {
  destination: Destination;
}) {
  const { t } = useTranslation('content');
  const monthText = useMonthText();
  return (
    <header className={styles.hero}>
      <div className={styles.heroWords}>
        <h1>{title}</h1>
        <p className={styles.teaser}>{teaser}</p>
        {bestMonths.length > 0 && (
          <div className={styles.best}>
            <MonthStrip bestMonths={bestMonths} />
            <p>{t('vacation.best', { months: monthText(bestMonths) })}</p>
          </div>
        )}
      </div>
      <Picture
        className={styles.cover}
        src={cover.src}
        alt={cover.alt}
        sizes="(min-width: 75rem) 40rem, (min-width: 56rem) 55vw, 94vw"
        urgency="first"
      />
    </header>
  );
}
