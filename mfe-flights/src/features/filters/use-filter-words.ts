import { formatMinutes, formatMoney, money } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { slicesOf, type FlightSearch } from '../../domain/search/criteria';
import { placeNames } from '../../domain/search/search-words';
import type { FilterCounts } from './filter-counts';
import type { FilterWords } from './flight-facets';

export function useFilterWords(
  search: FlightSearch,
  airlines: FilterCounts['airlines'],
): FilterWords {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const names = placeNames(search);
  return {
    t,
    airline: (code) => airlines.find((airline) => airline.code === code)?.name ?? code,
    slice(index) {
      const { origin = '', destination = '' } = slicesOf(search)[index] ?? {};
      return t('slice.route', {
        origin: names.get(origin) ?? origin,
        destination: names.get(destination) ?? destination,
      });
    },
    duration: (minutes) => formatMinutes(minutes, language),
    price: (euros) => formatMoney(money(Math.round(euros * 100)), language),
  };
}
