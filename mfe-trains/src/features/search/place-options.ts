import type { TrainPlace } from '@wayfare/api-contract';
import { countryName, type Language } from '@wayfare/domain';
import type { Translate } from '@wayfare/i18n';
import type { Place } from './criteria';
import { placeText } from './place-text';

export interface PlaceOption {
  id: string;
  label: string;
  detail: string;
  group: string;
  place: Place;
}

/** Suggestions as the field shows them, cities with all of their stations first (OQ-64). */
export function placeOptions(
  places: readonly TrainPlace[],
  t: Translate,
  language: Language,
): PlaceOption[] {
  const option = ({ country, ...place }: TrainPlace): PlaceOption => ({
    id: place.code,
    label: placeText(place, t, language),
    detail: countryName(country, language),
    group: t(`places.${place.type}`),
    place: {
      code: place.code,
      type: place.type,
      label: place.label,
      localLabel: place.localLabel,
      timezone: place.timezone,
    },
  });
  const isCity = ({ type }: TrainPlace) => type === 'city';
  return [...places.filter(isCity), ...places.filter((place) => !isCity(place))].map(option);
}
