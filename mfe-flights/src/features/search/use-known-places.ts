import { useTranslation } from '@wayfare/i18n';
import { placeText } from '../../domain/search/place-text';
import { lastFlights } from './last-flights';
import type { PlaceOption } from './place-options';
import { POPULAR_CITIES } from './popular-routes';

const RECENT = 4;

/** Suggestions before typing: earlier searches, then popular cities (C1). */
export function useKnownPlaces(): PlaceOption[] {
  const { t } = useTranslation('flights');
  const places = lastFlights
    .useSearches()
    .flatMap(({ slices }) => slices.flatMap(({ from, to }) => [to, from]))
    .filter(({ code }) => code !== '');
  const recent = [...new Map(places.map((place) => [place.code, place])).values()].slice(0, RECENT);
  const popular = POPULAR_CITIES.filter((city) => recent.every(({ code }) => code !== city)).map(
    (code) => ({ code, name: t(`cities.${code}`) }),
  );
  const option = (place: (typeof recent)[number], group: string): PlaceOption => ({
    id: `city ${place.code}`,
    label: placeText(place),
    detail: '',
    group,
    type: 'city',
    place,
  });
  return [
    ...recent.map((place) => option(place, t('places.recent'))),
    ...popular.map((place) => option(place, t('places.popular'))),
  ];
}
