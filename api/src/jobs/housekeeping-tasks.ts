import { forgetOldAccountRows } from '../accounts/auth/housekeeping';
import { forgetSentAccountMails } from '../accounts/mails/account-mails';
import { travellerNumbers } from '../accounts/profile/traveller-numbers.repository';
import { forgetOrphanedCustomers } from '../accounts/saved-cards/forget-customers';
import { deleteEndedSessions } from '../accounts/session/session.repository';
import { forgetOldEvents, sealDays } from '../audit/seals';
import { deleteExpiredQuotes, forgetSentMails } from '../booking/bookings.repository';
import { wakeDueLooks } from '../booking/carrier-looks.repository';
import { forgetOpenedBookings } from '../booking/opened-bookings';
import { anonymiseBookings } from '../booking/retention';
import type { RetentionDays } from '../booking/retention-rule';
import { forgetOldMessages } from '../contact/messages.repository';
import { forgetSteps } from '../desk/bookings/forget-steps';
import { forgetNotes } from '../desk/bookings/notes';
import { forgetEndedSessions } from '../desk/access/operator-sessions';
import { forgetClosingWords } from '../desk/reconciliation/closings.repository';
import { forgetOldDifferences } from '../desk/reconciliation/forget-differences';
import { expireRequests, forgetReasons } from '../desk/refunds/refunds.repository';
import { forgetOldInvoices } from '../invoices/invoices.repository';
import type { Database } from '../platform/db/database';
import type { HousekeepingTask } from '../platform/housekeeping/housekeeping';
import { forgetOldIdempotencyKeys } from '../platform/http/idempotency';
import type { DocumentNumbers } from '../platform/records/document-numbers';
import { resealAll } from '../platform/records/reseal';
import { forgetOldPolicyReports } from '../policy-reports/policy-reports.repository';
import type { Payments } from '../ports/payments';
import { forgetOldAlerts } from '../price-alerts/alerts.repository';
import type { RegisteredVerticals } from '../registration/register-verticals';
import { forgetOldTelemetry } from '../telemetry/telemetry.repository';

export interface HousekeepingDeps {
  readonly database: Database;
  readonly payments: Payments;
  readonly verticals: Pick<
    RegisteredVerticals,
    'housekeeping' | 'documentNumbers' | 'retained' | 'sales'
  >;
  readonly retention: RetentionDays & { readonly auditDays: number };
  readonly numbers: DocumentNumbers;
}

/** An expired quote still tells for a day what was offered. */
const QUOTES_KEPT_MS = 24 * 3_600_000;

export function housekeepingTasks({
  database,
  payments,
  verticals,
  retention: days,
  numbers,
}: HousekeepingDeps): readonly HousekeepingTask[] {
  const { orm } = database;
  const stores = [...verticals.documentNumbers, travellerNumbers(orm)];
  const travelled = Object.keys(verticals.sales).filter((name) => verticals.sales[name]?.look);
  return [
    { name: 'sessions', run: (now) => deleteEndedSessions(orm, now) },
    { name: 'opened bookings', run: (now) => forgetOpenedBookings(orm, now) },
    { name: 'accounts', run: (now) => forgetOldAccountRows(orm, now) },
    { name: 'card customers', run: () => forgetOrphanedCustomers(orm, payments) },
    { name: 'account mails', run: (now) => forgetSentAccountMails(orm, now) },
    { name: 'contact messages', run: (now) => forgetOldMessages(orm, now) },
    { name: 'price alerts', run: (now) => forgetOldAlerts(orm, now) },
    { name: 'telemetry', run: (now) => forgetOldTelemetry(orm, now) },
    { name: 'policy reports', run: (now) => forgetOldPolicyReports(orm, now) },
    ...verticals.housekeeping,
    {
      name: 'quotes',
      run: (now) => deleteExpiredQuotes(orm, new Date(now.getTime() - QUOTES_KEPT_MS)),
    },
    { name: 'idempotency keys', run: (now) => forgetOldIdempotencyKeys(orm, now) },
    { name: 'document numbers of older keys', run: () => resealAll(stores, numbers) },
    {
      name: 'people of bookings',
      run: (now) => anonymiseBookings(database, { verticals: verticals.retained, days }, now),
    },
    { name: 'invoices', run: (now) => forgetOldInvoices(orm, days.invoicesDays, now) },
    { name: 'changes of carriers', run: (now) => wakeDueLooks(orm, travelled, now) },
    { name: 'booking mails', run: (now) => forgetSentMails(orm, now) },
    { name: 'desk sessions', run: (now) => forgetEndedSessions(orm, now) },
    { name: 'desk notes', run: () => forgetNotes(orm) },
    { name: 'requests for refunds', run: (now) => expireRequests(orm, now) },
    { name: 'reasons of refunds', run: () => forgetReasons(orm) },
    { name: 'words about differences', run: () => forgetClosingWords(orm) },
    { name: 'differences', run: (now) => forgetOldDifferences(orm, days.auditDays, now) },
    { name: 'steps of bookings', run: (now) => forgetSteps(orm, days.auditDays, now) },
    { name: 'audit seals', run: (now) => sealDays(database, now) },
    { name: 'audit log', run: (now) => forgetOldEvents(database, days.auditDays, now) },
  ];
}
