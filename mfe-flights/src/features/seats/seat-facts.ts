import type { Columns, SeatPlace } from './cabin-columns';

/** Facts with our own words, in reading order. */
export const SEAT_FACTS = [
  'window',
  'middle',
  'aisle',
  'exit',
  'legroom',
  'front',
  'bassinet',
] as const;
export type SeatFact = (typeof SEAT_FACTS)[number];

/** A suite can be both at the window and the aisle. */
function position(column: number, { letters, starts }: Columns): SeatFact[] {
  const isWindow = column === 0 || column === letters.length - 1;
  const isAisle = starts.some((start) => start > 0 && (column === start || column === start - 1));
  if (isWindow && isAisle) return ['window', 'aisle'];
  if (isWindow) return ['window'];
  return isAisle ? ['aisle'] : ['middle'];
}

export interface RowFacts {
  isBehindExit: boolean;
  /** columns with a bassinet on the wall */
  bassinets: ReadonlySet<number>;
}

function saidFacts({ name, disclosures }: SeatPlace): SeatFact[] {
  const text = [name ?? '', ...disclosures].join(' ');
  const facts: SeatFact[] = [];
  if (/\bexit row\b/i.test(text)) facts.push('exit');
  if (/\bleg ?room\b/i.test(text)) facts.push('legroom');
  if (/\bfront\b/i.test(name ?? '')) facts.push('front');
  return facts;
}

/** Facts by position and the airline's words, cached by wording. */
export function factReader(): (
  seat: SeatPlace,
  column: number,
  columns: Columns,
  row: RowFacts,
) => SeatFact[] {
  const known = new Map<string, SeatFact[]>();
  return (seat, column, columns, row) => {
    const wording = [seat.name, ...seat.disclosures].join('\n');
    const said = known.get(wording) ?? saidFacts(seat);
    known.set(wording, said);
    const facts = new Set([
      ...position(column, columns),
      ...(row.isBehindExit ? (['exit'] as const) : []),
      ...said,
      ...(row.bassinets.has(column) ? (['bassinet'] as const) : []),
    ]);
    return SEAT_FACTS.filter((fact) => facts.has(fact));
  };
}
