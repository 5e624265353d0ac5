import type { Pool } from 'pg';
import { FACILITY_BITS_SQL } from '../records/known-facilities';
import { circleIndex, type CircleIndex } from '../circles/circle-index';
import type { CircleSource } from '../circles/read-circles';
import { settleCircles } from '../circles/settle-circles';
import { cityDistricts, type CityDistricts } from './city-districts';
import { hotelCorpus, placeCorpus } from './corpora';
import type { HotelCorpus, PlaceCorpus } from './corpora';
import { HotelSearch } from './hotel-search';
import { HotelTableBuilder } from './hotel-table';
import type { HotelRow, HotelTable } from './hotel-table';
import { PlaceTree } from '../tree/place-tree';
import type { StoredPlace } from '../tree/place-tree';

export interface CatalogueIndex {
  readonly revision: number;
  readonly tree: PlaceTree;
  readonly table: HotelTable;
  readonly districts: CityDistricts;
  readonly search: HotelSearch;
  readonly places: PlaceCorpus;
  readonly circles: CircleIndex;
  readonly hotels: HotelCorpus;
}

/** Rows a query: an embedded database serves others in between. */
const PAGE = 20_000;

export async function readRevision(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ revision: number | null }>(
    'SELECT max(revision) AS revision FROM catalogue_imports',
  );
  return rows[0]?.revision ?? 0;
}

/** What only searches need is made with the index, or by the first that comes. */
export type IndexUse = 'searched' | 'looked up';

export async function loadIndex(
  pool: Pool,
  circles: CircleSource,
  use: IndexUse,
): Promise<CatalogueIndex> {
  const revision = await readRevision(pool);
  const tree = new PlaceTree(await readPlaces(pool));
  const table = await readHotels(pool, tree);
  const { placed, known } = settleCircles(circles, tree);
  const districts = cityDistricts(placed, table);
  const search = madeOnce(() => new HotelSearch(table, districts));
  const hotels = madeOnce(() => hotelCorpus(table, search().recommended, tree));
  if (use === 'searched') hotels();
  return {
    revision,
    tree,
    table,
    districts,
    get search() {
      return search();
    },
    places: placeCorpus(tree, known),
    circles: circleIndex(placed, circles.postcodes, tree),
    get hotels() {
      return hotels();
    },
  };
}

function madeOnce<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

async function readPlaces(pool: Pool): Promise<StoredPlace[]> {
  const { rows } = await pool.query<StoredPlace>(
    `SELECT id, type, parent_id, name_en, name_nl, slug_en, slug_nl, aliases, latitude, longitude, popularity, hotel_count, time_zone
     FROM catalogue_places ORDER BY id`,
  );
  return rows;
}

async function readHotels(pool: Pool, tree: PlaceTree): Promise<HotelTable> {
  const builder = new HotelTableBuilder();
  let after = '';
  for (;;) {
    const { rows } = await pool.query<HotelRow>(
      `SELECT id, city_id, slug, name, stars, hotel_type, latitude, longitude, rating_tenths, from_price_cents, recommendation, ${FACILITY_BITS_SQL} AS facility_bits
       FROM catalogue_hotels WHERE id > $1 ORDER BY id LIMIT ${PAGE}`,
      [after],
    );
    for (const row of rows) builder.add(row, tree.get(row.city_id)?.firstCity ?? 0);
    after = rows.at(-1)?.id ?? after;
    if (rows.length < PAGE) return builder.build(tree.cities.length);
  }
}
