import type { SeatElement, SeatMap } from '@wayfare/api-contract';

export type WireCabin = SeatMap['cabins'][number];
export type WireRow = WireCabin['rows'][number];
export type SeatPlace = SeatElement & { designator: string };

/** Columns of a cabin from left to right, without aisles. */
export interface Columns {
  /** null where no row has a seat */
  letters: readonly (string | null)[];
  /** first column of each section; an aisle precedes all but the first */
  starts: readonly number[];
}

export function isSeat(element: SeatElement): element is SeatPlace {
  return (
    (element.type === 'seat' || element.type === 'restricted_seat_general') &&
    element.designator !== null
  );
}

export function isSeatRow({ sections }: WireRow): boolean {
  return sections.some(({ elements }) => elements.some(isSeat));
}

const DESIGNATOR = /^(\d+)(.+)$/;

/** "12A" as number and letter; other designators are all letter. */
export function readDesignator(designator: string): { number: string; letter: string } {
  const [, number = '', letter = designator] = DESIGNATOR.exec(designator) ?? [];
  return { number, letter };
}

function elementsOf(row: WireRow, section: number): readonly SeatElement[] {
  return row.sections[section]?.elements ?? [];
}

/** Shorter rows keep the widest rows' letters (Duffel), so the widest name the columns. */
function sectionLetters(rows: readonly WireRow[], section: number): (string | null)[] {
  const width = Math.max(0, ...rows.map((row) => elementsOf(row, section).length));
  const widest = rows
    .map((row) => elementsOf(row, section))
    .filter(({ length }) => length === width);
  return Array.from({ length: width }, (_, index) => {
    const seat = widest.flatMap((elements) => elements[index] ?? []).find(isSeat);
    return seat === undefined ? null : readDesignator(seat.designator).letter;
  });
}

export function columnsOf({ rows }: WireCabin): Columns {
  const seatRows = rows.filter(isSeatRow);
  const count = Math.max(0, ...seatRows.map(({ sections }) => sections.length));
  const sections = Array.from({ length: count }, (_, section) => sectionLetters(seatRows, section));
  const starts = sections.map((_, section) =>
    sections.slice(0, section).reduce((sum, { length }) => sum + length, 0),
  );
  return { letters: sections.flat(), starts };
}

export function placeSeats(
  { sections }: WireRow,
  { letters, starts }: Columns,
): (SeatPlace | null)[] {
  const places = letters.map((): SeatPlace | null => null);
  sections.forEach(({ elements }, section) => {
    elements.forEach((element, index) => {
      if (!isSeat(element)) return;
      const byLetter = letters.indexOf(readDesignator(element.designator).letter);
      const standing = (starts[section] ?? 0) + index;
      const isFree = byLetter !== -1 && places[byLetter] === null;
      const column = isFree
        ? byLetter
        : places.findIndex((place, at) => place === null && at >= standing);
      if (column !== -1) places[column] = element;
    });
  });
  return places;
}
