import type { Language } from '@wayfare/domain';
import { bigint, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const count = () => bigint('count', { mode: 'number' }).notNull();

/** Where it happened: a day in UTC, and whose code in which release and release set. */
const origin = () => ({
  day: date('day', { mode: 'string' }).notNull(),
  vertical: text('vertical').notNull(),
  version: text('version').notNull(),
  releaseSet: text('release_set').notNull(),
});

/** How often a day saw a value, by the upper bound of its bucket. */
export const telemetryMeasurements = pgTable('telemetry_measurements', {
  ...origin(),
  route: text('route').notNull(),
  language: text('language').$type<Language>().notNull(),
  metric: text('metric').notNull(),
  bucket: integer('bucket').notNull(),
  count: count(),
});

/** How often a day saw an error. */
export const telemetryErrors = pgTable('telemetry_errors', {
  ...origin(),
  /** of name, message and place */
  hash: text('hash').notNull(),
  name: text('name').notNull(),
  message: text('message').notNull(),
  /** which part failed */
  place: text('place').notNull(),
  /** of the page where it happened first that day */
  route: text('route').notNull(),
  count: count(),
  lastSeen: timestamp('last_seen', { withTimezone: true, mode: 'date' }).notNull(),
});

/** How often a day saw a page's policy refuse something. */
export const policyReports = pgTable('policy_reports', {
  day: date('day', { mode: 'string' }).notNull(),
  directive: text('directive').notNull(),
  blocked: text('blocked').notNull(),
  page: text('page').notNull(),
  count: count(),
  lastSeen: timestamp('last_seen', { withTimezone: true, mode: 'date' }).notNull(),
});
