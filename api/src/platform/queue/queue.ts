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

export interface Queue<Row> {
  readonly name: string;
  readonly table: typeof _columns;
  readonly rowOf: (claimed: object) => Row;
}

export interface MailQueue<Row> extends Queue<Row> {
  readonly isOfMails: true;
}

type RowOf<Table extends PgTable> = Table['$inferSelect'] & { readonly tries: number };

export const queueOf = <Table extends TableWith<ColumnsOfQueue>>(
  name: string,
  table: Table,
): Queue<RowOf<Table>> => ({
  name,
  // it has these columns, and statements name no others
  table: table as unknown as typeof _columns,
  // what a statement returns of the table is its row
  rowOf: (claimed) => claimed as RowOf<Table>,
});

export const mailQueueOf = <Table extends TableWith<ColumnsOfQueue | 'sentAt'>>(
  name: string,
  table: Table,
): MailQueue<RowOf<Table>> => ({ ...queueOf(name, table), isOfMails: true });
