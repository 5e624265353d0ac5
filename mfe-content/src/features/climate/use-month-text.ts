import { useTranslation } from '@wayfare/i18n';
import { monthRanges, type MonthRange } from './months';

/** Months in words, such as "May to June, September". */
export function useMonthText(): (months: readonly number[]) => string {
  const { t } = useTranslation('content');
  const name = (month: number) => t(`climate.months.${month}`);

  function inWords({ first, last }: MonthRange): string {
    if (first === 1 && last === 12) return t('climate.allYear');
    return first === last ? name(first) : t('climate.range', { first: name(first), last: name(last) });
  }

  return (months) => monthRanges(months).map(inWords).join(', ');
}
