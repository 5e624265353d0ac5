import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as accounts from './schema/accounts';
import * as audit from './schema/audit';
import * as bookings from './schema/bookings';
import * as catalogue from './schema/catalogue';
import * as contact from './schema/contact';
import * as desk from './schema/desk';
import * as housekeeping from './schema/housekeeping';
import * as invoices from './schema/invoices';
import * as priceAlerts from './schema/price-alerts';
import * as sessions from './schema/sessions';
import * as telemetry from './schema/telemetry';
import * as trains from './schema/trains';
import { describeOnDatabases } from '../../../test/databases/on-databases';

const ROOT = path.resolve(__dirname, '../../../..');
const DOCUMENT = readFileSync(path.join(ROOT, 'docs/retention.md'), 'utf8');
/** Tables of ours that hold nothing of anybody. */
const OURS = /^(catalogue_\w+|migrations|schema_migrations)$/;

const inBackticks = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const rows = DOCUMENT.split('\n')
  .filter((line) => /^\| `\w+`: `/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** `table.column` of every row. */
const listed = new Set(
  rows.flatMap(([where = '']) => {
    const [table = '', ...columns] = inBackticks(where);
    return columns.map((column) => `${table}.${column}`);
  }),
);

function textColumns(): string[] {
  const tables = [
    accounts,
    audit,
    bookings,
    catalogue,
    contact,
    desk,
    housekeeping,
    invoices,
    priceAlerts,
    sessions,
    telemetry,
    trains,
  ]
    .flatMap((part) => Object.values(part))
    .filter((part) => is(part, PgTable));
  return tables
    .filter((table) => !OURS.test(getTableName(table)))
    .flatMap((table) =>
      Object.values(getTableColumns(table))
        .filter(
          ({ dataType, columnType }) =>
            columnType !== 'PgTimestamp' && (dataType === 'string' || dataType === 'json'),
        )
        .map(({ name }) => `${getTableName(table)}.${name}`),
    )
    .filter((column) => !column.endsWith('.lease_token'));
}

describe('The table of retention', () => {
  it('lists every column that can hold a text, and none that is gone', () => {
    const columns = textColumns();
    expect(columns.length).toBeGreaterThan(80);
    expect(columns.filter((column) => !listed.has(column))).toEqual([]);
    expect([...listed].filter((column) => !columns.includes(column))).toEqual([]);
  });

  it('says of everything personal why, how long, by what it goes and which test shows it', () => {
    const personal = rows.filter((cells) => cells.length === 6);
    expect(personal.length).toBeGreaterThan(15);
    expect(personal.filter((cells) => cells.some((cell) => cell === ''))).toEqual([]);
    const tests = personal.flatMap((cells) => inBackticks(cells[5] ?? ''));
    expect(
      tests.filter((file) => !file.endsWith('.test.ts') || !existsSync(path.join(ROOT, file))),
    ).toEqual([]);
  });
});

describeOnDatabases('The table of retention', (database) => {
  it('leaves no table of the database out, whoever made it', async () => {
    const { rows: tables } = await database().pool.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
    );
    const known = new Set([...listed].map((column) => column.split('.')[0]));
    expect(
      tables.map(({ name }) => name).filter((name) => !known.has(name) && !OURS.test(name)),
    ).toEqual([]);
  });
});
