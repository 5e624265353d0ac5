import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@wayfare/domain';
import { circleIndex } from '../circles/circle-index';
import { readCircles } from '../circles/read-circles';
import { settleCircles } from '../circles/settle-circles';
import { readTowns } from '../geonames/towns';
import { PlaceRows } from '../import/place-rows';
import { hotelCorpus, placeCorpus } from './corpora';
import { HotelSearch } from './hotel-search';
import { HotelTableBuilder } from './hotel-table';
import { PlaceTree } from './place-tree';
import { predict, type Suggested } from './predict';

/*
 * What people type into the place field, and what comes first: api/places/typed-words.tsv, a line for each, which anybody
 * may extend. Types and names of a line are those that are right, joined by `|`; `none` is nothing at all.
 */

interface Typed {
  readonly language: (typeof LANGUAGES)[number];
  readonly typed: string;
  readonly types: readonly string[];
  readonly names: readonly string[];
  readonly countries: readonly string[];
}

const NONE = 'none';

function readTyped(): Typed[] {
  const [, ...lines] = readFileSync('api/places/typed-words.tsv', 'utf8').trimEnd().split('\n');
  return lines.map((line, index) => {
    const [named, typed = '', types = '', names = '', countries = ''] = line.split('\t');
    const language = LANGUAGES.find((each) => each === named);
    if (language === undefined || typed === '') throw new Error(`line ${index + 2} cannot be read`);
    const of = (cell: string) => cell.split('|').filter((value) => value !== '');
    return { language, typed, types: of(types), names: of(names), countries: of(countries) };
  });
}

const WITH_HOTELS = new Set(
  'AT BE CH CZ DE DK ES FI FR GB GR HR HU IE IT LU NL NO PL PT SE'.split(' '),
);
const LARGE_TOWN = 50_000;
const HOTELS = 30;

const words = readTyped();

/** Everything that is a place, with hotels in the large towns of Europe; the hotels themselves have no names here. */
async function everyPlace(): Promise<Suggested> {
  const towns = readTowns();
  const rows = new PlaceRows(towns);
  for (const { country, population, geonameId } of towns)
    if (WITH_HOTELS.has(country) && population >= LARGE_TOWN)
      for (let hotel = 0; hotel < HOTELS; hotel += 1) rows.addHotel(geonameId);
  const tree = new PlaceTree(rows.finish());
  const table = new HotelTableBuilder().build(tree.cities.length);
  const source = await readCircles('api/places');
  const { placed, known } = settleCircles(source, tree);
  return {
    tree,
    table,
    places: placeCorpus(tree, known),
    circles: circleIndex(placed, source.postcodes, tree),
    hotels: hotelCorpus(table, new HotelSearch(table).recommended, tree),
  };
}

describe('What people type', () => {
  let index: Suggested;
  beforeAll(async () => {
    index = await everyPlace();
  }, 60_000);

  const firstOf = ({ typed, language }: Typed) =>
    predict(index, typed, language, { limit: 8, hasCircles: true })[0];

  function isRight(row: Typed): boolean {
    const first = firstOf(row);
    if (row.types.includes(NONE)) return first === undefined;
    return (
      first !== undefined &&
      row.types.includes(first.type) &&
      row.names.includes(first.names.en) &&
      row.countries.includes(first.country.id)
    );
  }

  it('is at least 250 different words', () => {
    expect(new Set(words.map(({ language, typed }) => `${language} ${typed}`)).size).toBe(
      words.length,
    );
    expect(words.length).toBeGreaterThanOrEqual(250);
  });

  it.each(LANGUAGES)('has the right first answer in %s', (language) => {
    const wrong = words
      .filter((row) => row.language === language && !isRight(row))
      .map((row) => {
        const first = firstOf(row);
        const got =
          first === undefined ? NONE : `${first.type} ${first.names.en} ${first.country.id}`;
        return `${row.typed}: ${got}, not ${row.types.join('|')} ${row.names.join('|')}`;
      });
    expect(wrong).toEqual([]);
  });
});
