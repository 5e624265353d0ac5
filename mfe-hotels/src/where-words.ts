import type { PlaceType } from '@wayfare/api-contract';
import { placeIn, type Language } from '@wayfare/domain';

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
    district: 'in',
    postcode: 'in',
    holidayArea: 'in and around',
  },
  nl: { sight: 'bij', airport: 'bij', district: 'in', postcode: 'in', holidayArea: 'in en rond' },
};

/** Where hotels are looked for, in the middle of a sentence: `in Barcelona, Spain`, `near Eiffel Tower, Paris, France`. */
export function whereWords({ type, searchTerms }: Where, language: Language): string {
  const word = WORDS[language][type];
  return word === undefined ? placeIn(searchTerms, language) : `${word} ${searchTerms}`;
}

/** Whether the distance of a hotel says how near it is: in a coast or an island its middle is nowhere. */
const hasMiddle = ({ type }: Where) => type !== 'holidayArea';

/** What distances in a list count from: a circle by its name, else the centre (null); false where they say nothing. */
export function distanceFrom(place: Where | null): string | null | false {
  if (place === null || WORDS.en[place.type] === undefined) return null;
  return hasMiddle(place) && (place.searchTerms.split(',')[0] ?? null);
}
