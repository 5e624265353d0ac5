import type { CatalogueFacetKey } from '@wayfare/api-contract';
import { HOTEL_FACETS } from '@wayfare/api-contract/schemas';
import type { Pool } from 'pg';
import type { Facets, HotelQuery, Point } from '../src/catalogue/records/records';
import type { Catalogue } from '../src/catalogue/catalogue';
import type { Circle } from '../src/catalogue/circles/circle';
import { planeAt, squaredRadius } from '../src/catalogue/tree/distance';

/* The same search as SQL, straight from the tables: what the index in memory has to agree with. */

const ORDER: Readonly<Record<string, string>> = {
  recommended: 'recommendation DESC',
  price_asc: 'from_price_cents',
  price_desc: 'from_price_cents DESC',
  stars_desc: 'stars DESC',
  rating_desc: 'coalesce(rating_tenths, -1) DESC',
};

class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}

function distance(parameters: Parameters, center: Point): string {
  const plane = planeAt(center);
  const latitude = parameters.add(plane.latitude, 'float8');
  const longitude = parameters.add(plane.longitude, 'float8');
  const scale = parameters.add(plane.perDegreeEast, 'float8');
  const apart = `abs(longitude - ${longitude})`;
  const east = `((CASE WHEN ${apart} > 180 THEN 360 - ${apart} ELSE ${apart} END) * ${scale})`;
  return `((latitude - ${latitude}) * (latitude - ${latitude}) + ${east} * ${east})`;
}

function where(query: HotelQuery, parameters: Parameters): string[] {
  const { place, bounds, center, radiusKm, ids } = query;
  const conditions: string[] = [];
  if (place !== undefined)
    conditions.push(
      `${place.type === 'hotel' ? 'id' : `${place.type}_id`} = ${parameters.add(place.id, 'text')}`,
    );
  if (ids !== undefined) conditions.push(`id = ANY(${parameters.add([...ids], 'text[]')})`);
  if (bounds !== undefined) {
    conditions.push(
      `latitude BETWEEN ${parameters.add(bounds.south, 'float8')} AND ${parameters.add(bounds.north, 'float8')}`,
    );
    const west = parameters.add(bounds.west, 'float8');
    const east = parameters.add(bounds.east, 'float8');
    conditions.push(
      bounds.west > bounds.east
        ? `(longitude >= ${west} OR longitude <= ${east})`
        : `longitude BETWEEN ${west} AND ${east}`,
    );
  }
  if (center !== undefined && radiusKm !== undefined)
    conditions.push(
      `${distance(parameters, center)} <= ${parameters.add(squaredRadius(radiusKm), 'float8')}`,
    );
  return conditions;
}

/** What a row of the database has to be for an option, in SQL. */
const CONDITIONS: Readonly<
  Record<
    CatalogueFacetKey,
    (option: string, distance: string, districts: readonly Circle[]) => string
  >
> = {
  category: (option) => `stars = ${Number(option)}`,
  hotelType: (option) => `hotel_type = '${option}'`,
  rating: (option) => `coalesce(rating_tenths, -1) >= ${Number(option) * 10}`,
  accessibility: (option) => `facilities @> '[{"code":"accessibility_${option}"}]'`,
  facilities: (option) =>
    `facilities @> '[{"code":"${option === 'pets' ? 'pets_allowed' : option}"}]'`,
  distance: (option, distance) => `${distance} <= ${squaredRadius(Number(option))}::float8`,
  district: (option, _distance, districts) => {
    const circle = districts.find(({ id }) => id === option);
    if (circle === undefined) return 'false';
    const { latitude, longitude, perDegreeEast } = planeAt(circle);
    const east = `((longitude - ${longitude}::float8) * ${perDegreeEast}::float8)`;
    const north = `(latitude - ${latitude}::float8)`;
    return `(city_id = '${circle.cityId}' AND ${north} * ${north} + ${east} * ${east} <= ${squaredRadius(circle.radiusKm)}::float8)`;
  },
};

// the keys are those of the record
const KEYS = Object.keys(CONDITIONS) as readonly CatalogueFacetKey[];

const saysDistances = ({ place, center }: HotelQuery) =>
  place === undefined ? center !== undefined : place.type === 'city';

/** What a row has to be for each facet as it is chosen, and for each option beside what is chosen of the others. */
function filters(query: HotelQuery, distance: string, districts: readonly Circle[]) {
  const chosen = (key: CatalogueFacetKey): readonly string[] => query.filters?.[key] ?? [];
  const sql = (key: CatalogueFacetKey, options: readonly string[]) =>
    options.length === 0
      ? 'true'
      : `(${options
          .map((option) => CONDITIONS[key](option, distance, districts))
          .join(HOTEL_FACETS[key].choice === 'all' ? ' AND ' : ' OR ')})`;
  const all = (without?: CatalogueFacetKey) =>
    KEYS.filter((key) => key !== without)
      .map((key) => sql(key, chosen(key)))
      .join(' AND ');
  const isSaid = { distance: saysDistances(query), district: districts.length > 0 };
  const counted = KEYS.filter((key) => !(key in isSaid) || isSaid[key as keyof typeof isSaid]);
  const optionsOf = (key: CatalogueFacetKey): readonly string[] =>
    key === 'district' ? districts.map(({ id }) => id) : HOTEL_FACETS[key].options;
  const options = counted.flatMap((key) =>
    optionsOf(key).map((option) => {
      const beside = HOTEL_FACETS[key].choice === 'all' ? [...chosen(key), option] : [option];
      return { key, option, condition: `${all(key)} AND ${sql(key, beside)}` };
    }),
  );
  return { all: all(), options, counted };
}

/** The circles of the districts that can be chosen in a search. */
export function offeredCircles(
  catalogue: Pick<Catalogue, 'districtsOf'>,
  { place }: HotelQuery,
  circles: readonly Circle[],
): Circle[] {
  const offered = place === undefined ? [] : catalogue.districtsOf(place);
  return circles.filter(({ id }) => offered.some((each) => each.id === id));
}

export interface SqlResult {
  readonly total: number;
  readonly ids: readonly string[];
  readonly facets: Facets;
}

/** `middle` is where distances count from, `districts` are those that can be chosen. */
export async function searchInSql(
  pool: Pool,
  query: HotelQuery,
  middle: Point,
  districts: readonly Circle[] = [],
): Promise<SqlResult> {
  const parameters = new Parameters();
  const conditions = where(query, parameters);
  const { sort, filters: { distance: chosen = [] } = {} } = query;
  // a parameter that no condition names is refused
  const asksDistance = sort === 'distance_asc' || chosen.length > 0 || saysDistances(query);
  const away = asksDistance ? distance(parameters, middle) : 'NULL';
  const { all, options, counted } = filters(query, away, districts);
  const order = sort === 'distance_asc' ? away : (ORDER[sort ?? 'recommended'] ?? 'id');
  const found = `WITH found AS MATERIALIZED (SELECT * FROM catalogue_hotels WHERE ${conditions.join(' AND ') || 'false'})`;
  const { rows } = await pool.query<{ ids: string[] | null; counts: number[] }>(
    `${found} SELECT
      (SELECT array_agg(id) FROM (SELECT id FROM found WHERE ${all} ORDER BY ${order}, id OFFSET ${query.offset} LIMIT ${query.limit}) page) AS ids,
      (SELECT json_build_array(${[all, ...options.map(({ condition }) => condition)]
        .map((condition) => `count(*) FILTER (WHERE ${condition})`)
        .join(', ')}) FROM found) AS counts`,
    parameters.values,
  );
  const [{ ids, counts: [total = 0, ...counts] } = { ids: null, counts: [] }] = rows;
  const facets = counted.map((key) => {
    const own = options.flatMap((each, index) =>
      each.key === key && (counts[index] ?? 0) > 0
        ? [[each.option, counts[index] ?? 0] as const]
        : [],
    );
    return [key, Object.fromEntries(own)] as const;
  });
  return { total, ids: ids ?? [], facets: Object.fromEntries(facets) };
}
