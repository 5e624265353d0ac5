import type { Language } from '@wayfare/domain';
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Lower-case address; without `activatedAt` no sign-in. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  lastname: text('lastname').notNull(),
  language: text('language').$type<Language>().notNull(),
  /** Argon2id in PHC form; null for third-party sign-in alone */
  passwordHash: text('password_hash'),
  /** a small WebP as a data URL */
  picture: text('picture'),
  /** ISO 3166-1 alpha-2; null where it was never told */
  country: text('country'),
  /** `InvoiceDetails`; null where nothing is kept */
  company: jsonb('company'),
  activatedAt: instant('activated_at'),
  /** after it, a sign-in from another browser is reported */
  firstLoginAt: instant('first_login_at'),
  termsAcceptedAt: instant('terms_accepted_at').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: text('user_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
);

/** Without a user once the account is gone, until the provider has forgotten it too. */
export const cardCustomers = pgTable('card_customers', {
  id: text('id').primaryKey(),
  userId: text('user_id'),
  createdAt: instant('created_at').notNull(),
});

/** By a hash of address and known device, whether there is an account or not. */
export const loginFailures = pgTable('login_failures', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  lastAt: instant('last_at').notNull(),
  lockedUntil: instant('locked_until'),
});

/** Single-use; only a hash is kept. */
export const tickets = pgTable('tickets', {
  hash: text('hash').primaryKey(),
  kind: text('kind').notNull(),
  userId: text('user_id'),
  facts: jsonb('facts').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

export const usedCaptchas = pgTable('used_captchas', {
  id: text('id').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

export const accountMails = pgTable('account_mails', {
  id: text('id').primaryKey(),
  address: text('address').notNull(),
  kind: text('kind').notNull(),
  language: text('language').$type<Language>().notNull(),
  facts: jsonb('facts').notNull(),
  createdAt: instant('created_at').notNull(),
  tries: integer('tries').notNull().default(0),
  runAt: instant('run_at'),
  leaseToken: text('lease_token'),
  leaseUntil: instant('lease_until'),
  sentAt: instant('sent_at'),
  traceparent: text('traceparent'),
});

/** By a hash of kind and address. */
export const unaskedMails = pgTable('unasked_mails', {
  recipient: text('recipient').primaryKey(),
  queuedAt: instant('queued_at').array().notNull(),
  lastAt: instant('last_at').notNull(),
});

export const travellers = pgTable('travellers', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  details: jsonb('details').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const favourites = pgTable(
  'favourites',
  {
    userId: text('user_id').notNull(),
    product: text('product').$type<'hotels'>().notNull(),
    item: text('item').notNull(),
    search: text('search').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.product, table.item] })],
);
