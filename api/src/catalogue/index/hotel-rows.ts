import { HOTEL_FACETS } from '@wayfare/api-contract/schemas';
import type { Box, CatalogueFilters, HotelQuery, Point } from '../records/records';
import { boxAround, planeAt, squaredDistances, squaredRadius, type Plane } from '../tree/distance';
import type { Stretch } from './facet-bits';
import type { HotelTable } from './hotel-table';
import { LatitudeBands } from './latitude-bands';

export interface PlacedQuery extends Omit<HotelQuery, 'place'> {
  readonly stretch?: Stretch | undefined;
  /** origin of distances when the query has none */
  readonly middle?: Point | undefined;
  /** whether distances are meaningful here, and so selectable */
  readonly countsDistances?: boolean | undefined;
  /** index of the city whose districts are selectable; all rows lie in it */
  readonly countsDistrictsOf?: number | undefined;
}

export const LIMITS = HOTEL_FACETS.distance.options.map((km) => squaredRadius(Number(km)));

export function leastNear({ distance: [chosen] = [] }: CatalogueFilters = {}): number {
  return chosen === undefined ? 0 : LIMITS.length - HOTEL_FACETS.distance.options.indexOf(chosen);
}

/** Null when ids, bounds, radius, distances or districts matter. */
export function wholeStretch(query: PlacedQuery): Stretch | null {
  const { stretch, middle, filters: { district = [] } = {} } = query;
  const isNarrower = [query.ids, query.bounds, query.radiusKm].some((each) => each !== undefined);
  const asksMore =
    query.countsDistances === true ||
    query.countsDistrictsOf !== undefined ||
    query.findsNearest === true ||
    district.length > 0;
  return stretch === undefined || middle === undefined || isNarrower || asksMore ? null : stretch;
}

/** Rows by location. The result is a shared buffer, valid until the next call. */
export class HotelRows {
  private readonly bands: LatitudeBands;
  private readonly candidates: Uint32Array;
  private readonly squared: Float64Array;

  constructor(private readonly table: HotelTable) {
    const { latitude, longitude } = table.columns;
    this.bands = new LatitudeBands(latitude, longitude);
    this.candidates = new Uint32Array(table.size);
    this.squared = new Float64Array(table.size);
  }

  of(query: PlacedQuery): Uint32Array {
    const { center, radiusKm } = query;
    const circle =
      center !== undefined && radiusKm !== undefined
        ? { plane: planeAt(center), km: radiusKm }
        : null;
    let rows = this.widest(query, circle === null ? undefined : boxAround(circle.plane, circle.km));
    const stillOutside = query.ids !== undefined || query.stretch !== undefined || circle !== null;
    if (query.bounds !== undefined && stillOutside) rows = this.insideBox(rows, query.bounds);
    if (circle !== null) rows = this.insideCircle(rows, circle.plane, squaredRadius(circle.km));
    return rows;
  }

  private widest({ ids, stretch, bounds }: PlacedQuery, around: Box | undefined): Uint32Array {
    if (ids !== undefined) return this.rowsOfIds(ids, stretch);
    if (stretch !== undefined) {
      const rows = this.candidates.subarray(0, stretch.end - stretch.start);
      for (let index = 0; index < rows.length; index += 1) rows[index] = stretch.start + index;
      return rows;
    }
    const box = around ?? bounds;
    if (box === undefined) return this.candidates.subarray(0, 0);
    return this.rowsInBox(box);
  }

  private rowsOfIds(ids: readonly string[], stretch: PlacedQuery['stretch']): Uint32Array {
    const rows = [...new Set(ids)].map((id) => this.table.rowOf(id)).filter((row) => row >= 0);
    return Uint32Array.from(
      stretch === undefined
        ? rows
        : rows.filter((row) => row >= stretch.start && row < stretch.end),
    );
  }

  private insideBox(rows: Uint32Array, { north, south, east, west }: Box): Uint32Array {
    const { latitude, longitude } = this.table.columns;
    let length = 0;
    for (const row of rows) {
      const lat = latitude[row] ?? 0;
      if (lat < south || lat > north) continue;
      const lng = longitude[row] ?? 0;
      const isWithin = west > east ? lng >= west || lng <= east : lng >= west && lng <= east;
      if (!isWithin) continue;
      rows[length] = row;
      length += 1;
    }
    return rows.subarray(0, length);
  }

  private insideCircle(rows: Uint32Array, plane: Plane, limit: number): Uint32Array {
    const squared = this.squaredOf(rows, plane);
    let length = 0;
    for (let index = 0; index < rows.length; index += 1) {
      if ((squared[index] ?? 0) > limit) continue;
      rows[length] = rows[index] ?? 0;
      length += 1;
    }
    return rows.subarray(0, length);
  }

  private insideStretch(rows: Uint32Array, { start, end }: Stretch): Uint32Array {
    let length = 0;
    for (const row of rows) {
      if (row < start || row >= end) continue;
      rows[length] = row;
      length += 1;
    }
    return rows.subarray(0, length);
  }

  private rowsInBox(box: Box): Uint32Array {
    return this.candidates.subarray(0, this.bands.inside(box, this.candidates));
  }

  /** Rows within the chosen distance when no counts beyond it are needed; else null. */
  near(
    rows: Uint32Array,
    stretch: Stretch | null,
    { filters, countsDistances = false }: PlacedQuery,
    plane: Plane,
  ): Uint32Array | null {
    const least = leastNear(filters);
    if (least === 0 || countsDistances) return null;
    const index = LIMITS.length - least;
    const box = boxAround(plane, Number(HOTEL_FACETS.distance.options[index]));
    const around = stretch === null ? rows : this.insideStretch(this.rowsInBox(box), stretch);
    return this.insideCircle(around, plane, LIMITS[index] ?? 0);
  }

  squaredOf(rows: Uint32Array, plane: Plane): Float64Array {
    const { latitude, longitude } = this.table.columns;
    return squaredDistances(plane, { latitude, longitude, rows }, this.squared);
  }

  centerOf(rows: Uint32Array): Point {
    const { latitude, longitude } = this.table.columns;
    const count = Math.max(rows.length, 1);
    const sum = (column: Float64Array): number =>
      rows.reduce((total, row) => total + (column[row] ?? 0), 0);
    return { latitude: sum(latitude) / count, longitude: sum(longitude) / count };
  }
}
