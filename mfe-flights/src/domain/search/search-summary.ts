import { formatDate, type Language } from '@wayfare/domain';
import type { Translate } from '@wayfare/i18n';
import { firstSlice, type FlightSearch } from './criteria';
import { passengerSummary } from './passenger-summary';

/** For valid searches only. */
export function searchSummary(search: FlightSearch, t: Translate, language: Language): string {
  const date = (day: string) => formatDate(day, language, 'medium');
  const { departureDate } = firstSlice(search);
  const dates = {
    one_way: () => date(departureDate),
    return: () => t('results.dates', { out: date(departureDate), back: date(search.returnDate) }),
    multi: () =>
      search.slices
        .map(({ from, to, departureDate: day }) =>
          t('results.slice', { origin: from.name, destination: to.name, date: date(day) }),
        )
        .join('; '),
  }[search.trip]();
  return [
    dates,
    passengerSummary(search, t),
    t(`cabin.${search.cabinClass}`),
    ...(search.directOnly ? [t('results.directOnly')] : []),
  ].join(' · ');
}
