import { getTableColumns, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { bookings } from '../platform/db/schema/bookings';

const COLUMNS = getTableColumns(bookings);

export type BookingColumn = keyof typeof COLUMNS;
type Value = (typeof COLUMNS)[BookingColumn]['_']['data'];

interface Written {
  /** sorted: the same columns are the same statement */
  readonly columns: readonly BookingColumn[];
  readonly values: Readonly<Record<string, unknown>>;
}

export function written(row: Partial<Record<BookingColumn, unknown>>): Written {
  const columns = Object.keys(row)
    .map((name) => name as BookingColumn)
    .filter((column) => row[column] !== undefined)
    .sort();
  const valueOf = (column: BookingColumn): unknown => {
    const value = row[column];
    return value === null ? null : COLUMNS[column].mapToDriverValue(value as Value);
  };
  return { columns, values: Object.fromEntries(columns.map((name) => [name, valueOf(name)])) };
}

export const given = (name: string): SQL => sql`${sql.placeholder(name)}`;

export const givenOf = (columns: readonly BookingColumn[]): Record<string, SQL> =>
  Object.fromEntries(columns.map((column) => [column, given(column)]));
