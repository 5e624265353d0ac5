import { columnCodes, COLUMNS } from './facet-columns';

export interface HotelRow {
  id: string;
  city_id: string;
  slug: string;
  name: string;
  stars: number;
  hotel_type: string;
  latitude: number;
  longitude: number;
  rating_tenths: number | null;
  from_price_cents: number;
  recommendation: number;
  facility_bits: number;
}

export class HotelTableBuilder {
  private readonly ids: string[] = [];
  private readonly names: string[] = [];
  private readonly slugs: string[] = [];
  private readonly cities: number[] = [];
  private readonly numbers: number[][] = [[], [], [], [], [], []];
  private readonly facets: number[][] = COLUMNS.map(() => []);

  /** `city` is an index; cities of a region, and regions of a country, are adjacent. */
  add(row: HotelRow, city: number): void {
    this.ids.push(row.id);
    this.names.push(row.name);
    this.slugs.push(row.slug);
    this.cities.push(city);
    const values = [
      row.stars,
      row.latitude,
      row.longitude,
      row.rating_tenths ?? -1,
      row.from_price_cents,
      row.recommendation,
    ];
    values.forEach((value, index) => this.numbers[index]?.push(value));
    const facts = {
      stars: row.stars,
      hotelType: row.hotel_type,
      ratingTenths: row.rating_tenths,
      facilityBits: row.facility_bits,
    };
    columnCodes(facts).forEach((code, index) => this.facets[index]?.push(code));
  }

  build(cityCount: number): HotelTable {
    const count = this.ids.length;
    const cityStarts = new Uint32Array(cityCount + 1);
    for (const city of this.cities) cityStarts[city + 1] = (cityStarts[city + 1] ?? 0) + 1;
    for (let city = 0; city < cityCount; city += 1)
      cityStarts[city + 1] = (cityStarts[city + 1] ?? 0) + (cityStarts[city] ?? 0);
    const next = cityStarts.slice();
    const byPlace = new Uint32Array(count);
    this.cities.forEach((city, byId) => {
      byPlace[next[city] ?? 0] = byId;
      next[city] = (next[city] ?? 0) + 1;
    });
    const column = (index: number): Float64Array =>
      Float64Array.from(byPlace, (byId) => this.numbers[index]?.[byId] ?? 0);
    const pick = (texts: readonly string[]): string[] =>
      Array.from(byPlace, (byId) => texts[byId] ?? '');
    return new HotelTable({
      idOrder: byPlace,
      cityStarts,
      city: Uint32Array.from(byPlace, (byId) => this.cities[byId] ?? 0),
      ids: pick(this.ids),
      names: pick(this.names),
      slugs: pick(this.slugs),
      stars: Uint8Array.from(column(0)),
      latitude: column(1),
      longitude: column(2),
      rating: Int16Array.from(column(3)),
      price: Uint32Array.from(column(4)),
      recommendation: Uint32Array.from(column(5)),
      facets: this.facets.map((codes) => Uint16Array.from(byPlace, (byId) => codes[byId] ?? 0)),
    });
  }
}

interface Columns {
  readonly idOrder: Uint32Array;
  readonly cityStarts: Uint32Array;
  readonly city: Uint32Array;
  readonly ids: readonly string[];
  readonly names: readonly string[];
  readonly slugs: readonly string[];
  readonly stars: Uint8Array;
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
  readonly rating: Int16Array;
  readonly price: Uint32Array;
  readonly recommendation: Uint32Array;
  readonly facets: readonly Uint16Array[];
}

/** Column store sorted by country, region and city: a place is one stretch of rows. */
export class HotelTable {
  private readonly rowOfIdOrder: Uint32Array;

  constructor(readonly columns: Columns) {
    this.rowOfIdOrder = new Uint32Array(columns.idOrder.length);
    columns.idOrder.forEach((order, row) => {
      this.rowOfIdOrder[order] = row;
    });
  }

  get size(): number {
    return this.columns.ids.length;
  }

  rowOf(id: string): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const row = this.rowOfIdOrder[middle] ?? 0;
      const found = this.columns.ids[row] ?? '';
      if (found === id) return row;
      if (found < id) low = middle + 1;
      else high = middle;
    }
    return -1;
  }

  /** Ascending ranks by key, ties by id; keys are non-negative integers. */
  ranksBy(key: (row: number) => number): Uint32Array {
    const { idOrder } = this.columns;
    const keys = Float64Array.from(idOrder, (order, row) => key(row) * this.size + order).sort();
    const ranks = new Uint32Array(this.size);
    keys.forEach((value, rank) => {
      ranks[this.rowOfIdOrder[value % this.size] ?? 0] = rank;
    });
    return ranks;
  }
}
