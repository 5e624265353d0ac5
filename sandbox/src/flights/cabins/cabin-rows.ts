import type { CabinPlan, RowFeature } from './cabin-plan';

export type Place =
  | { kind: 'seat'; letter: string; row: number }
  | { kind: RowFeature | 'exit_row' | 'bassinet' };

/** A row as it is drawn, one list for each section between the aisles. */
export interface DrawnRow {
  sections: Place[][];
  /** the number of its seats; nothing for a row without any */
  number: number | undefined;
}

const EMPTY: Place = { kind: 'empty' };

function featureRow(features: readonly RowFeature[]): DrawnRow {
  return { sections: features.map((kind) => [{ kind }]), number: undefined };
}

function seatRow({ columns, missing }: CabinPlan, row: number): DrawnRow {
  const gone = missing[row] ?? '';
  return {
    sections: columns.map((letters) =>
      [...letters].map((letter): Place =>
        letter === '-' || gone.includes(letter) ? EMPTY : { kind: 'seat', letter, row },
      ),
    ),
    number: row,
  };
}

/** Cradles hang over the middle block, or at the left side where there is none, in line with the seats behind them. */
function bassinetRow({ columns }: CabinPlan): DrawnRow {
  const middle = columns.length === 3 ? 1 : 0;
  return {
    sections: columns.map((letters, section) =>
      [...letters].map((_, index): Place =>
        section === middle && index % 2 === 0 ? { kind: 'bassinet' } : EMPTY,
      ),
    ),
    number: undefined,
  };
}

function exitRow({ columns }: CabinPlan): DrawnRow {
  return { sections: columns.map(() => [{ kind: 'exit_row' }]), number: undefined };
}

export function drawnRows(plan: CabinPlan): DrawnRow[] {
  const [first, last] = plan.rows;
  const rows: DrawnRow[] = plan.front === undefined ? [] : [featureRow(plan.front)];
  for (let row = first; row <= last; row += 1) {
    if (plan.exits.includes(row)) rows.push(exitRow(plan));
    if (plan.bassinets.includes(row)) rows.push(bassinetRow(plan));
    rows.push(seatRow(plan, row));
  }
  return plan.back === undefined ? rows : [...rows, featureRow(plan.back)];
}

export function wingIndices(
  plan: CabinPlan,
  rows: readonly DrawnRow[],
): { first_row_index: number; last_row_index: number } | null {
  if (plan.wings === undefined) return null;
  const [first, last] = plan.wings;
  return {
    first_row_index: rows.findIndex(({ number }) => number === first),
    last_row_index: rows.findIndex(({ number }) => number === last),
  };
}

export function seatsOf(plan: CabinPlan): string[] {
  return drawnRows(plan).flatMap(({ sections }) =>
    sections
      .flat()
      .flatMap((place) => (place.kind === 'seat' ? [`${place.row}${place.letter}`] : [])),
  );
}
