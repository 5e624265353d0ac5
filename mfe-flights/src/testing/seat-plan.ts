import type { SeatElement, SeatMap } from '@wayfare/api-contract';

/* For tests: cabins as they are drawn. `12 ABC D-F` is row 12 with a gap; `exit` and `b-- L` stand between the rows. */

type Cabin = SeatMap['cabins'][number];

const SIGNS: Readonly<Record<string, SeatElement['type']>> = {
  b: 'bassinet',
  L: 'lavatory',
  G: 'galley',
  S: 'stairs',
  '-': 'empty',
};

const standing = (type: SeatElement['type']): SeatElement => ({
  type,
  designator: null,
  name: null,
  disclosures: [],
  available_services: [],
});

interface Sold {
  /** passenger ids who can have a seat; nobody: it is taken */
  buyers?: (designator: string) => readonly string[];
  amount?: (designator: string) => string;
  name?: (designator: string) => string;
}

function seat(
  designator: string,
  { buyers = () => ['pas_1'], amount = () => '10.00', name = () => 'Standard seat' }: Sold,
): SeatElement {
  const services = buyers(designator).map((passenger) => ({
    id: `${designator}_${passenger}`,
    passenger_id: passenger,
    total_amount: amount(designator),
    total_currency: 'EUR' as const,
  }));
  return {
    type: 'seat',
    designator,
    name: name(designator),
    disclosures: [],
    available_services: services,
  };
}

function rowOf(line: string, sections: number, sold: Sold): Cabin['rows'][number] {
  if (line === 'exit')
    return {
      sections: Array.from({ length: sections }, () => ({ elements: [standing('exit_row')] })),
    };
  const [first = '', ...rest] = line.split(' ');
  const isSeats = /^\d+$/.test(first);
  const parts = isSeats ? rest : [first, ...rest];
  const element = (sign: string) =>
    isSeats && sign !== '-' ? seat(`${first}${sign}`, sold) : standing(SIGNS[sign] ?? 'empty');
  return { sections: parts.map((signs) => ({ elements: [...signs].map(element) })) };
}

/** One cabin from its lines, front to back. */
export function cabinPlan(
  lines: readonly string[],
  changes: Partial<Cabin> = {},
  sold: Sold = {},
): Cabin {
  const sections = Math.max(
    ...lines.filter((line) => /^\d/.test(line)).map((line) => line.split(' ').length - 1),
  );
  return {
    deck: 0,
    cabin_class: 'economy',
    aisles: sections - 1,
    wings: null,
    rows: lines.map((line) => rowOf(line, sections, sold)),
    ...changes,
  };
}

export const seatPlan = (...cabins: Cabin[]): SeatMap => ({
  slice_id: 'sli_1',
  segment_id: 'seg_1',
  cabins,
});
