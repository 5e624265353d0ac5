import { normalise } from '../text/normalise';
import { beginningDistance, editDistance } from './edit-distance';
import type { TextIndex } from './text-index';

/* How much better or worse than popularity alone a match is, in points of popularity. */
const WHOLE_NAME = 35;
const BEGINNING = 12;
const WHOLE_ALIAS = 25;
const BEGINNING_OF_ALIAS = -40;
/** some of the words are names of where it lies */
const INDIRECT = -25;
/** the word stands somewhere in a name that is hardly used */
const REMOTE = -70;
const MISSPELT = -60;
const WHOLE_MISSPELT = -15;

/** Longer input cannot be a name; more words only cost time. */
const MOST_WORDS = 6;
/** Shorter aliases of some town are near to almost anything. */
const LONG = 6;
/** With several words found as typed, so many are an answer. */
const ENOUGH = 8;
/** Words that say what is looked for and not where. */
const FILLERS = new Set(['hotel', 'hotels', 'in']);

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
}

interface Suggestions {
  readonly found: readonly Suggestion[];
  /** something is called exactly so: then nothing was looked up as if misspelt */
  readonly isName: boolean;
}

interface Typed {
  readonly text: string;
  readonly terms: readonly string[];
}

function readTyped(term: string): Typed {
  const text = normalise(term);
  return { text, terms: text === '' ? [] : text.split(' ').slice(0, MOST_WORDS) };
}

/** "hotels in Paris" as the name of a place. */
function withoutFillers({ text, terms }: Typed): Typed {
  const rest = terms.filter((term) => !FILLERS.has(term));
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
    isName ||= names.includes(typed.text);
    scores.set(
      document,
      corpus.popularityOf(document) + fit(names, corpus.aliasesOf(document), typed),
    );
  }
  const isClear = isName || (typed.terms.length > 1 && scores.size >= ENOUGH);
  if (typos > 0 && !isClear) addMisspelt(corpus, typed, typos, scores);
  const found = [...scores].map(([document, score]) => ({ document, score }));
  return { found: found.sort((a, b) => b.score - a.score || a.document - b.document), isName };
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
  const fits = terms.filter((term) => words.some((word) => beginningDistance(term, word) <= typos));
  if (fits.length === terms.length) return MISSPELT;
  return fits.length > 0 ? MISSPELT + INDIRECT : null;
}

/** Places and hotels for what was typed. A second slip in a word is thought of when there is nothing at all otherwise. */
export function suggestAll(
  places: Corpus,
  hotels: Corpus,
  term: string,
): { places: readonly Suggestion[]; hotels: readonly Suggestion[] } {
  const typed = readTyped(term);
  const place = withoutFillers(typed);
  const inPlaces = suggest(places, place, 1);
  const inHotels = suggest(hotels, typed, inPlaces.isName ? 0 : 1);
  if (inPlaces.found.length + inHotels.found.length > 0)
    return { places: inPlaces.found, hotels: inHotels.found };
  return { places: suggest(places, place, 2).found, hotels: suggest(hotels, typed, 2).found };
}

function fit(names: readonly string[], aliases: readonly string[], { text, terms }: Typed): number {
  if (names.includes(text)) return WHOLE_NAME;
  if (aliases.includes(text)) return WHOLE_ALIAS;
  if (names.some((name) => name.startsWith(text))) return BEGINNING;
  if (
    names.some((name) => terms.every((term) => name.startsWith(term) || name.includes(` ${term}`)))
  )
    return 0;
  if (aliases.some((alias) => alias.startsWith(text))) return BEGINNING_OF_ALIAS;
  return terms.length > 1 ? INDIRECT : REMOTE;
}
