import type { Comfort } from '../../wire/wire-types';

export interface Place {
  coach: string;
  seat: string;
  traits: ReadonlySet<string>;
  index: number;
}

const COACHES = 6;
const LADIES_COACH = 5;
const FIRST_COACH: Readonly<Record<Comfort, number>> = {
  STANDARD: 11,
  COMFORT: 1,
  PREMIER: 21,
  SEAT: 261,
  COUCHETTE: 251,
  SLEEPER: 241,
};

const SPACES = ['STANDARD', 'QUIET', 'FAMILY'] as const;
const ROWS = 15;
const TABLE_EVERY = 5;
const FORWARD_ROWS = 8;
const LOWER_ROWS = 10;
const COLUMNS = ['WINDOW', 'AISLE', 'AISLE', 'WINDOW'] as const;

const COMPARTMENTS = 9;
const BENCH = ['WINDOW', 'MIDDLE', 'AISLE'] as const;
const BERTHS = ['LOWER', 'MIDDLE_BERTH', 'UPPER'] as const;

function seatTypeOf(row: number): string {
  if (row === ROWS) return 'SOLO';
  return row % TABLE_EVERY === 0 ? 'FACE_TO_FACE' : 'DUO';
}

/** Fifteen rows of four; every fifth row has a table, the last row has single seats. */
function openCoach(coach: number): string[][] {
  return Array.from({ length: ROWS * COLUMNS.length }, (_, place) => {
    const row = Math.floor(place / COLUMNS.length) + 1;
    return [
      'OPEN',
      SPACES[coach % SPACES.length] ?? 'STANDARD',
      COLUMNS[place % COLUMNS.length] ?? 'AISLE',
      row % TABLE_EVERY === 0 ? 'WITH_TABLE' : 'WITHOUT_TABLE',
      row <= LOWER_ROWS ? 'LOWER_DECK' : 'UPPER_DECK',
      seatTypeOf(row),
      row <= FORWARD_ROWS ? 'FORWARD' : 'BACKWARD',
    ];
  });
}

/** Compartments of two benches that face each other. */
function compartmentCoach(coach: number): string[][] {
  return Array.from({ length: COMPARTMENTS * BENCH.length * 2 }, (_, place) => {
    const bench = Math.floor(place / BENCH.length);
    return [
      coach === LADIES_COACH ? 'LADIES_ONLY' : 'COMPARTMENT',
      SPACES[coach % SPACES.length] ?? 'STANDARD',
      BENCH[place % BENCH.length] ?? 'AISLE',
      'WITHOUT_TABLE',
      'LOWER_DECK',
      'FACE_TO_FACE',
      bench % 2 === 0 ? 'FORWARD' : 'BACKWARD',
    ];
  });
}

function berthCoach(coach: number, perCompartment: number): string[][] {
  return Array.from({ length: COMPARTMENTS * perCompartment }, (_, place) => [
    coach === LADIES_COACH ? 'LADIES_ONLY' : 'COMPARTMENT',
    BERTHS[place % BERTHS.length] ?? 'LOWER',
  ]);
}

function coachOf(comfort: Comfort, coach: number): string[][] {
  if (comfort === 'COUCHETTE') return berthCoach(coach, 6);
  if (comfort === 'SLEEPER') return berthCoach(coach, 3);
  const hasCompartments = comfort === 'SEAT' ? coach !== 0 : coach >= LADIES_COACH - 1;
  return hasCompartments ? compartmentCoach(coach) : openCoach(coach);
}

function plan(comfort: Comfort): Place[] {
  const coaches = Array.from({ length: COACHES }, (_, coach) => coachOf(comfort, coach));
  return coaches
    .flatMap((places, coach) =>
      places.map((traits, place) => ({
        coach: String(FIRST_COACH[comfort] + coach),
        seat: String(place + 1),
        traits: new Set(traits),
      })),
    )
    .map((place, index) => ({ ...place, index }));
}

const plans = new Map<Comfort, readonly Place[]>();

export function placesOf(comfort: Comfort): readonly Place[] {
  const known = plans.get(comfort) ?? plan(comfort);
  plans.set(comfort, known);
  return known;
}
