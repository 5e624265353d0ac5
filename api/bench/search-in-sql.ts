import type { Accessibility } from '@wayfare/api-contract';
import type { Pool } from 'pg';
import type { HotelQuery, Point } from '../src/catalogue/records';
import { planeAt, squaredRadius } from '../src/catalogue/index/distance';

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

const has = (kind: Accessibility) => `facilities @> '[{"code":"accessibility_${kind}"}]'`;

function filters(
  query: HotelQuery,
  parameters: Parameters,
): { category: string; hotelType: string; accessible: string } {
  const category = query.category?.length
    ? `stars = ANY(${parameters.add(query.category.map(Number), 'int[]')})`
    : 'true';
  const hotelType = query.hotelType?.length
    ? `hotel_type = ANY(${parameters.add([...query.hotelType], 'text[]')})`
    : 'true';
  return {
    category,
    hotelType,
    accessible: ['true', ...(query.accessibility ?? []).map(has)].join(' AND '),
  };
}

export interface SqlResult {
  readonly total: number;
  readonly ids: readonly string[];
  readonly facets: {
    readonly category: Record<string, number>;
    readonly hotelType: Record<string, number>;
    readonly accessibility: Record<string, number>;
  };
}

/** `middle` is where distances count from. */
export async function searchInSql(
  pool: Pool,
  query: HotelQuery,
  middle: Point,
): Promise<SqlResult> {
  const parameters = new Parameters();
  const conditions = where(query, parameters);
  const { category, hotelType, accessible } = filters(query, parameters);
  const order =
    query.sort === 'distance_asc'
      ? distance(parameters, middle)
      : (ORDER[query.sort ?? 'recommended'] ?? 'id');
  const found = `WITH found AS MATERIALIZED (SELECT * FROM catalogue_hotels WHERE ${conditions.join(' AND ') || 'false'})`;
  const { rows } = await pool.query<{
    total: string;
    ids: string[] | null;
    category: Record<string, number> | null;
    hotel_type: Record<string, number> | null;
    mobility: string;
    hearing: string;
  }>(
    `${found} SELECT
      (SELECT count(*) FROM found WHERE ${category} AND ${hotelType} AND ${accessible}) AS total,
      (SELECT array_agg(id) FROM (SELECT id FROM found WHERE ${category} AND ${hotelType} AND ${accessible} ORDER BY ${order}, id OFFSET ${query.offset} LIMIT ${query.limit}) page) AS ids,
      (SELECT json_object_agg(stars, n) FROM (SELECT stars, count(*) AS n FROM found WHERE ${hotelType} AND ${accessible} GROUP BY stars) counts) AS category,
      (SELECT json_object_agg(hotel_type, n) FROM (SELECT hotel_type, count(*) AS n FROM found WHERE ${category} AND ${accessible} GROUP BY hotel_type) counts) AS hotel_type,
      (SELECT count(*) FROM found WHERE ${category} AND ${hotelType} AND ${accessible} AND ${has('mobility')}) AS mobility,
      (SELECT count(*) FROM found WHERE ${category} AND ${hotelType} AND ${accessible} AND ${has('hearing')}) AS hearing`,
    parameters.values,
  );
  const [row] = rows;
  const counts = [
    ['mobility', Number(row?.mobility ?? 0)],
    ['hearing', Number(row?.hearing ?? 0)],
  ] as const;
  const accessibility = Object.fromEntries(counts.filter(([, count]) => count > 0));
  return {
    total: Number(row?.total ?? 0),
    ids: row?.ids ?? [],
    facets: { category: row?.category ?? {}, hotelType: row?.hotel_type ?? {}, accessibility },
  };
}
