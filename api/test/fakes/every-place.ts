import { circleIndex } from '../../src/catalogue/circles/circle-index';
import { readCircles } from '../../src/catalogue/circles/read-circles';
import { settleCircles } from '../../src/catalogue/circles/settle-circles';
import { readTowns } from '../../src/catalogue/geonames/towns';
import { PlaceRows } from '../../src/catalogue/import/place-rows';
import { hotelCorpus, placeCorpus } from '../../src/catalogue/index/corpora';
import { cityDistricts } from '../../src/catalogue/index/city-districts';
import { HotelSearch } from '../../src/catalogue/index/hotel-search';
import { HotelTableBuilder } from '../../src/catalogue/index/hotel-table';
import { PlaceTree } from '../../src/catalogue/tree/place-tree';
import type { Suggested } from '../../src/catalogue/index/predict';

const WITH_HOTELS = new Set(
  'AT BE CH CZ DE DK ES FI FR GB GR HR HU IE IT LU NL NO PL PT SE'.split(' '),
);
const LARGE_TOWN = 50_000;
const HOTELS = 30;

/** For tests: every place and circle, with hotels in the large towns of Europe; the hotels themselves have no names here. */
export async function everyPlace(): Promise<Suggested> {
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
    hotels: hotelCorpus(table, new HotelSearch(table, cityDistricts([], table)).recommended, tree),
  };
}
