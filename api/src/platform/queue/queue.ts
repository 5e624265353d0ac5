import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** The columns of every queue, for the types of the statements that are alike for all. */
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

/** A table whose rows are work: due at `run_at`, claimed until `lease_until`. */
export interface Queue<Row> {
  readonly name: string;
  readonly table: typeof _columns;
  /** what a claimed row is */
  readonly rowOf: (claimed: object) => Row;
}

/** A queue of mails also says when each was sent. */
export interface MailQueue<Row> extends Queue<Row> {
  readonly isOfMails: true;
}

type RowOf<Table extends PgTable> = Table['$inferSelect'] & { readonly tries: number };

/** A table of somebody's as a queue. */
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
