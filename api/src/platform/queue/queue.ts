import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Common columns, for the types of shared statements. */
const _columns = pgTable('', {
  id: text('id').primaryKey(),
  runAt: timestamp('run_at', { withTimezone: true }),
  leaseToken: text('lease_token'),
  leaseUntil: timestamp('lease_until', { withTimezone: true }),
  tries: integer('tries').notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
});
type ColumnsOfQueue = 'id' | 'runAt' | 'leaseToken' | 'leaseUntil' | 'tries';
type TableWith<Name extends string> = PgTable & Readonly<Record<Name, PgColumn>>;

/** Its name is that of its lane of workers. */
export interface Queue<Row, Name extends string = string> {
  readonly name: Name;
  readonly table: typeof _columns;
  readonly rowOf: (claimed: object) => Row;
}

export interface MailQueue<Row, Name extends string = string> extends Queue<Row, Name> {
  readonly isOfMails: true;
}

type RowOf<Table extends PgTable> = Table['$inferSelect'] & { readonly tries: number };

export const queueOf = <Name extends string, Table extends TableWith<ColumnsOfQueue>>(
  name: Name,
  table: Table,
): Queue<RowOf<Table>, Name> => ({
  name,
  // it has these columns, and statements name no others
  table: table as unknown as typeof _columns,
  // what a statement returns of the table is its row
  rowOf: (claimed) => claimed as RowOf<Table>,
});

export const mailQueueOf = <
  Name extends string,
  Table extends TableWith<ColumnsOfQueue | 'sentAt'>,
>(
  name: Name,
  table: Table,
): MailQueue<RowOf<Table>, Name> => ({ ...queueOf(name, table), isOfMails: true });
