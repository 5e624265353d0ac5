import type { PlaceType } from '@wayfare/api-contract';
import { placeIn, type Language } from '@wayfare/domain';
import type { Translate } from '@wayfare/i18n';

interface Where {
  type: PlaceType;
  searchTerms: string;
}

/** Prepositions for a circle's name; other places use `placeIn`. */
const WORDS: Readonly<Record<Language, Partial<Record<PlaceType, string>>>> = {
  en: {
    sight: 'near',
    airport: 'near',
    station: 'near',
    district: 'in',
    postcode: 'in',
    holidayArea: 'in and around',
  },
  nl: {
    sight: 'bij',
    airport: 'bij',
    station: 'bij',
    district: 'in',
    postcode: 'in',
    holidayArea: 'in en rond',
  },
};

/** A place within a sentence: `in Barcelona, Spain`, `near Eiffel Tower, Paris, France`. */
export function whereWords({ type, searchTerms }: Where, language: Language): string {
  const word = WORDS[language][type];
  return word === undefined ? placeIn(searchTerms, language) : `${word} ${searchTerms}`;
}

interface Listed {
  place: Where | null;
  area: object | null;
}

export function listHeading({ place, area }: Listed, t: Translate, language: Language): string {
  if (area !== null) return t(`results.heading${areaKey(area)}`);
  return place === null
    ? t('results.headingHotels')
    : t('results.heading', { inPlace: whereWords(place, language) });
}

const isPoint = (area: object): boolean => 'latitude' in area;

export type DistanceText =
  | { key: 'card.distance' | 'card.distanceAway' }
  | { key: 'card.distanceFrom'; place: string };

export const FROM_CENTRE: DistanceText = { key: 'card.distance' };

/** What distances are measured from; null where a centre means nothing, as for a coast or an island. */
export function distanceText({ place, area }: Listed): DistanceText | null {
  if (area !== null) return isPoint(area) ? { key: 'card.distanceAway' } : null;
  if (place === null || WORDS.en[place.type] === undefined) return FROM_CENTRE;
  if (place.type === 'holidayArea') return null;
  return { key: 'card.distanceFrom', place: place.searchTerms.split(',')[0] ?? '' };
}

/** Suffix of the text keys of an area: `Nearby` for a point, `Area` for a frame or hotels without either. */
export const areaKey = (area: object | null): 'Nearby' | 'Area' =>
  area !== null && isPoint(area) ? 'Nearby' : 'Area';
