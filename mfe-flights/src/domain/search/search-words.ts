import { formatDate, type Language } from '@wayfare/domain';
import type { Translate } from '@wayfare/i18n';
import { firstSlice, ownSlices, type FlightSearch } from './criteria';
import { placeText } from './place-text';

export function placeNames(search: FlightSearch): ReadonlyMap<string, string> {
  return new Map(
    ownSlices(search).flatMap(({ from, to }) =>
      [from, to].map((place): [string, string] => [place.code, placeText(place)]),
    ),
  );
}

export function searchTitle(search: FlightSearch, t: Translate): string {
  const { from, to } = firstSlice(search);
  return search.trip === 'multi'
    ? t('search.routeMulti', { count: search.slices.length, from: placeText(from) })
    : t('search.route', { from: placeText(from), to: placeText(to) });
}

export function briefSummary(search: FlightSearch, t: Translate, language: Language): string {
  const { adults, childAges, infants } = search;
  const first = firstSlice(search).departureDate;
  const last =
    search.trip === 'return'
      ? search.returnDate
      : (ownSlices(search).at(-1)?.departureDate ?? first);
  const days = [...new Set([first, last])].map((day) => formatDate(day, language, 'short'));
  const count = adults + childAges.length + infants;
  return [days.join(' – '), t('party.travellers', { count })].join(' · ');
}
