import type { PlacedCircle } from '../circles/settle-circles';
import type { NamedRef } from '../records/records';
import { planeAt, squaredDistance, squaredRadius } from '../tree/distance';
import type { HotelTable } from './hotel-table';

/* Districts of hotels, computed per revision as one bit set a hotel: a search reads one number. */

const MOST = 32;
const NONE: readonly NamedRef[] = [];

export interface CityDistricts {
  /** with hotels, best known first; empty below two */
  offeredIn(city: number): readonly NamedRef[];
  of(row: number): readonly NamedRef[];
  refuse(rows: Uint32Array, chosen: readonly string[], into: Uint16Array, bit: number): void;
  count(
    city: number,
    rows: Uint32Array,
    refused: Uint16Array,
    others: number,
  ): Record<string, number>;
}

function byCity(placed: readonly PlacedCircle[]): Map<number, PlacedCircle[]> {
  const cities = new Map<number, PlacedCircle[]>();
  for (const each of placed) {
    const { stored, firstCity } = each.node;
    if (each.circle.type !== 'district' || stored.type !== 'city') continue;
    const own = cities.get(firstCity) ?? [];
    if (own.length < MOST) own.push(each);
    cities.set(firstCity, own);
  }
  return cities;
}

interface Columns {
  readonly bits: Uint32Array;
  /** 1-based index of the most central district; 0 for none */
  readonly main: Uint8Array;
}

function place(districts: readonly PlacedCircle[], row: number, table: HotelTable, into: Columns) {
  const { latitude, longitude } = table.columns;
  let nearest = 1;
  districts.forEach(({ circle }, index) => {
    const squared = squaredDistance(planeAt(circle), latitude[row] ?? 0, longitude[row] ?? 0);
    const share = squared / squaredRadius(circle.radiusKm);
    if (share > 1) return;
    into.bits[row] = (into.bits[row] ?? 0) | (1 << index);
    if (into.main[row] !== 0 && share >= nearest) return;
    into.main[row] = index + 1;
    nearest = share;
  });
}

const has = (bits: number, index: number) => ((bits >>> index) & 1) === 1;

export function cityDistricts(placed: readonly PlacedCircle[], table: HotelTable): CityDistricts {
  const { cityStarts, city: cityOf } = table.columns;
  const columns = { bits: new Uint32Array(table.size), main: new Uint8Array(table.size) };
  const named = new Map<number, readonly NamedRef[]>();
  const offered = new Map<number, readonly NamedRef[]>();
  for (const [city, districts] of byCity(placed)) {
    let used = 0;
    for (let row = cityStarts[city] ?? 0; row < (cityStarts[city + 1] ?? 0); row += 1) {
      place(districts, row, table, columns);
      used |= columns.bits[row] ?? 0;
    }
    const names = districts.map(({ circle: { id, names } }) => ({ id, names }));
    const withHotels = names.filter((_, index) => has(used, index));
    named.set(city, names);
    if (withHotels.length > 1) offered.set(city, withHotels);
  }
  const districtsIn = (city: number) => named.get(city) ?? NONE;

  return {
    offeredIn: (city) => offered.get(city) ?? NONE,
    of(row) {
      const bits = columns.bits[row] ?? 0;
      if (bits === 0) return NONE;
      const main = (columns.main[row] ?? 0) - 1;
      const own = districtsIn(cityOf[row] ?? 0).filter((_, index) => has(bits, index));
      const first = districtsIn(cityOf[row] ?? 0)[main];
      return own.toSorted((a, b) => Number(b === first) - Number(a === first));
    },
    refuse(rows, chosen, into, bit) {
      const masks = new Map<number, number>();
      const maskOf = (city: number) =>
        districtsIn(city).reduce(
          (mask, { id }, index) => (chosen.includes(id) ? mask | (1 << index) : mask),
          0,
        );
      rows.forEach((row, index) => {
        const city = cityOf[row] ?? 0;
        const mask = masks.get(city) ?? maskOf(city);
        masks.set(city, mask);
        if (((columns.bits[row] ?? 0) & mask) === 0) into[index] = (into[index] ?? 0) | bit;
      });
    },
    count(city, rows, refused, others) {
      const counts = new Uint32Array(MOST);
      for (let index = 0; index < rows.length; index += 1) {
        if (((refused[index] ?? 0) & others) !== 0) continue;
        for (let left = columns.bits[rows[index] ?? 0] ?? 0; left !== 0; left &= left - 1) {
          const lowest = 31 - Math.clz32(left & -left);
          counts[lowest] = (counts[lowest] ?? 0) + 1;
        }
      }
      const all = districtsIn(city).map(({ id }, index) => [id, counts[index] ?? 0] as const);
      return Object.fromEntries(all.filter(([, count]) => count > 0));
    },
  };
}
