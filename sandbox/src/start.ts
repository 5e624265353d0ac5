import { buildApp } from './app';
import { readConfig } from './config';
import { createMailSink } from './mail/mail-sink';
import { network } from './flights/timetable/network';
import { catalogue } from './stays/catalogue/catalogue';

/**
 * Opens the sandbox on the ports that `env` names; throws when one is taken or a setting cannot be read. `now` is its
 * clock, in milliseconds since 1970.
 */
export async function startSandbox(
  env: NodeJS.ProcessEnv,
  now: () => number = Date.now,
): Promise<{ close(): Promise<void> }> {
  const config = readConfig(env);
  const mail = createMailSink();
  const app = buildApp({
    now,
    mail,
    faultsEnabled: config.faultsEnabled,
    webhook: config.webhook,
    supplierWebhook: config.supplierWebhook,
    railWebhook: config.railWebhook,
    logger: { level: env['LOG_LEVEL'] ?? 'warn' },
  });
  const close = async () => void (await app.close());
  try {
    await mail.listen(config.smtpPort);
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await close();
    throw error;
  }
  if (config.isWarm) {
    // The first search should not wait for the hotels to be made.
    setImmediate(catalogue);
    setImmediate(network);
  }
  return { close };
}
