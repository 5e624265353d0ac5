import { sessionsMigration } from './0001-sessions';
import { catalogueMigration } from './0002-catalogue';
import { bookingsMigration } from './0003-bookings';
import { bookingPinLockMigration } from './0004-booking-pin-lock';
import { accountsMigration } from './0005-accounts';
import { bookingDealsMigration } from './0006-booking-deals';
import { trainBasketsMigration } from './0007-train-baskets';
import { contactMigration } from './0008-contact';
import { telemetryMigration } from './0009-telemetry';
import { quoteOwnersMigration } from './0012-quote-owners';
import { attemptsMigration } from './0013-attempts';
import { bookingLinksMigration } from './0015-booking-links';
import { documentNumbersMigration } from './0016-document-numbers';
import { retentionMigration } from './0017-retention';
import { policyReportsMigration } from './0018-policy-reports';
import { soldOffersMigration } from './0019-sold-offers';
import { openedBookingsMigration } from './0020-opened-bookings';
import { catalogueDaysMigration } from './0021-catalogue-days';
import { carrierChangesMigration } from './0022-carrier-changes';
import { accountCountryMigration } from './0025-account-country';
import { invoicesMigration } from './0029-invoices';
import { cardCustomersMigration } from './0030-card-customers';
import { favouritesMigration } from './0032-favourites';
import { priceAlertsMigration } from './0033-price-alerts';
import { invoiceDetailsMigration } from './0034-invoice-details';
import { languagesMigration } from './0035-languages';
import { watchedBookingsMigration } from './0036-watched-bookings';
import { housekeepingMigration } from './0037-housekeeping';
import { auditLogMigration } from './0039-audit-log';
import { deskMigration } from './0040-desk';
import { tracesMigration } from './0041-traces';
import { owedMoneyMigration } from './0042-owed-money';
import { bookingChargesMigration } from './0043-booking-charges';
import { closingsAndAmountsMigration } from './0044-closings-and-amounts';
import type { Migration } from './migration';

/** Run in this order; a merged step is never edited. */
export const MIGRATIONS: readonly Migration[] = [
  sessionsMigration,
  catalogueMigration,
  bookingsMigration,
  bookingPinLockMigration,
  accountsMigration,
  bookingDealsMigration,
  trainBasketsMigration,
  contactMigration,
  telemetryMigration,
  quoteOwnersMigration,
  attemptsMigration,
  bookingLinksMigration,
  documentNumbersMigration,
  retentionMigration,
  policyReportsMigration,
  soldOffersMigration,
  openedBookingsMigration,
  catalogueDaysMigration,
  carrierChangesMigration,
  accountCountryMigration,
  invoicesMigration,
  cardCustomersMigration,
  favouritesMigration,
  priceAlertsMigration,
  invoiceDetailsMigration,
  languagesMigration,
  watchedBookingsMigration,
  housekeepingMigration,
  auditLogMigration,
  deskMigration,
  tracesMigration,
  owedMoneyMigration,
  bookingChargesMigration,
  closingsAndAmountsMigration,
];
