import { forLanguages, type Language } from './language';
import en from './place-words/en.json';
import nl from './place-words/nl.json';

/* Names with an irregular preposition; CLDR has none. */

interface PlaceWords {
  readonly usual: string;
  readonly irregular: Readonly<Record<string, readonly string[]>>;
}

const WORDS: Readonly<Record<Language, PlaceWords>> = { en, nl };

const wordsBefore = (language: Language): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(WORDS[language].irregular).flatMap(([words, names]) =>
      names.map((name) => [name, words] as const),
    ),
  );

const BEFORE = forLanguages(wordsBefore);

export const PLACES_WITH_WORDS = forLanguages((language): readonly string[] => [
  ...BEFORE[language].keys(),
]);

/** Name with preposition: `op de Balearen`, `in the Netherlands`; regular for unknown names. */
export function placeIn(name: string, language: Language): string {
  const [first = ''] = name.split(',');
  return `${BEFORE[language].get(first.trim()) ?? WORDS[language].usual} ${name}`;
}
