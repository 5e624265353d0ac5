import type { Sort } from '@wayfare/api-contract';
import { HOTEL_FACETS } from '@wayfare/api-contract/schemas';
import type { Box, CatalogueFilters, Facets, HotelQuery, Point } from '../records';
import { DISTANCE_FACET } from '../facets';
import type { CityDistricts } from './city-districts';
import {
  boxAround,
  kilometres,
  middleOf,
  planeAt,
  squaredDistance,
  squaredRadius,
} from './distance';
import type { HotelTable } from './hotel-table';
import { LatitudeBands } from './latitude-bands';
import { TopRows } from './top-rows';
import { named } from '../facet';
import { countFacets, ELSEWHERE, TOO_FAR } from './facet-columns';

/** Where a query looks, with its place already turned into a stretch of rows. */
export interface PlacedQuery extends Omit<HotelQuery, 'place'> {
  readonly stretch?: { readonly start: number; readonly end: number } | undefined;
  /** the point distances count from, when the query has none itself */
  readonly middle?: Point | undefined;
  /** whether distances say something of this search, so that they can be chosen */
  readonly countsDistances?: boolean | undefined;
  /** the city whose districts can be chosen, by its position among cities: all rows are of it */
  readonly countsDistrictsOf?: number | undefined;
}

export interface FoundRows {
  readonly total: number;
  /** rows where the query looks, whatever filters say */
  readonly everything: number;
  /** of those, the one nearest to the middle; null where nobody asked, or none is */
  readonly nearest: number | null;
  readonly rows: readonly number[];
  readonly distancesKm: readonly (number | null)[];
  readonly facets: Facets;
  readonly center: Point;
}

type Ranks = Readonly<Record<Exclude<Sort, 'distance_asc'>, Uint32Array>>;

interface Nearness {
  /** how many of the distances that can be chosen the row lies within */
  readonly codeOf: (row: number) => number;
  /** how many it has to */
  readonly least: number;
}

const LIMITS = HOTEL_FACETS.distance.options.map((km) => squaredRadius(Number(km)));

/** How near rows are; null where nobody asks, which saves a large search the distance of each row. */
function nearness(
  { filters, countsDistances = false }: PlacedQuery,
  distance: (row: number) => number,
): Nearness | null {
  const [chosen] = filters?.distance ?? [];
  if (chosen === undefined && !countsDistances) return null;
  return {
    codeOf(row) {
      const squared = distance(row);
      let code = 0;
      for (const limit of LIMITS) if (squared <= limit) code += 1;
      return code;
    },
    least: chosen === undefined ? 0 : LIMITS.length - HOTEL_FACETS.distance.options.indexOf(chosen),
  };
}

function codesOf(rows: Uint32Array, { codeOf }: Nearness): Uint8Array {
  const codes = new Uint8Array(rows.length);
  for (let index = 0; index < rows.length; index += 1) codes[index] = codeOf(rows[index] ?? 0);
  return codes;
}

/** How many rows each distance would show that nothing else keeps out. */
function distanceCounts(codes: Uint8Array, refused: Uint16Array): Record<string, number> {
  const within = codes.filter((_, index) => ((refused[index] ?? 0) & ~TOO_FAR) === 0);
  return named(HOTEL_FACETS.distance.options, (option) =>
    within.reduce((sum, code) => sum + Number(DISTANCE_FACET.has(code, option)), 0),
  );
}

/** Map and list search over the columns of all hotels. */
export class HotelSearch {
  private readonly ranks: Ranks;
  private readonly bands: LatitudeBands;
  private readonly candidates: Uint32Array;
  /** for each of the rows of a search, what keeps it out */
  private readonly refused: Uint16Array;

  constructor(
    private readonly table: HotelTable,
    private readonly districts: CityDistricts,
  ) {
    const { stars, rating, price, recommendation, latitude, longitude } = table.columns;
    this.ranks = {
      recommended: table.ranksBy((row) => 10_000 - (recommendation[row] ?? 0)),
      price_asc: table.ranksBy((row) => price[row] ?? 0),
      price_desc: table.ranksBy((row) => 0x7fffffff - (price[row] ?? 0)),
      stars_desc: table.ranksBy((row) => 5 - (stars[row] ?? 0)),
      rating_desc: table.ranksBy((row) => 100 - (rating[row] ?? 0)),
    };
    this.bands = new LatitudeBands(latitude, longitude);
    this.candidates = new Uint32Array(table.size);
    this.refused = new Uint16Array(table.size);
  }

  /** Rank of every row by recommendation: the order of the text index. */
  get recommended(): Uint32Array {
    return this.ranks.recommended;
  }

  find(asked: PlacedQuery): FoundRows {
    const { latitude, longitude, idOrder } = this.table.columns;
    const rows = this.rowsOf(asked);
    const query =
      rows.length <= (asked.filtersAbove ?? -1)
        ? { ...asked, filters: undefined, sort: undefined }
        : asked;
    const center =
      query.center ??
      query.middle ??
      (query.bounds === undefined ? this.centerOf(rows) : middleOf(query.bounds));
    const plane = planeAt(center);
    const distance = (row: number): number =>
      squaredDistance(plane, latitude[row] ?? 0, longitude[row] ?? 0);
    const top = new TopRows(Math.min(query.offset + query.limit, rows.length), idOrder);
    const sort = query.sort ?? 'recommended';
    const ranks = sort === 'distance_asc' ? null : this.ranks[sort];
    const near = nearness(query, distance);
    const { total, facets } = this.filter(rows, query, near, (row) =>
      top.offer(ranks === null ? distance(row) : (ranks[row] ?? 0), row),
    );
    const page = top.from(query.offset);
    const isFromPoint = query.center !== undefined || query.middle !== undefined;
    const distancesKm = page.map((row) => (isFromPoint ? kilometres(distance(row)) : null));
    return {
      total,
      everything: rows.length,
      nearest: query.findsNearest === true ? this.nearestOf(rows, distance) : null,
      rows: page,
      distancesKm,
      facets,
      center,
    };
  }

  private nearestOf(rows: Uint32Array, distance: (row: number) => number): number | null {
    const closest = new TopRows(1, this.table.columns.idOrder);
    for (const row of rows) closest.offer(distance(row), row);
    return closest.from(0)[0] ?? null;
  }

  private filter(
    rows: Uint32Array,
    { filters = {}, countsDistances = false, countsDistrictsOf: city }: PlacedQuery,
    near: Nearness | null,
    keep: (row: number) => void,
  ): { total: number; facets: Facets } {
    const refused = this.refused.subarray(0, rows.length).fill(0);
    const codes = near === null ? null : codesOf(rows, near);
    const least = near?.least ?? 0;
    codes?.forEach((code, index) => {
      if (code < least) refused[index] = TOO_FAR;
    });
    const facets = this.countedIn(rows, filters, city, refused);
    let total = 0;
    for (let index = 0; index < rows.length; index += 1) {
      if (refused[index] !== 0) continue;
      total += 1;
      keep(rows[index] ?? 0);
    }
    return codes === null || !countsDistances
      ? { total, facets }
      : { total, facets: { ...facets, distance: distanceCounts(codes, refused) } };
  }

  /** What the columns count, and districts where they can be chosen. Marks in `refused` all but what is too far away. */
  private countedIn(
    rows: Uint32Array,
    filters: CatalogueFilters,
    city: number | undefined,
    refused: Uint16Array,
  ): Facets {
    const { district = [] } = filters;
    if (district.length > 0) this.districts.refuse(rows, district, refused, ELSEWHERE);
    const facets = countFacets(rows, this.table.columns.facets, filters, refused);
    return city === undefined
      ? facets
      : { ...facets, district: this.districts.count(city, rows, refused, ~ELSEWHERE) };
  }

  /** Rows where the query looks, filters not yet applied. */
  private rowsOf(query: PlacedQuery): Uint32Array {
    const circle =
      query.center !== undefined && query.radiusKm !== undefined
        ? { plane: planeAt(query.center), km: query.radiusKm }
        : null;
    let rows = this.widest(query, circle === null ? undefined : boxAround(circle.plane, circle.km));
    const stillOutside = query.ids !== undefined || query.stretch !== undefined || circle !== null;
    if (query.bounds !== undefined && stillOutside) rows = this.insideBox(rows, query.bounds);
    if (circle !== null) rows = this.insideCircle(rows, circle);
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
    return this.candidates.subarray(0, this.bands.inside(box, this.candidates));
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
    return rows.filter((row) => {
      const lat = latitude[row] ?? 0;
      const lng = longitude[row] ?? 0;
      const inWidth = west > east ? lng >= west || lng <= east : lng >= west && lng <= east;
      return lat >= south && lat <= north && inWidth;
    });
  }

  private insideCircle(
    rows: Uint32Array,
    { plane, km }: { plane: ReturnType<typeof planeAt>; km: number },
  ): Uint32Array {
    const { latitude, longitude } = this.table.columns;
    const limit = squaredRadius(km);
    return rows.filter(
      (row) => squaredDistance(plane, latitude[row] ?? 0, longitude[row] ?? 0) <= limit,
    );
  }

  private centerOf(rows: Uint32Array): Point {
    const { latitude, longitude } = this.table.columns;
    const count = Math.max(rows.length, 1);
    const sum = (column: Float64Array): number =>
      rows.reduce((total, row) => total + (column[row] ?? 0), 0);
    return { latitude: sum(latitude) / count, longitude: sum(longitude) / count };
  }
}
