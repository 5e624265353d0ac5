import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Only hashes of the refresh token, which lives in the visitor's cookie. */
export const sessions = pgTable('sessions', {
  id: text('id').primaryKey(),
  principal: text('principal').notNull(),
  role: text('role').notNull(),
  refreshHash: text('refresh_hash').notNull(),
  previousHash: text('previous_hash'),
  rotatedAt: timestamp('rotated_at', { withTimezone: true, mode: 'date' }).notNull(),
  lastTokenId: text('last_token_id').notNull(),
  rotations: integer('rotations').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  userAgent: text('user_agent').notNull().default(''),
  seenAt: timestamp('seen_at', { withTimezone: true, mode: 'date' }),
  thirdParty: boolean('third_party').notNull().default(false),
  revokedAt: timestamp('revoked_at', { withTimezone: true, mode: 'date' }),
});
