import type { Language } from '@wayfare/domain';
import type { Translate } from '@wayfare/i18n';
import { NO_PLACE, type Place } from './criteria';

const CODE = /^[A-Z]{2}:[a-z0-9-]{2,60}$/;

export const isPlaceCode = (text: string): boolean => CODE.test(text);

/** Typed text has no code: it is no place until one is chosen (OQ-64). */
export const typedPlace = (text: string): Place => ({ ...NO_PLACE, label: text, localLabel: text });

export const placeOfCode = (code: string): Place => ({
  ...NO_PLACE,
  code,
  label: code,
  localLabel: code,
});

/** The API labels in English and Dutch only. */
export const placeName = (
  { label, localLabel }: Pick<Place, 'label' | 'localLabel'>,
  language: Language,
): string => ({ en: label, nl: localLabel })[language];

/** "Paris, all stations" for a city, or the typed text. */
export function placeText(place: Place, t: Translate, language: Language): string {
  const name = placeName(place, language);
  return place.code !== '' && place.type === 'city' ? t('places.allStations', { name }) : name;
}
