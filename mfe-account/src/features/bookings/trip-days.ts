import type { Trip, TripEntry } from '@wayfare/api-contract';

export interface TripRow {
  readonly entry: TripEntry;
  readonly isEnd: boolean;
  readonly local: string;
}

export interface TripDay {
  readonly day: string;
  readonly rows: readonly TripRow[];
}

const dayOf = (local: string) => local.slice(0, 10);

/** A stay's end goes before the next entry that begins on its day or later. */
function withEnd(rows: readonly TripRow[], entry: TripEntry): TripRow[] {
  const { local } = entry.end;
  const at = rows.findIndex(
    (row) =>
      dayOf(row.local) > dayOf(local) || (dayOf(row.local) === dayOf(local) && row.local > local),
  );
  const place = at === -1 ? rows.length : at;
  return [...rows.slice(0, place), { entry, isEnd: true, local }, ...rows.slice(place)];
}

/** Entries by day, in the API's order, and check-outs. */
export function daysOf({ entries }: Pick<Trip, 'entries'>): TripDay[] {
  const starts = entries.map((entry): TripRow => ({
    entry,
    isEnd: false,
    local: entry.start.local,
  }));
  const rows = entries
    .filter(({ form, start, end }) => form === 'stay' && dayOf(start.local) !== dayOf(end.local))
    .reduce<TripRow[]>(withEnd, starts);
  const days = [...new Set(rows.map(({ local }) => dayOf(local)))].sort();
  return days.map((day) => ({ day, rows: rows.filter(({ local }) => dayOf(local) === day) }));
}
