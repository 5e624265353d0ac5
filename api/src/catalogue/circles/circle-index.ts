import { isCircleType } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { placesAbove, stepsTo, type PlaceTree } from '../tree/place-tree';
import type { Corpus } from '../text/suggester';
import { TextIndexBuilder } from '../text/text-index';
import type { Place, PlaceRef, Point } from '../records/records';
import { normalise, wordsOf } from '../text/normalise';
import { airportsFor, airportsNear } from './airports-for';
import { namesOf, postcodesFor, rangeFor, type PostcodeRange } from './postcodes';
import type { PlacedCircle } from './settle-circles';

export interface FoundCircle {
  readonly place: Place;
  readonly radiusKm: number;
}

export interface CircleIndex {
  readonly corpus: Corpus;
  at(document: number): Place | null;
  /** one match per country that has the postcode, most telling first */
  postcodes(typed: string, language: Language): Place[];
  get(ref: PlaceRef): FoundCircle | null;
  airportsFor(place: Place): string[];
  airportsNear(point: Point, km: number): { code: string; km: number }[];
}

const placeOf = ({ circle, node, timeZone }: PlacedCircle): Place => ({
  type: circle.type,
  id: circle.id,
  names: circle.names,
  ...placesAbove(node),
  latitude: circle.latitude,
  longitude: circle.longitude,
  paths: node.paths,
  hotelCount: node.stored.hotel_count,
  timeZone,
});

/** Drops the code at the end of an airport's name: nobody types it. */
const spokenNames = (name: string) =>
  [name, name.replace(/ \([A-Z]{3}\)$/, '')].map((each) => normalise(each));

function corpusOf(placed: readonly PlacedCircle[]): Corpus {
  const builder = new TextIndexBuilder();
  const contexts = new Map<string, number>();
  const names = placed.map(({ circle }) => [
    ...new Set(Object.values(circle.names).flatMap(spokenNames)),
  ]);
  const aliases = placed.map(({ circle }) => circle.aliases.map(normalise));
  placed.forEach(({ node }, document) => {
    const above = stepsTo(node).flatMap((step) => Object.values(step.names).flatMap(wordsOf));
    const context = contexts.get(node.stored.id) ?? builder.addContext(above);
    contexts.set(node.stored.id, context);
    builder.add(
      [...(names[document] ?? []), ...(aliases[document] ?? [])].flatMap(wordsOf),
      context,
    );
  });
  return {
    index: builder.build(),
    popularityOf: (document) => placed[document]?.circle.popularity ?? 0,
    namesOf: (document) => names[document] ?? [],
    aliasesOf: (document) => aliases[document] ?? [],
  };
}

export function circleIndex(
  placed: readonly PlacedCircle[],
  postcodes: readonly PostcodeRange[],
  tree: PlaceTree,
): CircleIndex {
  const byId = new Map(placed.map((each) => [`${each.circle.type} ${each.circle.id}`, each]));

  function ofPostcode(code: string, range: PostcodeRange): FoundCircle | null {
    const node = tree.get(range.cityId);
    if (node === null) return null;
    const { country, latitude, longitude, radiusKm } = range;
    const id = `${country}-${code}`;
    const names = namesOf(code, range, node.names);
    const { paths, stored } = node;
    const place: Place = {
      type: 'postcode',
      id,
      names,
      ...placesAbove(node),
      latitude,
      longitude,
      paths,
      hotelCount: stored.hotel_count,
      timeZone: stored.time_zone,
    };
    return { place, radiusKm };
  }

  const isOf = (town: string, { names, city }: Place) =>
    [...Object.values(names), ...Object.values(city?.names ?? {})].some((name) =>
      ` ${normalise(name ?? '')}`.includes(` ${town}`),
    );

  function get({ type, id }: PlaceRef): FoundCircle | null {
    if (!isCircleType(type)) return null;
    if (type === 'postcode') {
      const [country = '', code = ''] = id.split('-');
      const range = rangeFor(postcodes, country, code);
      return range === null ? null : ofPostcode(code, range);
    }
    const found = byId.get(`${type} ${id}`);
    return found === undefined ? null : { place: placeOf(found), radiusKm: found.circle.radiusKm };
  }

  return {
    corpus: corpusOf(placed),
    at(document) {
      const found = placed[document];
      return found === undefined ? null : placeOf(found);
    },
    postcodes: (typed, language) =>
      postcodesFor(postcodes, typed, language).flatMap(({ code, range, town }) => {
        const found = ofPostcode(code, range);
        return found !== null && isOf(town, found.place) ? [found.place] : [];
      }),
    get,
    airportsFor: (place) => airportsFor(placed, get(place) ?? { place, radiusKm: 0 }),
    airportsNear: (point, km) => airportsNear(placed, point, km),
  };
}
