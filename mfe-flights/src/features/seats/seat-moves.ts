import { readDesignator } from './cabin-columns';
import { seatRowsOf, type Cabin, type Deck, type SeatRow } from './seat-model';

/** A seat's row among the deck's seat rows, its column, and its distance from the aircraft's middle. */
interface Spot {
  designator: string;
  letter: string;
  row: number;
  across: number;
}

/** An aisle counts as a seat's width. */
function spotsOf(
  { cells }: SeatRow,
  row: number,
  { letters, starts }: Pick<Cabin, 'letters' | 'starts'>,
): Spot[] {
  const middle = (letters.length + starts.length - 1) / 2;
  return cells.flatMap((seat, column) => {
    if (seat === null) return [];
    const aisles = starts.filter((start) => start > 0 && start <= column).length;
    return [
      {
        designator: seat.designator,
        letter: readDesignator(seat.designator).letter,
        row,
        across: column + aisles + 0.5 - middle,
      },
    ];
  });
}

export interface SeatGrid {
  rows: readonly (readonly Spot[])[];
  cabins: readonly number[];
}

export function seatGrid(deck: Deck): SeatGrid {
  const rows = deck.cabins.flatMap((cabin, index) =>
    seatRowsOf({ cabins: [cabin] }).map((row) => ({ row, cabin, index })),
  );
  return {
    rows: rows.map(({ row, cabin }, at) => spotsOf(row, at, cabin)),
    cabins: rows.map(({ index }) => index),
  };
}

function nearest(spots: readonly Spot[], { letter, across }: Spot): Spot | undefined {
  const distance = (spot: Spot) => (spot.letter === letter ? -1 : Math.abs(spot.across - across));
  return spots.reduce<Spot | undefined>(
    (best, spot) => (best === undefined || distance(spot) < distance(best) ? spot : best),
    undefined,
  );
}

/** One row up or down: skips gaps in the column within a cabin, else the nearest seat of the next row. */
function vertical({ rows, cabins }: SeatGrid, from: Spot, step: 1 | -1): Spot | undefined {
  for (let row = from.row + step; cabins[row] === cabins[from.row] && row >= 0; row += step) {
    const same = rows[row]?.find(({ letter }) => letter === from.letter);
    if (same !== undefined) return same;
  }
  return nearest(rows[from.row + step] ?? [], from);
}

function horizontal({ rows }: SeatGrid, from: Spot, step: 1 | -1): Spot | undefined {
  const spots = rows[from.row] ?? [];
  return spots[spots.findIndex(({ designator }) => designator === from.designator) + step];
}

const PAGE_ROWS = 5;

function page({ rows }: SeatGrid, from: Spot, step: number): Spot | undefined {
  const row = Math.max(0, Math.min(rows.length - 1, from.row + step));
  return nearest(rows[row] ?? [], from);
}

type Move = (grid: SeatGrid, from: Spot) => Spot | undefined;

const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: (grid, from) => horizontal(grid, from, -1),
  ArrowRight: (grid, from) => horizontal(grid, from, 1),
  ArrowUp: (grid, from) => vertical(grid, from, -1),
  ArrowDown: (grid, from) => vertical(grid, from, 1),
  PageUp: (grid, from) => page(grid, from, -PAGE_ROWS),
  PageDown: (grid, from) => page(grid, from, PAGE_ROWS),
  Home: ({ rows }, from) => rows[from.row]?.[0],
  End: ({ rows }, from) => rows[from.row]?.at(-1),
  'Control+Home': ({ rows }) => rows[0]?.[0],
  'Control+End': ({ rows }) => rows.at(-1)?.at(-1),
};

/** Arrows go by seat, Home and End along the row, Page by five rows, with Control the deck. Null for other keys. */
export function moveSeat(
  grid: SeatGrid,
  from: string,
  key: { key: string; ctrlKey: boolean },
): string | null {
  const move = MOVES[key.ctrlKey ? `Control+${key.key}` : key.key];
  const spot = grid.rows.flat().find(({ designator }) => designator === from);
  if (move === undefined || spot === undefined) return null;
  return move(grid, spot)?.designator ?? from;
}
