import { bigint, date, integer, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';

const audit = pgSchema('audit');

/** Append-only by triggers of its migration. */
export const auditEvents = audit.table('audit_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  /** `account:<id>`, `operator:<id>`, `visitor`, `workflow` or `system` */
  actor: text('actor').notNull(),
  act: text('act').notNull(),
  /** `account:<id>`, `operator:<id>` or `booking:<id>`, with `unknown` or `none` for an id that nobody has */
  object: text('object').notNull(),
  outcome: text('outcome').$type<'done' | 'refused'>().notNull(),
  correlationId: text('correlation_id'),
  facts: jsonb('facts').notNull().default({}),
});

/** A day that is over: what it had, bound to the days before. */
export const auditSeals = audit.table('audit_seals', {
  day: date('day', { mode: 'string' }).primaryKey(),
  events: integer('events').notNull(),
  digest: text('digest').notNull(),
});
