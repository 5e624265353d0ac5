import type { Clock } from '@wayfare/domain';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { cardHolders } from '../accounts/saved-cards/card-holders';
import { renderAccountMail } from '../accounts/mails/render-account-mail';
import { smtpMailer } from '../adapters/mailer/smtp';
import { createBookingService } from '../booking/booking.service';
import { documentRoutes } from '../booking/documents.routes';
import { dueNowOf } from '../booking/due-now';
import { findBookingRoutes } from '../booking/find-booking.routes';
import { WORKFLOW_TIMEOUTS } from '../booking/workflow-timeouts';
import type { WorkflowTimeouts } from '../booking/workflow-timeouts';
import { revokeLinksRoutes } from '../booking/revoke-links.routes';
import { supplierEventsRoutes } from '../booking/supplier-events.routes';
import { renderContactMail } from '../contact/render-contact-mail';
import { invoicesRoutes } from '../invoices/invoices.routes';
import { invoicesService } from '../invoices/invoices.service';
import { ownInvoicesService } from '../invoices/own-invoices.service';
import { startQueueWorkers } from '../jobs/queue-workers';
import type { BookingWorkflow } from '../jobs/queue-workers';
import { paymentsRoutes } from '../payments/payments.routes';
import { paymentsService } from '../payments/payments.service';
import { settingsOf } from '../payments/settings';
import type { Config } from '../platform/config';
import type { Database } from '../platform/db/database';
import type { SigningKeys } from '../platform/keys/signing-keys';
import type { RequestHashes } from '../platform/records/request-hashes';
import { realTimer } from '../platform/timer';
import type { After } from '../platform/timer';
import type { Payments } from '../ports/payments';
import type { VatRegister } from '../ports/vat-register';
import { renderAlertMail } from '../price-alerts/render-alert-mail';
import { priceAlertsRoutes } from '../price-alerts/price-alerts.routes';
import { priceAlertsService } from '../price-alerts/price-alerts.service';
import type { CallDeps } from '../registration/api-vertical';
import type { RegisteredVerticals } from '../registration/register-verticals';
import type { SitePages } from '../platform/site-pages/site-pages';
import { tripsRoutes } from '../trips/trips.routes';
import { tripsService } from '../trips/trips.service';

interface Common {
  readonly config: Config;
  readonly database: Database;
  readonly keys: SigningKeys;
  readonly pages: SitePages;
  readonly payments: Payments;
  readonly verticals: RegisteredVerticals;
}

export interface WorkDeps extends Common {
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly timeouts?: WorkflowTimeouts;
  readonly after?: After;
}

export interface BookingsDeps extends Common {
  readonly wakeBookings: () => void;
  readonly requestHashes: RequestHashes;
  readonly vatRegister: VatRegister | null;
}

const MAIL_TIMEOUT = 20_000;

export function startBookings({
  timeouts = WORKFLOW_TIMEOUTS,
  ...deps
}: WorkDeps): Promise<BookingWorkflow & { stop(): Promise<void> }> {
  const { config, database, keys, pages, verticals, clock } = deps;
  const { mail, publicOrigin: origin, support } = config;
  const supportEmail = support.email;
  const products = verticals.watched;
  return startQueueWorkers({
    ...deps,
    mailer: smtpMailer({ url: mail.url, from: mail.from, timeout: MAIL_TIMEOUT }),
    sales: verticals.sales,
    render: verticals.mails,
    renderAccountMail: renderAccountMail({ database, origin, pages, supportEmail, clock }),
    renderContactMail: renderContactMail({ database, supportEmail }),
    renderAlertMail: renderAlertMail({
      ...{ database, keys: keys.links, products, origin, pages, supportEmail },
    }),
    products,
    timeouts,
    mailDomain: new URL(origin).hostname,
  });
}

function registerDocuments(api: FastifyInstance, deps: BookingsDeps): void {
  const { config, database, verticals, vatRegister } = deps;
  const { documents } = verticals;
  const keys = deps.keys.links;
  const guessesPerMinute = config.rateLimit.login;
  const common = { database, keys, documents, guessesPerMinute };
  documentRoutes(api, common);
  const service = tripsService({ database, keys, tellers: verticals.trips, after: realTimer });
  tripsRoutes(api, { ...common, service });
  findBookingRoutes(api, common);
  revokeLinksRoutes(api, common);
  const invoices = invoicesService({ ...common, config, vatRegister });
  const own = ownInvoicesService({ ...common, invoices });
  invoicesRoutes(api, { ...common, invoices, own });
}

export function registerBookings(api: FastifyInstance, deps: BookingsDeps): void {
  const { config, database, payments, pages, verticals, wakeBookings: wake } = deps;
  const keptAnswers = { database, requestHashes: deps.requestHashes };
  const service = paymentsService({
    ...{ database, payments, pages, wake, log: api.log },
    holders: cardHolders({ database, payments }),
    dueNow: dueNowOf(database, verticals.quotes),
    origin: config.publicOrigin,
    methods: config.payments.methods,
  });
  const bookingService = createBookingService({
    ...keptAnswers,
    payments,
    vatRegister: deps.vatRegister,
    wake,
  });
  const given: CallDeps = { bookingService, paymentsService: service, keptAnswers, wake };
  for (const register of verticals.routes) register(api, given);
  registerDocuments(api, deps);
  priceAlertsRoutes(
    api,
    priceAlertsService({ database, keys: deps.keys.links, products: verticals.watched }),
    { asksPerMinute: config.rateLimit.contact, pages },
  );
  supplierEventsRoutes(api, { database, sources: verticals.events, wake });
  paymentsRoutes(api, { payments, settings: settingsOf(config.payments), service });
}
