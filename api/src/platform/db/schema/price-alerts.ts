import type { Language } from '@wayfare/domain';
import { boolean, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

const queued = {
  tries: integer('tries').notNull().default(0),
  runAt: instant('run_at'),
  leaseToken: text('lease_token'),
  leaseUntil: instant('lease_until'),
};

export const priceAlerts = pgTable('price_alerts', {
  id: text('id').primaryKey(),
  address: text('address').notNull(),
  language: text('language').$type<Language>().notNull(),
  product: text('product').$type<'flights' | 'hotels' | 'trains'>().notNull(),
  /** `PriceWatch` of the contract */
  watch: jsonb('watch').notNull(),
  watchHash: text('watch_hash').notNull(),
  title: text('title').notNull(),
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
  endsOn: date('ends_on', { mode: 'string' }),
  forMember: boolean('for_member').notNull(),
  /** cents last shown or told */
  told: integer('told').notNull(),
  askedAt: instant('asked_at').notNull(),
  /** version of the words that were agreed to */
  consentText: text('consent_text').notNull(),
  /** a mail's link or an account's session; null without consent */
  consentWay: text('consent_way').$type<'mail' | 'account'>(),
  consentAt: instant('consent_at'),
  endedAt: instant('ended_at'),
  mailedAt: instant('mailed_at'),
  ...queued,
});

export const priceAlertMails = pgTable('price_alert_mails', {
  id: text('id').primaryKey(),
  alertId: text('alert_id').notNull(),
  kind: text('kind').$type<'confirm' | 'fell'>().notNull(),
  /** cents */
  before: integer('before'),
  now: integer('now'),
  createdAt: instant('created_at').notNull(),
  ...queued,
  sentAt: instant('sent_at'),
});
