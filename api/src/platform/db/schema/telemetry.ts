import type { Language } from '@wayfare/domain';
import { bigint, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const count = () => bigint('count', { mode: 'number' }).notNull();

/** UTC day, and whose code in which release and release set. */
const origin = () => ({
  day: date('day', { mode: 'string' }).notNull(),
  vertical: text('vertical').notNull(),
  version: text('version').notNull(),
  releaseSet: text('release_set').notNull(),
});

/** Histogram by a bucket's upper bound. */
export const telemetryMeasurements = pgTable('telemetry_measurements', {
  ...origin(),
  route: text('route').notNull(),
  language: text('language').$type<Language>().notNull(),
  metric: text('metric').notNull(),
  bucket: integer('bucket').notNull(),
  count: count(),
});

export const telemetryErrors = pgTable('telemetry_errors', {
  ...origin(),
  hash: text('hash').notNull(),
  name: text('name').notNull(),
  message: text('message').notNull(),
  place: text('place').notNull(),
  /** of the page where it happened first that day */
  route: text('route').notNull(),
  count: count(),
  lastSeen: timestamp('last_seen', { withTimezone: true, mode: 'date' }).notNull(),
});

export const policyReports = pgTable('policy_reports', {
  day: date('day', { mode: 'string' }).notNull(),
  directive: text('directive').notNull(),
  blocked: text('blocked').notNull(),
  page: text('page').notNull(),
  count: count(),
  lastSeen: timestamp('last_seen', { withTimezone: true, mode: 'date' }).notNull(),
});
