import type { CabinClass, SeatElement, SeatMap } from '@wayfare/api-contract';
import {
  columnsOf,
  isSeatRow,
  placeSeats,
  readDesignator,
  type Columns,
  type SeatPlace,
  type WireCabin,
  type WireRow,
} from './cabin-columns';
import { factReader, type RowFacts, type SeatFact } from './seat-facts';

export interface Seat {
  designator: string;
  facts: readonly SeatFact[];
  /** the airline's own words, in English */
  disclosures: readonly string[];
  /** one for each passenger who can have it; empty when taken */
  services: SeatElement['available_services'];
}

type Wing = 'start' | 'over' | 'end' | null;

export interface SeatRow {
  kind: 'seats';
  key: string;
  number: string;
  /** by column; null where there is no seat */
  cells: readonly (Seat | null)[];
  wing: Wing;
}

type Feature = Exclude<SeatElement['type'], 'seat' | 'restricted_seat_general'>;

export interface FeatureRow {
  kind: 'features';
  key: string;
  sections: readonly (readonly Feature[])[];
  wing: Wing;
}

export interface Cabin extends Columns {
  key: string;
  cabinClass: CabinClass;
  rows: readonly (SeatRow | FeatureRow)[];
}

export interface Deck {
  deck: number;
  cabins: readonly Cabin[];
  /** designators, front to back and left to right */
  seats: ReadonlyMap<string, Seat>;
}

function featureOf({ type }: SeatElement): Feature {
  return type === 'seat' || type === 'restricted_seat_general' ? 'empty' : type;
}

function bassinetsOf(row: WireRow, { starts }: Columns): number[] {
  return row.sections.flatMap(({ elements }, section) =>
    elements.flatMap(({ type }, index) =>
      type === 'bassinet' ? [(starts[section] ?? 0) + index] : [],
    ),
  );
}

function before(rows: readonly WireRow[], index: number, columns: Columns): RowFacts {
  const last = rows.slice(0, index).findLastIndex(isSeatRow);
  const between = rows.slice(last + 1, index);
  return {
    isBehindExit: between.some(({ sections }) =>
      sections.some(({ elements }) => elements.some(({ type }) => type === 'exit_row')),
    ),
    bassinets: new Set(between.flatMap((row) => bassinetsOf(row, columns))),
  };
}

function seatOf(place: SeatPlace, facts: readonly SeatFact[]): Seat {
  return {
    designator: place.designator,
    facts,
    disclosures: place.disclosures,
    services: place.available_services,
  };
}

function rowNumber(places: readonly (SeatPlace | null)[]): string {
  const first = places.find((place) => place !== null);
  return first === undefined || first === null ? '' : readDesignator(first.designator).number;
}

function wingAt(row: number, wings: WireCabin['wings']): Wing {
  if (wings === null || row < wings.first_row_index || row > wings.last_row_index) return null;
  if (row === wings.first_row_index) return 'start';
  return row === wings.last_row_index ? 'end' : 'over';
}

function cabinOf(cabin: WireCabin, index: number, factsOf: ReturnType<typeof factReader>): Cabin {
  const { rows, wings } = cabin;
  const columns = columnsOf(cabin);
  const made = rows.map((row, at): SeatRow | FeatureRow => {
    const common = { key: `${index}-${at}`, wing: wingAt(at, wings) };
    if (!isSeatRow(row))
      return {
        kind: 'features',
        ...common,
        sections: row.sections.map(({ elements }) => elements.map(featureOf)),
      };
    const places = placeSeats(row, columns);
    const facts = before(rows, at, columns);
    const cells = places.map((place, column) =>
      place === null ? null : seatOf(place, factsOf(place, column, columns, facts)),
    );
    return { kind: 'seats', ...common, number: rowNumber(places), cells };
  });
  return { key: String(index), cabinClass: cabin.cabin_class, ...columns, rows: made };
}

export function seatRowsOf({ cabins }: Pick<Deck, 'cabins'>): SeatRow[] {
  return cabins.flatMap(({ rows }) => rows.filter((row) => row.kind === 'seats'));
}

/** Decks with seats, lowest first, front to back. */
export function decksOf({ cabins }: SeatMap): Deck[] {
  const factsOf = factReader();
  const made = cabins.map((cabin, index) => ({
    deck: cabin.deck,
    cabin: cabinOf(cabin, index, factsOf),
  }));
  const levels = [...new Set(made.map(({ deck }) => deck))].sort((a, b) => a - b);
  return levels
    .map((deck) => {
      const onDeck = made.filter((one) => one.deck === deck).map(({ cabin }) => cabin);
      const seats = seatRowsOf({ cabins: onDeck }).flatMap(({ cells }) =>
        cells.filter((seat) => seat !== null),
      );
      return { deck, cabins: onDeck, seats: new Map(seats.map((seat) => [seat.designator, seat])) };
    })
    .filter(({ seats }) => seats.size > 0);
}
