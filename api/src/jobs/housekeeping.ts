import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '@wayfare/domain';
import type { Database } from '../platform/db/database';
import { forgetOldIdempotencyKeys } from '../platform/http/idempotency';
import { forgetSentAccountMails } from '../accounts/mails/account-mails';
import { forgetOldAccountRows } from '../accounts/auth/housekeeping';
import { travellerNumbers } from '../accounts/profile/traveller-numbers.repository';
import { removeDocumentNumbers, stayNumbers } from '../verticals/hotels/stay-numbers.repository';
import { deleteExpiredQuotes, forgetSentMails } from '../booking/bookings.repository';
import { wakeDueLooks } from '../booking/carrier-looks.repository';
import { forgetOpenedBookings } from '../booking/opened-bookings';
import { anonymiseBookings } from '../booking/retention';
import type { RetentionDays } from '../booking/retention-rule';
import { forgetOldInvoices } from '../invoices/invoices.repository';
import { forgetOldMessages } from '../contact/messages.repository';
import { forgetOldPolicyReports } from '../policy-reports/policy-reports.repository';
import { forgetOrphanedCustomers } from '../accounts/saved-cards/forget-customers';
import { deleteEndedSessions } from '../accounts/session/session.repository';
import { forgetOldAlerts } from '../price-alerts/alerts.repository';
import { forgetOldTelemetry } from '../telemetry/telemetry.repository';
import { basketNumbers } from '../verticals/trains/basket/basket-numbers.repository';
import { forgetOldBaskets } from '../verticals/trains/basket/housekeeping';
import { RETAINED_VERTICALS } from '../retained-verticals';
import type { Payments } from '../ports/payments';
import type { RailSupplier } from '../ports/rail-supplier';
import type { DocumentNumbers } from '../platform/records/document-numbers';
import { resealAll } from '../platform/records/reseal';
import { realTimer } from '../platform/timer';
import type { After } from '../platform/timer';

export interface HousekeepingTask {
  /** what the log calls it */
  readonly name: string;
  /** deletes what has had its time; another process may do so at the same moment */
  readonly run: (now: Date) => Promise<unknown>;
}

interface HousekeepingDeps {
  readonly database: Database;
  readonly payments: Payments;
  readonly railSupplier: Pick<RailSupplier, 'release'>;
  readonly retention: RetentionDays;
  readonly numbers: DocumentNumbers;
}

interface HousekeepingOptions {
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly after?: After | undefined;
}

const HOUR = 3_600_000;
/** What carriers change by themselves. */
const TRAVELLED = ['flights', 'trains'];
/** An expired quote still says what was offered for a day. */
const QUOTES_KEPT_MS = 24 * HOUR;

/** Everything that is deleted when it has had its time. */
export function housekeepingTasks({
  database,
  payments,
  railSupplier: supplier,
  retention: days,
  numbers,
}: HousekeepingDeps): readonly HousekeepingTask[] {
  const { orm } = database;
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
    {
      name: 'baskets',
      run: (now) => forgetOldBaskets({ database, supplier, payments, now: now.getTime() }),
    },
    {
      name: 'quotes',
      run: (now) => deleteExpiredQuotes(orm, new Date(now.getTime() - QUOTES_KEPT_MS)),
    },
    { name: 'idempotency keys', run: (now) => forgetOldIdempotencyKeys(orm, now) },
    { name: 'document numbers after travel', run: (now) => removeDocumentNumbers(orm, now) },
    {
      name: 'document numbers of older keys',
      run: () => resealAll([stayNumbers(orm), basketNumbers(orm), travellerNumbers(orm)], numbers),
    },
    {
      name: 'people of bookings',
      run: (now) => anonymiseBookings(database, { verticals: RETAINED_VERTICALS, days }, now),
    },
    { name: 'invoices', run: (now) => forgetOldInvoices(orm, days.invoicesDays, now) },
    { name: 'changes of carriers', run: (now) => wakeDueLooks(orm, TRAVELLED, now) },
    { name: 'booking mails', run: (now) => forgetSentMails(orm, now) },
  ];
}

/** Runs every task at start and then every hour, one after the other, whatever becomes of the others; returns what ends it. */
export function startHousekeeping(
  tasks: readonly HousekeepingTask[],
  { clock, log, after = realTimer }: HousekeepingOptions,
): { stop(): Promise<void> } {
  let stopped = false;
  let cancel: () => void = () => undefined;

  async function round(): Promise<void> {
    for (const { name, run } of tasks) {
      if (stopped) return;
      try {
        await run(new Date(clock()));
      } catch (err) {
        log.error(
          { err, task: name },
          'a task of housekeeping failed; the next round tries it again',
        );
      }
    }
    if (!stopped) cancel = after(HOUR, () => void (running = round()));
  }

  let running = round();
  return {
    async stop() {
      stopped = true;
      cancel();
      await running;
    },
  };
}
