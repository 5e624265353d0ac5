import type { Language } from '@wayfare/domain';
import { boolean, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Work of a queue: when it is due, and who has it. */
const queued = {
  tries: integer('tries').notNull().default(0),
  runAt: instant('run_at'),
  leaseToken: text('lease_token'),
  leaseUntil: instant('lease_until'),
};

/** A search whose price an address is told of when it falls; due when its price is looked at next. */
export const priceAlerts = pgTable('price_alerts', {
  id: text('id').primaryKey(),
  /** lower case */
  address: text('address').notNull(),
  language: text('language').$type<Language>().notNull(),
  product: text('product').$type<'flights' | 'hotels' | 'trains'>().notNull(),
  /** `PriceWatch` of the contract */
  watch: jsonb('watch').notNull(),
  watchHash: text('watch_hash').notNull(),
  title: text('title').notNull(),
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
  endsOn: date('ends_on', { mode: 'string' }),
  /** looks at what members pay */
  forMember: boolean('for_member').notNull(),
  /** in cents: the last price that its reader was shown or told */
  told: integer('told').notNull(),
  askedAt: instant('asked_at').notNull(),
  /** version of the words that were agreed to */
  consentText: text('consent_text').notNull(),
  /** the link of a mail, or a session of the account; null as long as nobody has agreed */
  consentWay: text('consent_way').$type<'mail' | 'account'>(),
  consentAt: instant('consent_at'),
  endedAt: instant('ended_at'),
  mailedAt: instant('mailed_at'),
  ...queued,
});

/** Mails about alerts that wait to be sent. */
export const priceAlertMails = pgTable('price_alert_mails', {
  id: text('id').primaryKey(),
  alertId: text('alert_id').notNull(),
  kind: text('kind').$type<'confirm' | 'fell'>().notNull(),
  /** in cents, of a fall */
  before: integer('before'),
  now: integer('now'),
  createdAt: instant('created_at').notNull(),
  ...queued,
  sentAt: instant('sent_at'),
});
