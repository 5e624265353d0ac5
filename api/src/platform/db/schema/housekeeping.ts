import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const housekeeping = pgTable('housekeeping', {
  task: text('task').primaryKey(),
  beganAt: timestamp('began_at', { withTimezone: true }).notNull(),
});
