import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { registerFaults } from './faults/faults';
import { registerFlights } from './flights/flights.routes';
import { registerIdentity } from './identity/identity.routes';
import { registerIndexPage } from './index-page';
import { registerPayments } from './payments/payments.routes';
import { createMailSink, type MailSink } from './mail/mail-sink';
import { registerMail } from './mail/mail.routes';
import { registerPhotos } from './stays/photos/photos.routes';
import { registerRail } from './rail/rail.routes';
import { registerFeed } from './stays/feed/feed.routes';
import { registerStays } from './stays/stays.routes';
import { registerHotelbeds } from './stays-hotelbeds/hotelbeds.routes';
import { registerVies } from './vies/vies.routes';

export interface SandboxOptions {
  /** milliseconds since 1970; tests turn the clock */
  now?: (() => number) | undefined;
  /** opens `/__faults`, `/__payments`, `/__flights` and `/__rail` */
  faultsEnabled?: boolean | undefined;
  /** who is told of payments from the start */
  webhook?: { url: string; secret: string } | undefined;
  /** who is told of what airlines change */
  supplierWebhook?: { url: string; secret: string } | undefined;
  /** who is told of what railways change */
  railWebhook?: { url: string; secret: string } | undefined;
  /** waits between tries of a webhook, in milliseconds */
  webhookRetryDelays?: readonly number[] | undefined;
  /** how long a flight search without an answer waits, in milliseconds; as long as the caller says unless told */
  supplierTimeoutMs?: number | undefined;
  /** where messages arrive; whoever listens with it gives it here to have its pages */
  mail?: MailSink | undefined;
  logger?: FastifyServerOptions['logger'] | undefined;
}

/** Everything the sandbox plays, without listening. */
export function buildApp(options: SandboxOptions = {}): FastifyInstance {
  const app = Fastify({
    logger: options.logger ?? false,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 1_000 },
  });
  const now = options.now ?? Date.now;
  if (options.faultsEnabled === true) registerFaults(app);
  app.get('/health', () => ({ status: 'UP' }));
  registerIndexPage(app);
  registerFeed(app);
  registerPhotos(app);
  registerStays(app, { now });
  registerHotelbeds(app, { now });
  registerFlights(app, {
    now,
    supplierTimeoutMs: options.supplierTimeoutMs,
    controlEnabled: options.faultsEnabled,
    webhook: options.supplierWebhook,
    retryDelays: options.webhookRetryDelays,
  });
  registerRail(app, {
    now,
    controlEnabled: options.faultsEnabled,
    webhook: options.railWebhook,
    retryDelays: options.webhookRetryDelays,
  });
  registerPayments(app, {
    now,
    controlEnabled: options.faultsEnabled,
    webhook: options.webhook,
    retryDelays: options.webhookRetryDelays,
  });
  registerIdentity(app);
  registerVies(app, now);
  const mail = options.mail ?? createMailSink();
  registerMail(app, mail, options.faultsEnabled === true);
  app.addHook('onClose', () => mail.close());
  return app;
}
