import { HOTEL_FACETS } from '@wayfare/api-contract/schemas';
import { LRUCache } from 'lru-cache';
import { lets, named } from '../records/facet';
import { STORED_FACETS, STORED_KEYS } from '../records/facets';
import type { HotelFacts, StoredFacetKey } from '../records/facets';
import type { CatalogueFilters, Facets } from '../records/records';

/* Packs several facets into one code a hotel: a search reads two columns instead of one for each facet. */

/** Keeps the per-query tables small: every search reads them. */
const MOST_CODES = 512;

interface Column {
  readonly keys: readonly StoredFacetKey[];
  readonly codes: number;
  /** per facet: column code to facet code */
  readonly parts: readonly Uint8Array[];
}

function columnOf(keys: readonly StoredFacetKey[]): Column {
  const sizes = keys.map((key) => STORED_FACETS[key].codes);
  const codes = sizes.reduce((product, size) => product * size, 1);
  let below = 1;
  const parts = sizes.map((size) => {
    const unit = below;
    below *= size;
    return Uint8Array.from({ length: codes }, (_, code) => Math.floor(code / unit) % size);
  });
  return { keys, codes, parts };
}

function packed(): readonly Column[] {
  const groups: StoredFacetKey[][] = [];
  let room = 0;
  for (const key of STORED_KEYS) {
    const size = STORED_FACETS[key].codes;
    const last = groups.at(-1);
    if (last === undefined || room < size) {
      groups.push([key]);
      room = Math.floor(MOST_CODES / size);
    } else {
      last.push(key);
      room = Math.floor(room / size);
    }
  }
  return groups.map(columnOf);
}

export const COLUMNS = packed();

export function columnCodes(facts: HotelFacts): number[] {
  return COLUMNS.map(({ keys }) =>
    keys.reduceRight((code, key) => {
      const { codes, codeOf } = STORED_FACETS[key];
      return code * codes + codeOf(facts);
    }, 0),
  );
}

const bitOf = (key: StoredFacetKey): number => 1 << STORED_KEYS.indexOf(key);

export const TOO_FAR = 1 << STORED_KEYS.length;

export const ELSEWHERE = TOO_FAR << 1;

const ALL = ELSEWHERE * 2 - 1;

const HAS = Object.fromEntries(
  STORED_KEYS.map((key) => {
    const { codes, has } = STORED_FACETS[key];
    const options: readonly string[] = HOTEL_FACETS[key].options;
    const tables = options.map(
      (option) =>
        [
          option,
          Uint8Array.from({ length: codes }, (_, code) => Number(has(code, option))),
        ] as const,
    );
    return [key, new Map<string, Uint8Array>(tables)];
  }),
);

const chosenOf = (filters: CatalogueFilters, key: keyof CatalogueFilters): readonly string[] =>
  filters[key] ?? [];

interface Refusals {
  readonly bits: Uint16Array;
  readonly isAny: boolean;
}

const known = new LRUCache<string, readonly Refusals[]>({ max: 200 });

function refusalsOf(filters: CatalogueFilters): Refusals[] {
  return COLUMNS.map(({ keys, codes, parts }) => {
    const all = new Uint16Array(codes);
    keys.forEach((key, index) => {
      const chosen = chosenOf(filters, key);
      if (chosen.length === 0) return;
      const facet = STORED_FACETS[key];
      const fits = Array.from({ length: facet.codes }, (_, code) =>
        lets((option) => facet.has(code, option), chosen, HOTEL_FACETS[key].choice),
      );
      all.forEach((bits, code) => {
        if (fits[parts[index]?.[code] ?? 0] !== true) all[code] = bits | bitOf(key);
      });
    });
    return { bits: all, isAny: all.some((bits) => bits !== 0) };
  });
}

/** Cached by filters: most searches have none. */
function refusalsFor(filters: CatalogueFilters): readonly Refusals[] {
  const name = JSON.stringify(filters);
  const found = known.get(name) ?? refusalsOf(filters);
  known.set(name, found);
  return found;
}

/** Facets outside each column: a row that one of them rejects is not counted there. */
const OUTSIDE = COLUMNS.map(({ keys }) => keys.reduce((others, key) => others & ~bitOf(key), ALL));

/** ORs a column's refusals into each row, one tight loop a column. */
function refuse(rows: Uint32Array, numbers: Uint16Array, refusals: Uint16Array, into: Uint16Array) {
  for (let index = 0; index < rows.length; index += 1) {
    const number = numbers[rows[index] ?? 0] ?? 0;
    into[index] = (into[index] ?? 0) | (refusals[number] ?? 0);
  }
}

function tally(rows: Uint32Array, numbers: Uint16Array, refused: Uint16Array, outside: number) {
  const tallies = new Uint32Array(MOST_CODES);
  for (let index = 0; index < rows.length; index += 1) {
    if (((refused[index] ?? 0) & outside) !== 0) continue;
    const number = numbers[rows[index] ?? 0] ?? 0;
    tallies[number] = (tallies[number] ?? 0) + 1;
  }
  return tallies;
}

/** Counts per code of one facet, over rows that all other facets pass. */
function countsPerCode(
  { keys, codes, parts }: Column,
  tallies: Uint32Array,
  refusals: Uint16Array,
): readonly Uint32Array[] {
  const perFacet = keys.map((key) => new Uint32Array(STORED_FACETS[key].codes));
  const others = keys.map((key) => ALL & ~bitOf(key));
  for (let code = 0; code < codes; code += 1) {
    const count = tallies[code] ?? 0;
    if (count === 0) continue;
    perFacet.forEach((own, index) => {
      if (((refusals[code] ?? 0) & (others[index] ?? 0)) !== 0) return;
      const part = parts[index]?.[code] ?? 0;
      own[part] = (own[part] ?? 0) + count;
    });
  }
  return perFacet;
}

function countsPerOption(
  key: StoredFacetKey,
  counts: Uint32Array,
  chosen: readonly string[],
): Record<string, number> {
  const tables = HAS[key];
  const beside = HOTEL_FACETS[key].choice === 'all' ? chosen : [];
  return named(HOTEL_FACETS[key].options, (option) => {
    const needed = [option, ...beside].map((each) => tables?.get(each));
    let sum = 0;
    for (let code = 0; code < counts.length; code += 1) {
      const count = counts[code] ?? 0;
      if (count > 0 && needed.every((table) => table?.[code] === 1)) sum += count;
    }
    return sum;
  });
}

const NOTHING: Refusals = { bits: new Uint16Array(MOST_CODES), isAny: false };

/** Facet counts of rows; `refused` enters with the distance and district bits and leaves with all. */
export function countFacets(
  rows: Uint32Array,
  numbers: readonly Uint16Array[],
  filters: CatalogueFilters,
  refused: Uint16Array,
): Facets {
  const refusals = refusalsFor(filters);
  const columnAt = (index: number) => numbers[index] ?? new Uint16Array();
  refusals.forEach(({ bits, isAny }, index) => {
    if (isAny) refuse(rows, columnAt(index), bits, refused);
  });
  const facets = COLUMNS.flatMap((column, index) => {
    const tallies = tally(rows, columnAt(index), refused, OUTSIDE[index] ?? 0);
    const counts = countsPerCode(column, tallies, (refusals[index] ?? NOTHING).bits);
    return column.keys.map((key, part) => {
      const own = counts[part] ?? new Uint32Array();
      return [key, countsPerOption(key, own, chosenOf(filters, key))] as const;
    });
  });
  return Object.fromEntries(facets);
}
