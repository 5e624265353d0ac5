import { normalise } from '../text/normalise';
import { beginningDistance, editDistance } from './edit-distance';
import type { TextIndex } from './text-index';

/* How much better or worse than popularity alone a match is, in points of popularity: what is called so stands first. */
const WHOLE_NAME = 90;
const BEGINNING = 12;
const WHOLE_ALIAS = 75;
/** An alias of a few letters is a code or an abbreviation, and the beginning of much else. */
const WHOLE_SHORT_ALIAS = 25;
const BEGINNING_OF_ALIAS = -40;
/** some of the words are names of where it lies */
const INDIRECT = -25;
/** the word stands somewhere in a name that is hardly used */
const REMOTE = -70;
const MISSPELT = -60;
const WHOLE_MISSPELT = -35;

/** Longer input cannot be a name; more words only cost time. */
const MOST_WORDS = 6;
/** Shorter aliases of some town are near to almost anything. */
const LONG = 6;
/** With several words found as typed, so many are an answer. */
const ENOUGH = 8;
/** Words that say what is looked for and not where. */
const FILLERS = new Set(['hotel', 'hotels', 'in']);
/** Words that stand beside names, and in some of them. */
const SMALL = new Set('de het the la le el near at on bij op aan station'.split(' '));
/** Who types this means no place of such a name. */
const HERE = new Set([
  'near me',
  'nearby',
  'around me',
  'my location',
  'current location',
  'in de buurt',
  'bij mij in de buurt',
  'dichtbij',
  'mijn locatie',
  'huidige locatie',
]);
/** A shorter alias may be a code. */
const SHORT = 3;

/** What a kind of document must tell about itself to be ranked. */
export interface Corpus {
  readonly index: TextIndex;
  popularityOf(document: number): number;
  /** names and aliases, normalised */
  namesOf(document: number): readonly string[];
  aliasesOf(document: number): readonly string[];
}

export interface Suggestion {
  readonly document: number;
  readonly score: number;
  /** it is spelt much like what was typed, and not called so */
  readonly isSimilar: boolean;
}

interface Suggestions {
  readonly found: readonly Suggestion[];
  /** something is called exactly so, or has all of it as words of its name: it is not misspelt */
  readonly isName: boolean;
}

interface Typed {
  readonly text: string;
  readonly terms: readonly string[];
}

function readTyped(term: string): Typed {
  const text = normalise(term);
  return { text, terms: text === '' || HERE.has(text) ? [] : text.split(' ').slice(0, MOST_WORDS) };
}

/** Without some words, unless it has no others. */
function without(words: ReadonlySet<string>, { text, terms }: Typed): Typed {
  const rest = terms.filter((term) => !words.has(term));
  return rest.length === 0 || rest.length === terms.length
    ? { text, terms }
    : { text: rest.join(' '), terms: rest };
}

/** Documents for what was typed so far, best match first; each word may have `typos` slips if it is long enough. */
function suggest(corpus: Corpus, typed: Typed, typos: 0 | 1 | 2): Suggestions {
  if (typed.terms.length === 0) return { found: [], isName: false };
  const scores = new Map<number, number>();
  let isName = false;
  for (const document of corpus.index.exact(typed.terms)) {
    const names = corpus.namesOf(document);
    const aliases = corpus.aliasesOf(document);
    isName ||= isSpeltSo([...names, ...aliases], typed);
    scores.set(document, corpus.popularityOf(document) + fit(names, aliases, typed));
  }
  const isClear = isName || (typed.terms.length > 1 && scores.size >= ENOUGH);
  const spelt = scores.size;
  if (typos > 0 && !isClear) addMisspelt(corpus, typed, typos, scores);
  const found = [...scores].map(([document, score], place) => ({
    document,
    score,
    isSimilar: place >= spelt,
  }));
  return { found: found.sort((a, b) => b.score - a.score || a.document - b.document), isName };
}

/** All of it stands in one name, word for word; short words stand in too many. */
function isSpeltSo(names: readonly string[], { text, terms }: Typed): boolean {
  if (names.includes(text)) return true;
  if (text.length <= SHORT) return false;
  return names.some((name) => terms.every((term) => ` ${name} `.includes(` ${term} `)));
}

function addMisspelt(
  corpus: Corpus,
  typed: Typed,
  typos: number,
  scores: Map<number, number>,
): void {
  for (const document of corpus.index.misspelt(typed.terms, typos)) {
    if (scores.has(document)) continue;
    const worse = misfit(corpus, document, typed, typos);
    if (worse !== null) scores.set(document, corpus.popularityOf(document) + worse);
  }
}

/** A slip in a whole name is likely; in the beginning of one less so; in a name hardly used it is far-fetched. */
function misfit(
  corpus: Corpus,
  document: number,
  { text, terms }: Typed,
  typos: number,
): number | null {
  const names = corpus.namesOf(document);
  const isNear = (name: string): boolean => editDistance(text, name, typos) <= typos;
  if (names.some(isNear)) return WHOLE_MISSPELT;
  if (text.length >= LONG && corpus.aliasesOf(document).some(isNear)) return WHOLE_MISSPELT;
  const words = names.flatMap((name) => name.split(' '));
  // hardly anybody mistakes the first letter of a word
  const fits = terms.filter((term) =>
    words.some((word) => word[0] === term[0] && beginningDistance(term, word) <= typos),
  );
  if (fits.length === terms.length) return MISSPELT;
  return fits.length > 0 ? MISSPELT + INDIRECT : null;
}

/** What is looked through for what was typed: places of the tree, circles, hotels. */
export interface Corpora {
  readonly places: Corpus;
  /** null where nobody wants them */
  readonly circles: Corpus | null;
  readonly hotels: Corpus;
}

export type AllSuggestions = Readonly<Record<keyof Corpora, readonly Suggestion[]>>;

const isEmpty = (found: AllSuggestions) =>
  Object.values(found).every((suggestions) => suggestions.length === 0);

/** Looks through all of them; `hotel` is what was typed with the words that a hotel's name may have. */
function among(
  { places, circles, hotels }: Corpora,
  place: Typed,
  hotel: Typed,
  typos: 0 | 1 | 2,
): AllSuggestions {
  const spelt = (corpus: Corpus | null): Suggestions =>
    corpus === null ? { found: [], isName: false } : suggest(corpus, place, 0);
  const exact = { places: spelt(places), circles: spelt(circles) };
  if (exact.places.isName || exact.circles.isName)
    return {
      places: exact.places.found,
      circles: exact.circles.found,
      hotels: suggest(hotels, hotel, 0).found,
    };
  return {
    places: suggest(places, place, typos).found,
    circles: circles === null ? [] : suggest(circles, place, typos).found,
    hotels: suggest(hotels, hotel, typos).found,
  };
}

/**
 * Places, circles and hotels for what was typed. Where that is nothing, small words are left out, then words are put
 * together, then a second slip in a word is thought of.
 */
export function suggestAll(corpora: Corpora, term: string): AllSuggestions {
  const typed = readTyped(term);
  // "hotels in Paris" is the name of a place
  const place = without(FILLERS, typed);
  const bare = without(SMALL, place);
  const joined = place.terms.join('');
  const readings: [Typed, 1 | 2][] = [
    [place, 1],
    ...(bare.text === place.text ? [] : ([[bare, 1]] satisfies [Typed, 1][])),
    ...(place.terms.length > 1
      ? ([[{ text: joined, terms: [joined] }, 1]] satisfies [Typed, 1][])
      : []),
    [place, 2],
  ];
  let found: AllSuggestions = { places: [], circles: [], hotels: [] };
  for (const [reading, typos] of readings) {
    found = among(corpora, reading, reading === place ? typed : reading, typos);
    if (!isEmpty(found)) break;
  }
  return found;
}

function fit(names: readonly string[], aliases: readonly string[], { text, terms }: Typed): number {
  if (names.includes(text)) return WHOLE_NAME;
  if (aliases.includes(text)) return text.length > SHORT ? WHOLE_ALIAS : WHOLE_SHORT_ALIAS;
  if (names.some((name) => name.startsWith(text))) return BEGINNING;
  if (
    names.some((name) => terms.every((term) => name.startsWith(term) || name.includes(` ${term}`)))
  )
    return 0;
  if (aliases.some((alias) => alias.startsWith(text))) return BEGINNING_OF_ALIAS;
  return terms.length > 1 ? INDIRECT : REMOTE;
}
