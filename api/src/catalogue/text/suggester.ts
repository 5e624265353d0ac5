import { normalise } from './normalise';
import { beginningDistance, editDistance } from './edit-distance';
import type { TextIndex } from './text-index';

/* Match bonuses in points of popularity; an exact name wins. */
const WHOLE_NAME = 90;
const BEGINNING = 12;
const WHOLE_ALIAS = 75;
/** A short alias is a code, and the prefix of much else. */
const WHOLE_SHORT_ALIAS = 25;
const BEGINNING_OF_ALIAS = -40;
/** some words matched ancestors only */
const INDIRECT = -25;
/** misspelt and rarely used */
const REMOTE = -70;
const MISSPELT = -60;
const WHOLE_MISSPELT = -35;

/** Longer input is no name; more words only cost time. */
const MOST_WORDS = 6;
/** Below this length any alias is similar to some town's. */
const LONG = 6;
/** With several words matched as typed, this many suffice. */
const ENOUGH = 8;
/** Words for the product, not the place. */
const FILLERS = new Set(['hotel', 'hotels', 'in']);
/** Small words dropped on the second try. */
const SMALL = new Set('de het the la le el near at on bij op aan station'.split(' '));
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
const SHORT = 3;

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
  /** similar in spelling only */
  readonly isSimilar: boolean;
}

interface Spelt {
  readonly scores: Map<number, number>;
  /** exact name or all its words: not misspelt */
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

function without(words: ReadonlySet<string>, { text, terms }: Typed): Typed {
  const rest = terms.filter((term) => !words.has(term));
  return rest.length === 0 || rest.length === terms.length
    ? { text, terms }
    : { text: rest.join(' '), terms: rest };
}

function spelt(corpus: Corpus, typed: Typed): Spelt {
  const scores = new Map<number, number>();
  let isName = false;
  if (typed.terms.length === 0) return { scores, isName };
  for (const document of corpus.index.exact(typed.terms)) {
    const names = corpus.namesOf(document);
    const aliases = corpus.aliasesOf(document);
    isName ||= isSpeltSo(names, typed) || isSpeltSo(aliases, typed);
    scores.set(document, corpus.popularityOf(document) + fit(names, aliases, typed));
  }
  return { scores, isName };
}

/** By score; adds similar spellings when nothing is called so. */
function withMisspelt(
  corpus: Corpus,
  typed: Typed,
  { scores, isName }: Spelt,
  typos: 0 | 1 | 2,
): Suggestion[] {
  const isClear = isName || (typed.terms.length > 1 && scores.size >= ENOUGH);
  const asTyped = scores.size;
  if (typos > 0 && !isClear) addMisspelt(corpus, typed, typos, scores);
  const found = [...scores].map(([document, score], place) => ({
    document,
    score,
    isSimilar: place >= asTyped,
  }));
  return found.sort((a, b) => b.score - a.score || a.document - b.document);
}

/** All words stand in one name; short ones are too common to count. */
function isSpeltSo(names: readonly string[], { text, terms }: Typed): boolean {
  if (names.includes(text)) return true;
  if (text.length <= SHORT) return false;
  return names.some((name) => terms.every((term) => hasWord(name, term, true)));
}

function hasWord(name: string, term: string, isWhole: boolean): boolean {
  for (let at = name.indexOf(term); at !== -1; at = name.indexOf(term, at + 1)) {
    const end = at + term.length;
    const isBegun = at === 0 || name[at - 1] === ' ';
    if (isBegun && (!isWhole || end === name.length || name[end] === ' ')) return true;
  }
  return false;
}

function addMisspelt(
  corpus: Corpus,
  typed: Typed,
  typos: number,
  scores: Map<number, number>,
): void {
  if (typed.terms.length === 0) return;
  for (const document of corpus.index.misspelt(typed.terms, typos)) {
    if (scores.has(document)) continue;
    const worse = misfit(corpus, document, typed, typos);
    if (worse !== null) scores.set(document, corpus.popularityOf(document) + worse);
  }
}

/** Penalty by likelihood: small for a full name, more for a prefix, most for a rare name. */
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
  // typos rarely hit a word's first letter
  const fits = terms.filter((term) =>
    words.some((word) => word[0] === term[0] && beginningDistance(term, word) <= typos),
  );
  if (fits.length === terms.length) return MISSPELT;
  return fits.length > 0 ? MISSPELT + INDIRECT : null;
}

export interface Corpora {
  readonly places: Corpus;
  /** null when not wanted */
  readonly circles: Corpus | null;
  readonly hotels: Corpus;
}

export type AllSuggestions = Readonly<Record<keyof Corpora, readonly Suggestion[]>>;

const isEmpty = (found: AllSuggestions) =>
  Object.values(found).every((suggestions) => suggestions.length === 0);

const unspelt = (): Spelt => ({ scores: new Map(), isName: false });

interface Reading {
  readonly place: Typed;
  readonly hotel: Typed;
  readonly typos: 1 | 2;
  /** an exact search has already failed */
  readonly isUnspelt?: boolean;
}

function among(
  { places, circles, hotels }: Corpora,
  { place, hotel, typos: most, isUnspelt = false }: Reading,
): AllSuggestions {
  const asTyped = (corpus: Corpus | null, typed: Typed): Spelt =>
    corpus === null || isUnspelt ? unspelt() : spelt(corpus, typed);
  const exact = {
    places: asTyped(places, place),
    circles: asTyped(circles, place),
    hotels: asTyped(hotels, hotel),
  };
  const typos = exact.places.isName || exact.circles.isName ? 0 : most;
  return {
    places: withMisspelt(places, place, exact.places, typos),
    circles: circles === null ? [] : withMisspelt(circles, place, exact.circles, typos),
    hotels: withMisspelt(hotels, hotel, exact.hotels, typos),
  };
}

/** Fallbacks in order when nothing is found: drop small words, join words, allow a second typo. */
export function suggestAll(corpora: Corpora, term: string): AllSuggestions {
  const typed = readTyped(term);
  // "hotels in Paris" means the place
  const place = without(FILLERS, typed);
  const bare = without(SMALL, place);
  const joined = place.terms.join('');
  const readings: Reading[] = [
    { place, hotel: typed, typos: 1 },
    ...(bare.text === place.text ? [] : [readAs(bare)]),
    ...(place.terms.length > 1 ? [readAs({ text: joined, terms: [joined] })] : []),
    { place, hotel: typed, typos: 2, isUnspelt: true },
  ];
  let found: AllSuggestions = { places: [], circles: [], hotels: [] };
  for (const reading of readings) {
    found = among(corpora, reading);
    if (!isEmpty(found)) break;
  }
  return found;
}

const readAs = (typed: Typed): Reading => ({ place: typed, hotel: typed, typos: 1 });

function fit(names: readonly string[], aliases: readonly string[], { text, terms }: Typed): number {
  if (names.includes(text)) return WHOLE_NAME;
  if (aliases.includes(text)) return text.length > SHORT ? WHOLE_ALIAS : WHOLE_SHORT_ALIAS;
  if (names.some((name) => name.startsWith(text))) return BEGINNING;
  if (names.some((name) => terms.every((term) => hasWord(name, term, false)))) return 0;
  if (aliases.some((alias) => alias.startsWith(text))) return BEGINNING_OF_ALIAS;
  return terms.length > 1 ? INDIRECT : REMOTE;
}
