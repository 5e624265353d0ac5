import type { Language } from '@wayfare/domain';
import type { SuggestionOptions } from '../catalogue';
import type { GroupedPlaces, Place, SuggestedPlace } from '../records/records';
import { normalise } from '../text/normalise';
import type { CatalogueIndex } from './load';
import { hotelPlace } from './place-paths';
import { toPlace } from '../tree/place-tree';
import { suggestAll, type Corpus, type Suggestion } from '../text/suggester';

export type Suggested = Pick<CatalogueIndex, 'places' | 'circles' | 'hotels' | 'tree' | 'table'>;

const GROUP_SIZE = 6;

const hotelOf = (index: Suggested, document: number): Place | null =>
  hotelPlace(index, index.hotels.rows[document] ?? -1);

interface Ranked {
  readonly suggestions: readonly Suggestion[];
  readonly read: (document: number) => Place | null;
  next: number;
}

const scoreOf = ({ suggestions, next }: Ranked): number => suggestions[next]?.score ?? -Infinity;

/** Postcodes first, then places, circles and hotels by score. */
export function predict(
  index: Suggested,
  term: string,
  language: Language,
  { limit, hasCircles, hasStations }: SuggestionOptions,
): readonly SuggestedPlace[] {
  const { places, circles, hotels } = index;
  const found = suggestAll({ places, circles: hasCircles ? circles.corpus : null, hotels }, term);
  const reading = (
    suggestions: readonly Suggestion[],
    read: (document: number) => Place | null,
  ): Ranked => ({ suggestions, read, next: 0 });
  const ranked = [
    reading(found.places, (document) => {
      const node = places.nodes[document];
      return node === undefined ? null : toPlace(node);
    }),
    reading(found.circles, circles.at),
    reading(found.hotels, (document) => hotelOf(index, document)),
  ];
  const postcodes = hasCircles ? circles.postcodes(term, language) : [];
  const named: SuggestedPlace[] = [];
  while (named.length < limit) {
    const best = ranked.reduce((a, b) => (scoreOf(b) > scoreOf(a) ? b : a));
    const suggestion = best.suggestions[best.next];
    if (suggestion === undefined) break;
    best.next += 1;
    const place = best.read(suggestion.document);
    if (place !== null && (hasStations || place.type !== 'station'))
      named.push({ ...place, isSimilar: suggestion.isSimilar });
  }
  return [...postcodes.map((place) => ({ ...place, isSimilar: false })), ...named].slice(0, limit);
}

export function placeCalled({ places, circles, hotels }: Suggested, term: string): Place | null {
  const text = normalise(term);
  const found = suggestAll({ places, circles: circles.corpus, hotels }, term);
  const isCalled = (corpus: Corpus, { document }: Suggestion) =>
    corpus.namesOf(document).includes(text) || corpus.aliasesOf(document).includes(text);
  const [place] = found.places.filter((suggestion) => isCalled(places, suggestion));
  const [circle] = found.circles.filter((suggestion) => isCalled(circles.corpus, suggestion));
  if (circle !== undefined && circle.score > (place?.score ?? -Infinity))
    return circles.at(circle.document);
  const node = place === undefined ? undefined : places.nodes[place.document];
  return node === undefined ? null : toPlace(node);
}

export function predictByKind(index: Suggested, term: string): GroupedPlaces {
  const found = suggestAll({ places: index.places, circles: null, hotels: index.hotels }, term);
  const nodes = found.places.flatMap(({ document }) => index.places.nodes[document] ?? []);
  const ofType = (type: Place['type']): Place[] =>
    nodes
      .filter(({ stored }) => stored.type === type)
      .slice(0, GROUP_SIZE)
      .map(toPlace);
  return {
    hotels: found.hotels
      .slice(0, GROUP_SIZE)
      .flatMap(({ document }) => hotelOf(index, document) ?? []),
    cities: ofType('city'),
    destinations: ofType('destination'),
    countries: ofType('country'),
  };
}
