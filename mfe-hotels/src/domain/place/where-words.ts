import type { PlaceType } from '@wayfare/api-contract';
import { placeIn, type Language } from '@wayfare/domain';
import type { Translate } from '@wayfare/i18n';
import { FROM_CENTRE, type DistanceText } from './distance-from';

interface Where {
  type: PlaceType;
  searchTerms: string;
}

/** Texts for a circle's name; other places use `placeIn`. */
const WORDS: Readonly<Partial<Record<PlaceType, string>>> = {
  sight: 'where.near',
  airport: 'where.near',
  station: 'where.near',
  district: 'where.in',
  postcode: 'where.in',
  holidayArea: 'where.around',
};

/** A place within a sentence: `in Barcelona, Spain`, `near Eiffel Tower, Paris, France`. */
export function whereWords({ type, searchTerms }: Where, t: Translate, language: Language): string {
  const key = WORDS[type];
  return key === undefined ? placeIn(searchTerms, language) : t(key, { name: searchTerms });
}

interface Listed {
  place: Where | null;
  area: object | null;
}

export function listHeading({ place, area }: Listed, t: Translate, language: Language): string {
  if (area !== null) return t(`results.heading${areaKey(area)}`);
  return place === null
    ? t('results.headingHotels')
    : t('results.heading', { inPlace: whereWords(place, t, language) });
}

const isPoint = (area: object): boolean => 'latitude' in area;

/** What distances are measured from; null where a centre means nothing, as for a coast or an island. */
export function distanceText({ place, area }: Listed): DistanceText | null {
  if (area !== null) return isPoint(area) ? { key: 'card.distanceAway' } : null;
  if (place === null || WORDS[place.type] === undefined) return FROM_CENTRE;
  if (place.type === 'holidayArea') return null;
  return { key: 'card.distanceFrom', place: place.searchTerms.split(',')[0] ?? '' };
}

/** Suffix of the text keys of an area: `Nearby` for a point, `Area` for a frame or hotels without either. */
export const areaKey = (area: object | null): 'Nearby' | 'Area' =>
  area !== null && isPoint(area) ? 'Nearby' : 'Area';
