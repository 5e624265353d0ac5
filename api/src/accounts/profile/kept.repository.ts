import { asc, eq, inArray } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { accountMails, favourites, identities } from '../../platform/db/schema/accounts';
import { bookings, outbox } from '../../platform/db/schema/bookings';
import { contactMessages } from '../../platform/db/schema/contact';
import { invoices } from '../../platform/db/schema/invoices';
import { priceAlerts } from '../../platform/db/schema/price-alerts';
import { sessions } from '../../platform/db/schema/sessions';

/* Columns by name, so that a new one is not exported unseen. */

export async function keptIdentities(connection: Connection, userId: string) {
  return connection
    .select({
      issuer: identities.issuer,
      subject: identities.subject,
      createdAt: identities.createdAt,
    })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt));
}

export async function keptSessions(connection: Connection, userId: string) {
  const { userAgent, thirdParty, createdAt, seenAt, expiresAt, revokedAt } = sessions;
  return connection
    .select({ userAgent, thirdParty, createdAt, seenAt, expiresAt, endedAt: revokedAt })
    .from(sessions)
    .where(eq(sessions.principal, userId))
    .orderBy(asc(createdAt));
}

export async function keptBookings(connection: Connection, userId: string) {
  const {
    id,
    reference,
    vertical,
    status,
    reason,
    email,
    language,
    total,
    captured,
    refunded,
    paymentState,
    supplierReference,
    details,
    invoiceDetails,
    createdAt,
  } = bookings;
  return connection
    .select({
      id,
      reference,
      vertical,
      status,
      reason,
      email,
      language,
      total,
      captured,
      refunded,
      paymentState,
      supplierReference,
      details,
      invoiceDetails,
      createdAt,
    })
    .from(bookings)
    .where(eq(bookings.owner, userId))
    .orderBy(asc(createdAt));
}

export async function keptInvoices(connection: Connection, userId: string) {
  const { number, kind, bookingId, ofNumber, language, issuedOn, buyer, content, total } = invoices;
  return connection
    .select({ number, kind, bookingId, ofNumber, language, issuedOn, buyer, content, total })
    .from(invoices)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .where(eq(bookings.owner, userId))
    .orderBy(asc(invoices.issuedAt), asc(number));
}

export async function keptFavourites(connection: Connection, userId: string) {
  const { product, item, search, savedAt } = favourites;
  return connection
    .select({ product, item, search, savedAt })
    .from(favourites)
    .where(eq(favourites.userId, userId))
    .orderBy(asc(savedAt));
}

export async function keptAlerts(connection: Connection, address: string) {
  const { product, title, watch, language, startsOn, askedAt, consentText, consentWay } =
    priceAlerts;
  const { consentAt, endedAt, mailedAt } = priceAlerts;
  return connection
    .select({
      ...{ product, title, watch, language, startsOn, askedAt },
      ...{ consentText, consentWay, consentAt, endedAt, mailedAt },
    })
    .from(priceAlerts)
    .where(eq(priceAlerts.address, address))
    .orderBy(asc(askedAt));
}

export async function keptAccountMails(connection: Connection, address: string) {
  return connection
    .select({
      kind: accountMails.kind,
      createdAt: accountMails.createdAt,
      sentAt: accountMails.sentAt,
    })
    .from(accountMails)
    .where(eq(accountMails.address, address))
    .orderBy(asc(accountMails.createdAt));
}

export async function keptBookingMails(connection: Connection, bookingIds: readonly string[]) {
  const { bookingId, kind, createdAt, sentAt } = outbox;
  return connection
    .select({ bookingId, kind, createdAt, sentAt })
    .from(outbox)
    .where(inArray(bookingId, [...bookingIds]))
    .orderBy(asc(createdAt));
}

export async function keptMessages(connection: Connection, userId: string) {
  const { ticketNumber, name, email, subject, question, createdAt } = contactMessages;
  return connection
    .select({ ticketNumber, name, email, subject, question, createdAt })
    .from(contactMessages)
    .where(eq(contactMessages.owner, userId))
    .orderBy(asc(createdAt));
}
