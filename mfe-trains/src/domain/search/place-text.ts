import type { Language } from '@wayfare/domain';
import type { Translate } from '@wayfare/i18n';
import { NO_PLACE, type Place } from './criteria';

const CODE = /^[A-Z]{2}:[a-z0-9-]{2,60}$/;

export const isPlaceCode = (text: string): boolean => CODE.test(text);

/** What is typed is no place: only one that is chosen has a code (OQ-64). */
export const typedPlace = (text: string): Place => ({ ...NO_PLACE, label: text, localLabel: text });

/** A place of which only the code is known yet. */
export const placeOfCode = (code: string): Place => ({
  ...NO_PLACE,
  code,
  label: code,
  localLabel: code,
});

/** Its name in the language: the API labels in English, and in Dutch. */
export const placeName = (
  { label, localLabel }: Pick<Place, 'label' | 'localLabel'>,
  language: Language,
): string => ({ en: label, nl: localLabel })[language];

/** What stands in a place field: "Paris, all stations" for a city, or what is being typed. */
export function placeText(place: Place, t: Translate, language: Language): string {
  const name = placeName(place, language);
  return place.code !== '' && place.type === 'city' ? t('places.allStations', { name }) : name;
}
