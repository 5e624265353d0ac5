import { useTranslation } from '@wayfare/i18n';
import { monthRanges, type MonthRange } from '../../domain/months';

/** "May to June, September". */
export function useMonthText(): (months: readonly number[]) => string {
  const { t } = useTranslation('content');
  const name = (month: number) => t(`months.${month}`);

  function inWords({ first, last }: MonthRange): string {
    if (first === 1 && last === 12) return t('months.allYear');
    return first === last
      ? name(first)
      : t('months.range', { first: name(first), last: name(last) });
  }

  return (months) => monthRanges(months).map(inWords).join(', ');
}
