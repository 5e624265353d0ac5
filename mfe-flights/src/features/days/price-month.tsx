import { nightsBetween, siteDay } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@wayfare/ui';
import { useId, useState } from 'react';
import { departureOf, type FlightSearch } from './days-around';
import styles from './flexible-days.module.css';
import {
  monthLimits,
  monthName,
  monthOf,
  nextMonth,
  previousMonth,
  type Month,
} from './month-days';
import { MonthTable } from './month-table';

/** How the journey's other dates move along. */
function useNote(search: FlightSearch): string {
  const { t } = useTranslation('flights');
  if (search.trip === 'multi') return t('days.monthMulti');
  return search.trip === 'return'
    ? t('days.monthReturn', { count: nightsBetween(departureOf(search), search.returnDate) })
    : t('days.monthOneWay');
}

export function PriceMonth({ search }: { search: FlightSearch }) {
  const { t } = useTranslation('flights');
  const [month, setMonth] = useState<Month>(monthOf(departureOf(search)));
  const language = useLanguage();
  const id = useId();
  const limits = monthLimits(siteDay());
  const [isFirst, isLast] = [month <= limits.first, month >= limits.last];
  return (
    <div className={styles.view}>
      <div className={styles.months}>
        <IconButton
          label={t('days.previousMonth')}
          icon={<ChevronLeftIcon />}
          aria-disabled={isFirst}
          onClick={() => !isFirst && setMonth(previousMonth(month))}
        />
        <p id={id} aria-live="polite">
          {monthName(month, language)}
        </p>
        <IconButton
          label={t('days.nextMonth')}
          icon={<ChevronRightIcon />}
          aria-disabled={isLast}
          onClick={() => !isLast && setMonth(nextMonth(month))}
        />
      </div>
      <MonthTable key={month} labelledBy={id} search={search} month={month} />
      <p className={styles.note}>{useNote(search)}</p>
    </div>
  );
}
