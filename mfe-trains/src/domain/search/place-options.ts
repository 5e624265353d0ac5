import type { TrainPlace } from '@wayfare/api-contract';
import { countryName, type Language } from '@wayfare/domain';
import type { Translate } from '@wayfare/i18n';
import type { Place } from './criteria';
import { placeText } from './place-text';

export interface PlaceOption {
  id: string;
  label: string;
  detail?: string | undefined;
  group: string;
  place: Place;
}

const placeOf = ({ code, type, label, localLabel, timezone }: Place): Place => ({
  code,
  type,
  label,
  localLabel,
  timezone,
});

export function knownOptions(
  { recent, popular }: { recent: readonly Place[]; popular: readonly TrainPlace[] },
  t: Translate,
  language: Language,
): PlaceOption[] {
  const option = (place: Place, group: string): PlaceOption => ({
    id: place.code,
    label: placeText(place, t, language),
    group,
    place: placeOf(place),
  });
  return [
    ...recent.map((place) => option(place, t('places.recent'))),
    ...popular
      .filter(({ code }) => recent.every((place) => place.code !== code))
      .map((place) => ({
        ...option(place, t('places.popular')),
        detail: countryName(place.country, language),
      })),
  ];
}

/** Cities with all their stations first (OQ-64). */
export function placeOptions(
  places: readonly TrainPlace[],
  t: Translate,
  language: Language,
): PlaceOption[] {
  const option = ({ country, ...place }: TrainPlace): PlaceOption => ({
    id: place.code,
    label: placeText(place, t, language),
    detail: countryName(country, language),
    group: t(place.isSimilar === true ? 'places.similar' : `places.${place.type}`),
    place: placeOf(place),
  });
  const isCity = ({ type }: TrainPlace) => type === 'city';
  return [...places.filter(isCity), ...places.filter((place) => !isCity(place))].map(option);
}
