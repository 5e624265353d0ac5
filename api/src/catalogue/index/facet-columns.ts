import { HOTEL_FACETS } from '@wayfare/api-contract/schemas';
import { LRUCache } from 'lru-cache';
import { counts, lets, named } from '../facet';
import { DISTANCE_FACET, STORED_FACETS, STORED_KEYS } from '../facets';
import type { HotelFacts, StoredFacetKey } from '../facets';
import type { CatalogueFilters, Facets } from '../records';

/*
 * Facets of the hotels as few columns. What a hotel says to several facets is one number, so that a search reads and counts
 * two columns and not one for each facet; a further facet of few values costs it nothing.
 */

/** A table for each query has to stay small: what is counted by it is read for every search. */
const MOST_CODES = 4096;

interface Column {
  readonly keys: readonly StoredFacetKey[];
  readonly codes: number;
  /** for each key and each number of the column, what it says to that facet */
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

/** A hotel's number in each column. */
export function columnCodes(facts: HotelFacts): number[] {
  return COLUMNS.map(({ keys }) =>
    keys.reduceRight((code, key) => {
      const { codes, codeOf } = STORED_FACETS[key];
      return code * codes + codeOf(facts);
    }, 0),
  );
}

const bitOf = (key: StoredFacetKey): number => 1 << STORED_KEYS.indexOf(key);

/** The bit that says that a row is near enough. */
export const NEAR = 1 << STORED_KEYS.length;

/** A bit for each facet: all let the row through. */
const ALL = NEAR * 2 - 1;

const chosenOf = (filters: CatalogueFilters, key: keyof CatalogueFilters): readonly string[] =>
  filters[key] ?? [];

/** For each column and number in it: a bit for each facet that lets it through, those of other columns set. */
export type Passes = readonly Uint16Array[];

const known = new LRUCache<string, Passes>({ max: 200 });

function passesOf(filters: CatalogueFilters): Passes {
  return COLUMNS.map(({ keys, codes, parts }) => {
    const passes = new Uint16Array(codes).fill(ALL);
    keys.forEach((key, index) => {
      const chosen = chosenOf(filters, key);
      if (chosen.length === 0) return;
      const facet = STORED_FACETS[key];
      const fits = Array.from({ length: facet.codes }, (_, code) =>
        lets(facet, code, chosen, HOTEL_FACETS[key].choice),
      );
      const bit = bitOf(key);
      passes.forEach((_, code) => {
        if (fits[parts[index]?.[code] ?? 0] !== true) passes[code] = (passes[code] ?? 0) & ~bit;
      });
    });
    return passes;
  });
}

/** The same filters come again and again: most searches have none. */
export function passesFor(filters: CatalogueFilters): Passes {
  const name = JSON.stringify(STORED_KEYS.map((key) => filters[key] ?? []));
  const found = known.get(name) ?? passesOf(filters);
  known.set(name, found);
  return found;
}

/** For each column, the facets of others: a row that one of them keeps out is not counted in it. */
const OUTSIDE = COLUMNS.map(({ keys }) => keys.reduce((others, key) => others & ~bitOf(key), ALL));

interface CountedColumn {
  /** of each row */
  readonly numbers: Uint16Array;
  readonly passes: Uint16Array;
  readonly outside: number;
  readonly tallies: Uint32Array;
}

export const countedColumns = (
  numbers: readonly Uint16Array[],
  passes: Passes,
): readonly CountedColumn[] =>
  COLUMNS.map(({ codes }, index) => ({
    numbers: numbers[index] ?? new Uint16Array(),
    passes: passes[index] ?? new Uint16Array(),
    outside: OUTSIDE[index] ?? 0,
    tallies: new Uint32Array(codes),
  }));

/** A bit for each facet that keeps the row out. */
export function missingOf(columns: readonly CountedColumn[], row: number): number {
  let fits = ALL;
  for (const { numbers, passes } of columns) fits &= passes[numbers[row] ?? 0] ?? 0;
  return ALL & ~fits;
}

export function tally(tallies: Uint32Array, index = 0): void {
  tallies[index] = (tallies[index] ?? 0) + 1;
}

/** Of a column's counted numbers, how many each option of its facets would show. */
function countsOf(
  column: Column,
  tallies: Uint32Array,
  passes: Uint16Array,
  filters: CatalogueFilters,
): readonly (readonly [StoredFacetKey, Record<string, number>])[] {
  const perFacet = column.keys.map((key) => new Uint32Array(STORED_FACETS[key].codes));
  tallies.forEach((tally, code) => {
    if (tally === 0) return;
    const fits = passes[code] ?? 0;
    column.keys.forEach((key, index) => {
      if ((fits | bitOf(key)) !== ALL) return;
      const counted = perFacet[index];
      const part = column.parts[index]?.[code] ?? 0;
      if (counted !== undefined) counted[part] = (counted[part] ?? 0) + tally;
    });
  });
  return column.keys.map((key, index) => {
    const { options, choice } = HOTEL_FACETS[key];
    const chosen = chosenOf(filters, key);
    const sum = (option: string) =>
      (perFacet[index] ?? new Uint32Array()).reduce(
        (total, tally, code) =>
          tally > 0 && counts(STORED_FACETS[key], code, option, { chosen, choice })
            ? total + tally
            : total,
        0,
      );
    return [key, named(options, sum)] as const;
  });
}

export interface Tallies {
  readonly columns: readonly Uint32Array[];
  /** by how many of the distances a row is near enough; null where they are not counted */
  readonly near: Uint32Array | null;
}

export function facetsOf(tallies: Tallies, passes: Passes, filters: CatalogueFilters): Facets {
  const stored = COLUMNS.flatMap((column, index) =>
    countsOf(
      column,
      tallies.columns[index] ?? new Uint32Array(),
      passes[index] ?? new Uint16Array(),
      filters,
    ),
  );
  const { near } = tallies;
  const sum = (option: string) =>
    (near ?? new Uint32Array()).reduce(
      (total, tally, code) => (DISTANCE_FACET.has(code, option) ? total + tally : total),
      0,
    );
  return {
    ...Object.fromEntries(stored),
    ...(near === null ? {} : { distance: named(HOTEL_FACETS.distance.options, sum) }),
  };
}
