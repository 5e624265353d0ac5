import type { Sort } from '@wayfare/api-contract';
import { HOTEL_FACETS } from '@wayfare/api-contract/schemas';
import type { CatalogueFilters, Facets, Point } from '../records/records';
import { named } from '../records/facet';
import { DISTANCE_FACET } from '../records/facets';
import type { CityDistricts } from './city-districts';
import { kilometres, middleOf, planeAt, squaredDistance, type Plane } from '../tree/distance';
import { FacetBits, rowsOfBits, type RowBits, type Stretch } from './facet-bits';
import { countFacets, ELSEWHERE, TOO_FAR } from './facet-columns';
import { HotelRows, leastNear, LIMITS, wholeStretch, type PlacedQuery } from './hotel-rows';
import type { HotelTable } from './hotel-table';
import { TopRows } from './top-rows';

export interface FoundRows {
  readonly total: number;
  /** rows at the location, before filters */
  readonly everything: number;
  /** of those the nearest to the centre; null when not asked for or empty */
  readonly nearest: number | null;
  readonly rows: readonly number[];
  readonly distancesKm: readonly (number | null)[];
  readonly facets: Facets;
  readonly center: Point;
}

type Ranks = Readonly<Record<Exclude<Sort, 'distance_asc'>, Uint32Array>>;

interface Found {
  readonly total: number;
  readonly page: number[];
  readonly facets: Facets;
}

const NO_ROWS = new Uint32Array();

function firstInOrder(order: Uint32Array, { first, bits }: RowBits, size: number): number[] {
  const rows: number[] = [];
  for (let rank = 0; rank < order.length && rows.length < size; rank += 1) {
    const at = (order[rank] ?? 0) - first;
    if (at >= 0 && (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1) rows.push(first + at);
  }
  return rows;
}

/** Counts per distance limit over rows that nothing else rejects. */
function distanceCounts(codes: Uint8Array, refused: Uint16Array): Record<string, number> {
  const within = codes.filter((_, index) => ((refused[index] ?? 0) & ~TOO_FAR) === 0);
  return named(HOTEL_FACETS.distance.options, (option) =>
    within.reduce((sum, code) => sum + Number(DISTANCE_FACET.has(code, option)), 0),
  );
}

function inverse(ranks: Uint32Array): Uint32Array {
  const rows = new Uint32Array(ranks.length);
  ranks.forEach((rank, row) => {
    rows[rank] = row;
  });
  return rows;
}

export class HotelSearch {
  private readonly ranks: Ranks;
  private readonly orders: Ranks;
  private readonly bits: FacetBits;
  private readonly where: HotelRows;
  private readonly kept: Uint32Array;
  private readonly refused: Uint16Array;

  constructor(
    private readonly table: HotelTable,
    private readonly districts: CityDistricts,
  ) {
    const { stars, rating, price, recommendation } = table.columns;
    this.ranks = {
      recommended: table.ranksBy((row) => 10_000 - (recommendation[row] ?? 0)),
      price_asc: table.ranksBy((row) => price[row] ?? 0),
      price_desc: table.ranksBy((row) => 0x7fffffff - (price[row] ?? 0)),
      stars_desc: table.ranksBy((row) => 5 - (stars[row] ?? 0)),
      rating_desc: table.ranksBy((row) => 100 - (rating[row] ?? 0)),
    };
    const { recommended, price_asc, price_desc, stars_desc, rating_desc } = this.ranks;
    this.orders = {
      recommended: inverse(recommended),
      price_asc: inverse(price_asc),
      price_desc: inverse(price_desc),
      stars_desc: inverse(stars_desc),
      rating_desc: inverse(rating_desc),
    };
    this.bits = new FacetBits(table.columns.facets);
    this.where = new HotelRows(table);
    this.kept = new Uint32Array(table.size);
    this.refused = new Uint16Array(table.size);
  }

  /** Rows in recommended order, which the text index shares. */
  get recommended(): Uint32Array {
    return this.orders.recommended;
  }

  find(asked: PlacedQuery): FoundRows {
    const whole = wholeStretch(asked);
    const rows = whole === null ? this.where.of(asked) : NO_ROWS;
    const everything = whole === null ? rows.length : whole.end - whole.start;
    const query =
      everything <= (asked.filtersAbove ?? -1)
        ? { ...asked, filters: undefined, sort: undefined }
        : asked;
    const center =
      query.center ??
      query.middle ??
      (query.bounds === undefined ? this.where.centerOf(rows) : middleOf(query.bounds));
    const plane = planeAt(center);
    const nearest = query.findsNearest === true ? this.nearestOf(rows, plane) : null;
    const near = this.where.near(rows, whole, query, plane);
    const { total, page, facets } =
      whole === null || near !== null
        ? this.among(near ?? rows, query, plane)
        : this.inStretch(whole, query, plane);
    const distancesKm = this.distancesOf(page, query, plane);
    return { total, everything, nearest, rows: page, distancesKm, facets, center };
  }

  private distancesOf(
    page: readonly number[],
    { center, middle }: PlacedQuery,
    plane: Plane,
  ): (number | null)[] {
    const { latitude, longitude } = this.table.columns;
    const isFromPoint = center !== undefined || middle !== undefined;
    return page.map((row) =>
      isFromPoint
        ? kilometres(squaredDistance(plane, latitude[row] ?? 0, longitude[row] ?? 0))
        : null,
    );
  }

  private inStretch(stretch: Stretch, query: PlacedQuery, plane: Plane): Found {
    const { facets, total, ...kept } = this.bits.kept(stretch, query.filters ?? {});
    return { total, facets, page: this.pageOfBits(kept, total, query, plane) };
  }

  private pageOfBits(kept: RowBits, total: number, query: PlacedQuery, plane: Plane): number[] {
    const { offset, limit, sort = 'recommended' } = query;
    const order = sort === 'distance_asc' ? null : this.orders[sort];
    const size = Math.min(offset + limit, total);
    // walk the order when it meets a page sooner than sorting all kept rows
    if (order !== null && size * this.table.size < total * total)
      return firstInOrder(order, kept, size).slice(offset);
    const rows = this.kept.subarray(0, rowsOfBits(kept, this.kept));
    return this.pageOf(rows, query, plane);
  }

  private nearestOf(rows: Uint32Array, plane: Plane): number | null {
    return this.topOf(rows, 1, plane).from(0)[0] ?? null;
  }

  private pageOf(
    rows: Uint32Array,
    { offset, limit, sort = 'recommended' }: PlacedQuery,
    plane: Plane,
  ): number[] {
    const size = Math.min(offset + limit, rows.length);
    const top = this.topOf(rows, size, sort === 'distance_asc' ? plane : this.ranks[sort]);
    return top.from(offset);
  }

  private topOf(rows: Uint32Array, size: number, by: Uint32Array | Plane): TopRows {
    const top = new TopRows(size, this.table.columns.idOrder);
    const keys = by instanceof Uint32Array ? null : this.where.squaredOf(rows, by);
    const ranks = by instanceof Uint32Array ? by : NO_ROWS;
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index] ?? 0;
      top.offer((keys === null ? ranks[row] : keys[index]) ?? 0, row);
    }
    return top;
  }

  private among(rows: Uint32Array, query: PlacedQuery, plane: Plane): Found {
    const { filters = {}, countsDistances = false, countsDistrictsOf: city } = query;
    const refused = this.refused.subarray(0, rows.length).fill(0);
    const least = leastNear(filters);
    const codes = countsDistances ? this.nearnessOf(rows, plane) : null;
    codes?.forEach((code, index) => {
      if (code < least) refused[index] = TOO_FAR;
    });
    const facets = this.countedIn(rows, filters, city, refused);
    const { kept } = this;
    let total = 0;
    for (let index = 0; index < rows.length; index += 1) {
      if (refused[index] !== 0) continue;
      kept[total] = rows[index] ?? 0;
      total += 1;
    }
    return {
      total,
      page: this.pageOf(kept.subarray(0, total), query, plane),
      facets: codes === null ? facets : { ...facets, distance: distanceCounts(codes, refused) },
    };
  }

  private nearnessOf(rows: Uint32Array, plane: Plane): Uint8Array {
    const squared = this.where.squaredOf(rows, plane);
    const codes = new Uint8Array(rows.length);
    for (const limit of LIMITS)
      for (let index = 0; index < codes.length; index += 1)
        if ((squared[index] ?? 0) <= limit) codes[index] = (codes[index] ?? 0) + 1;
    return codes;
  }

  /** Column counts, and districts where selectable; `refused` gets every bit but distance. */
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
}
