import { HOTEL_FACETS } from '@wayfare/api-contract/schemas';
import { named } from '../records/facet';
import { STORED_FACETS, STORED_KEYS } from '../records/facets';
import type { StoredFacetKey } from '../records/facets';
import type { CatalogueFilters, Facets } from '../records/records';
import { COLUMNS } from './facet-columns';

/* A bitmap for each facet option. A country's hotels are adjacent, so that 32 are filtered and counted at once. */

export interface Stretch {
  readonly start: number;
  readonly end: number;
}

export interface RowBits {
  readonly first: number;
  readonly bits: Uint32Array;
}

interface KeptBits extends RowBits {
  readonly total: number;
  readonly facets: Facets;
}

function countBoth(a: Uint32Array, b: Uint32Array): number {
  let count = 0;
  for (let index = 0; index < a.length; index += 1) {
    let word = (a[index] ?? 0) & (b[index] ?? 0);
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

function keepBoth(into: Uint32Array, other: Uint32Array): void {
  for (let index = 0; index < into.length; index += 1)
    into[index] = (into[index] ?? 0) & (other[index] ?? 0);
}

function addAll(into: Uint32Array, other: Uint32Array): void {
  for (let index = 0; index < into.length; index += 1)
    into[index] = (into[index] ?? 0) | (other[index] ?? 0);
}

const firstOf = ({ start }: Stretch): number => start & ~31;

function bitsOf({ start, end }: Stretch): Uint32Array {
  const bits = new Uint32Array((end + 31 - (start & ~31)) >>> 5).fill(0xffffffff);
  if (bits.length === 0) return bits;
  bits[0] = (bits[0] ?? 0) & (0xffffffff << (start & 31));
  const last = bits.length - 1;
  if ((end & 31) !== 0) bits[last] = (bits[last] ?? 0) & (0xffffffff >>> (32 - (end & 31)));
  return bits;
}

export function rowsOfBits({ first, bits }: RowBits, out: Uint32Array): number {
  let length = 0;
  for (let index = 0; index < bits.length; index += 1) {
    const row = first + index * 32;
    for (let left = bits[index] ?? 0; left !== 0; left &= left - 1) {
      out[length] = row + 31 - Math.clz32(left & -left);
      length += 1;
    }
  }
  return length;
}

export class FacetBits {
  private readonly bits = new Map<string, Uint32Array>();

  constructor(columns: readonly Uint16Array[]) {
    COLUMNS.forEach(({ keys, parts }, index) => {
      keys.forEach((key, part) => {
        for (const option of HOTEL_FACETS[key].options) {
          const has = (parts[part] ?? new Uint8Array()).map((code) =>
            Number(STORED_FACETS[key].has(code, option)),
          );
          this.bits.set(`${key} ${option}`, rowsThatHave(columns[index] ?? new Uint16Array(), has));
        }
      });
    });
  }

  kept(stretch: Stretch, filters: CatalogueFilters): KeptBits {
    const own = STORED_KEYS.map((key) => this.chosenOf(key, filters[key] ?? [], stretch));
    const without = (skipped: number | null): Uint32Array => {
      const bits = bitsOf(stretch);
      own.forEach((chosen, index) => {
        if (chosen !== null && index !== skipped) keepBoth(bits, chosen);
      });
      return bits;
    };
    const bits = without(null);
    const facets = STORED_KEYS.map((key, index) => {
      const { choice, options } = HOTEL_FACETS[key];
      const among = own[index] === null || choice === 'all' ? bits : without(index);
      return [
        key,
        named(options, (option) => countBoth(among, this.of(key, option, stretch))),
      ] as const;
    });
    return {
      first: firstOf(stretch),
      bits,
      total: countBoth(bits, bits),
      facets: Object.fromEntries(facets),
    };
  }

  /** Rows passing one facet's choice; null for all of them. */
  private chosenOf(
    key: StoredFacetKey,
    chosen: readonly string[],
    stretch: Stretch,
  ): Uint32Array | null {
    if (chosen.length === 0) return null;
    const isAll = HOTEL_FACETS[key].choice === 'all';
    const bits = this.of(key, chosen[0] ?? '', stretch).slice();
    for (const option of chosen.slice(1)) {
      if (isAll) keepBoth(bits, this.of(key, option, stretch));
      else addAll(bits, this.of(key, option, stretch));
    }
    return bits;
  }

  private of(key: StoredFacetKey, option: string, stretch: Stretch): Uint32Array {
    const bits = this.bits.get(`${key} ${option}`) ?? new Uint32Array();
    return bits.subarray(stretch.start >>> 5, (stretch.end + 31) >>> 5);
  }
}

function rowsThatHave(numbers: Uint16Array, has: Uint8Array): Uint32Array {
  const bits = new Uint32Array((numbers.length + 31) >>> 5);
  for (let row = 0; row < numbers.length; row += 1) {
    const word = row >>> 5;
    if (has[numbers[row] ?? 0] === 1) bits[word] = (bits[word] ?? 0) | (1 << (row & 31));
  }
  return bits;
}
