import type { findBookings, Summary } from '@wayfare/desk-contract';
import type { InferOutput } from 'valibot';

export type Search = InferOutput<(typeof findBookings)['request']>;

export interface Found {
  readonly search: Search;
  readonly bookings: readonly Summary[];
  readonly isCut: boolean;
}

/** The last search of this tab, in memory alone: an address would keep somebody's e-mail address in logs and histories. */
export interface LastFound {
  get: () => Found | null;
  keep: (found: Found) => void;
  forget: () => void;
}

export function createLastFound(): LastFound {
  let last: Found | null = null;
  return {
    get: () => last,
    keep(found) {
      last = found;
    },
    forget() {
      last = null;
    },
  };
}
