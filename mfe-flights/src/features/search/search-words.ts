import { formatDate, type Language } from '@wayfare/domain';
import type { Translate } from '@wayfare/i18n';
import { firstSlice, ownSlices, type FlightSearch } from './criteria';
import { passengerSummary } from './passenger-summary';

/** The words that were chosen, by code. */
export function placeNames(search: FlightSearch): ReadonlyMap<string, string> {
  return new Map(
    ownSlices(search).flatMap(({ from, to }) =>
      [from, to].map(({ code, name }): [string, string] => [code, name]),
    ),
  );
}

/** "Amsterdam to Barcelona"; of several flights their number and where they begin. */
export function searchTitle(search: FlightSearch, t: Translate): string {
  const { from, to } = firstSlice(search);
  return search.trip === 'multi'
    ? t('results.titleMulti', { count: search.slices.length, from: from.name })
    : t('results.title', { from: from.name, to: to.name });
}

/** Dates, passengers and cabin of a search in one line; only for a search that the rules accept. */
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
