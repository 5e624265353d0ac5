import type { CabinClass } from '@duffel/api/types';

export type RowFeature = 'lavatory' | 'galley' | 'closet' | 'stairs' | 'empty';

/** One cabin of an aircraft, front to back. */
export interface CabinPlan {
  cabin: CabinClass;
  deck: number;
  /** letters from left to right, a space for an aisle, `-` for a seat that stays free */
  columns: readonly string[];
  rows: readonly [first: number, last: number];
  /** rows behind an exit: more room for legs, no children */
  exits: readonly number[];
  /** rows over the wings */
  wings: readonly [first: number, last: number] | undefined;
  /** rows with a cradle on the wall before them */
  bassinets: readonly number[];
  /** letters that are missing in a row */
  missing: ReadonlyMap<number, string>;
  /** what stands before and behind the seats, one for each section */
  front: readonly RowFeature[] | undefined;
  back: readonly RowFeature[] | undefined;
}

interface Details {
  deck?: number;
  exits?: string;
  wings?: string;
  bassinets?: string;
  missing?: Record<number, string>;
  front?: string;
  back?: string;
}

const FEATURES: Readonly<Record<string, RowFeature>> = {
  L: 'lavatory',
  G: 'galley',
  C: 'closet',
  S: 'stairs',
  '-': 'empty',
};

function numbers(text = ''): number[] {
  return text === '' ? [] : text.split(/[ -]/).map(Number);
}

function features(text: string | undefined): RowFeature[] | undefined {
  return text === undefined ? undefined : [...text].map((letter) => FEATURES[letter] ?? 'empty');
}

/** `plan('economy', 'ABC DEF', '7-30', { exits: '12 13', back: 'LG' })` */
export function plan(
  cabin: CabinClass,
  columns: string,
  rows: string,
  details: Details = {},
): CabinPlan {
  const [first = 1, last = 1] = numbers(rows);
  const [wingStart, wingEnd] = numbers(details.wings);
  return {
    cabin,
    deck: details.deck ?? 0,
    columns: columns.split(' '),
    rows: [first, last],
    exits: numbers(details.exits),
    wings: wingStart === undefined || wingEnd === undefined ? undefined : [wingStart, wingEnd],
    bassinets: numbers(details.bassinets),
    missing: new Map(
      Object.entries(details.missing ?? {}).map(([row, letters]) => [Number(row), letters]),
    ),
    front: features(details.front),
    back: features(details.back),
  };
}
