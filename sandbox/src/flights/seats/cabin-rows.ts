import type { CabinPlan } from '../reference/aircraft';

type RowFeature = CabinPlan['front'][number];
export type Place =
  | { kind: 'seat'; letter: string; row: number }
  | { kind: RowFeature | 'exit_row' | 'bassinet' };

export interface DrawnRow {
  sections: Place[][];
  number?: number;
}

function seatRow({ columns, missing }: CabinPlan, row: number): DrawnRow {
  const gone = `-${missing[row] ?? ''}`;
  const place = (letter: string): Place =>
    gone.includes(letter) ? { kind: 'empty' } : { kind: 'seat', letter, row };
  return { sections: columns.map((letters) => [...letters].map(place)), number: row };
}

/** Cradles hang over the middle block, or at the left side where there is none, in line with the seats behind them. */
function bassinetRow({ columns }: CabinPlan): DrawnRow {
  const middle = columns.length === 3 ? 1 : 0;
  return {
    sections: columns.map((letters, section) =>
      [...letters].map((_, index) => ({
        kind: section === middle && index % 2 === 0 ? 'bassinet' : 'empty',
      })),
    ),
  };
}

export function drawnRows(plan: CabinPlan): DrawnRow[] {
  const alike = (kinds: readonly (RowFeature | 'exit_row')[]): DrawnRow[] =>
    kinds.length === 0 ? [] : [{ sections: kinds.map((kind) => [{ kind }]) }];
  const [first, last] = plan.rows;
  const seats = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [
    ...alike(plan.front),
    ...seats.flatMap((row) => [
      ...(plan.exits.includes(row) ? alike(plan.columns.map(() => 'exit_row')) : []),
      ...(plan.bassinets.includes(row) ? [bassinetRow(plan)] : []),
      seatRow(plan, row),
    ]),
    ...alike(plan.back),
  ];
}

export function wingIndices({ wings }: CabinPlan, rows: readonly DrawnRow[]) {
  if (wings === undefined) return null;
  const [first_row_index = -1, last_row_index = -1] = wings.map((wing) =>
    rows.findIndex(({ number }) => number === wing),
  );
  return { first_row_index, last_row_index };
}
