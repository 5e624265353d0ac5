import type { Language } from '@wayfare/domain';
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Somebody with an account. The address is in lower case; an account without `activatedAt` can't sign in. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  lastname: text('lastname').notNull(),
  language: text('language').$type<Language>().notNull(),
  /** Argon2id in PHC form; null for who signs in by somebody else's account alone */
  passwordHash: text('password_hash'),
  /** a small WebP as a data URL */
  picture: text('picture'),
  /** ISO 3166-1 alpha-2; null where it was never told */
  country: text('country'),
  /** what invoices are filled in with (`InvoiceDetails`); null where nothing is kept */
  company: jsonb('company'),
  activatedAt: instant('activated_at'),
  /** from then on a sign-in from another browser is news */
  firstLoginAt: instant('first_login_at'),
  termsAcceptedAt: instant('terms_accepted_at').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** An account elsewhere that signs in to one of ours. */
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

/** Whose cards the payment provider keeps; without a user once the account is gone, until the provider has forgotten it too. */
export const cardCustomers = pgTable('card_customers', {
  /** the provider's id of a customer */
  id: text('id').primaryKey(),
  userId: text('user_id'),
  createdAt: instant('created_at').notNull(),
});

/** Failed logins in a row, by a hash of the address (and the known device), whether it has an account or not. */
export const loginFailures = pgTable('login_failures', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  lastAt: instant('last_at').notNull(),
  lockedUntil: instant('locked_until'),
});

/** Something that works once until a moment; only its hash is kept. */
export const tickets = pgTable('tickets', {
  hash: text('hash').primaryKey(),
  kind: text('kind').notNull(),
  userId: text('user_id'),
  facts: jsonb('facts').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

/** Captchas that were handed in, so that none is handed in twice. */
export const usedCaptchas = pgTable('used_captchas', {
  id: text('id').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

/** Mails about an account that wait to be sent. Whether the address has an account is decided when they are. */
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
});

/** When mails that a stranger can cause were queued for an address, by a hash of their kind and the address. */
export const unaskedMails = pgTable('unasked_mails', {
  recipient: text('recipient').primaryKey(),
  queuedAt: instant('queued_at').array().notNull(),
  lastAt: instant('last_at').notNull(),
});

/** Whom a user books for. */
export const travellers = pgTable('travellers', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  details: jsonb('details').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** What a user saved to look at again, such as a hotel, with the search that it was seen with. */
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
