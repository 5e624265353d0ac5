import type { PlaceType } from '@wayfare/api-contract';
import { placeIn, type Language } from '@wayfare/domain';
import type { Translate } from '@wayfare/i18n';

interface Where {
  type: PlaceType;
  /** the words that a search field shows for it, its name before the first comma */
  searchTerms: string;
}

/** What stands before the name of a circle; everything else is what `placeIn` says. */
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

/** Where hotels are looked for, in the middle of a sentence: `in Barcelona, Spain`, `near Eiffel Tower, Paris, France`. */
export function whereWords({ type, searchTerms }: Where, language: Language): string {
  const word = WORDS[language][type];
  return word === undefined ? placeIn(searchTerms, language) : `${word} ${searchTerms}`;
}

interface Listed {
  place: Where | null;
  area: object | null;
}

/** What a list of hotels is headed by. */
export function listHeading({ place, area }: Listed, t: Translate, language: Language): string {
  if (area !== null) return t(`results.heading${areaKey(area)}`);
  return place === null
    ? t('results.headingHotels')
    : t('results.heading', { inPlace: whereWords(place, language) });
}

/** A point; a frame on the map is the other kind of area. */
const isPoint = (area: object): boolean => 'latitude' in area;

/** Text of the distance of a hotel from what was searched for, with the name of that where it has one. */
export type DistanceText =
  | { key: 'card.distance' | 'card.distanceAway' }
  | { key: 'card.distanceFrom'; place: string };

export const FROM_CENTRE: DistanceText = { key: 'card.distance' };

/** What distances in a list count from; null where they say nothing, as from the middle of a coast or an island. */
export function distanceText({ place, area }: Listed): DistanceText | null {
  if (area !== null) return isPoint(area) ? { key: 'card.distanceAway' } : null;
  if (place === null || WORDS.en[place.type] === undefined) return FROM_CENTRE;
  if (place.type === 'holidayArea') return null;
  return { key: 'card.distanceFrom', place: place.searchTerms.split(',')[0] ?? '' };
}

/** End of the keys of texts about an area: `Nearby` for a point, `Area` for a frame and for hotels without either. */
export const areaKey = (area: object | null): 'Nearby' | 'Area' =>
  area !== null && isPoint(area) ? 'Nearby' : 'Area';
