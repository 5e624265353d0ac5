/*
 * The outside world for people without supplier contracts. `app.ts` lists what it plays; `stays/` is the stay supplier
 * in Duffel's wire format, `payments/` the payment service in Stripe's, `identity/` somebody else's accounts,
 * `photos/` draws the pictures, `mail/` receives messages, `faults/` breaks things on request.
 */
import { buildApp } from './app';
import { readConfig } from './config';
import { createMailSink } from './mail/mail-sink';
import { network } from './flights/timetable/network';
import { catalogue } from './stays/catalogue/catalogue';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const mail = createMailSink();
  const app = buildApp({
    mail,
    faultsEnabled: config.faultsEnabled,
    webhook: config.webhook,
    supplierWebhook: config.supplierWebhook,
    railWebhook: config.railWebhook,
    logger: { level: process.env['LOG_LEVEL'] ?? 'warn' },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
  await mail.listen(config.smtpPort);
  await app.listen({ host: config.host, port: config.port });
  if (!config.isWarm) return;
  // The first search should not wait for the hotels to be made.
  setImmediate(catalogue);
  setImmediate(network);
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
