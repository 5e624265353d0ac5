interface Webhook {
  url: string;
  secret: string;
}

export interface SandboxConfig {
  host: string;
  port: number;
  smtpPort: number;
  faultsEnabled: boolean;
  isWarm: boolean;
  webhook: Webhook | undefined;
  supplierWebhook: Webhook | undefined;
  railWebhook: Webhook | undefined;
}

/** Far enough from `SANDBOX_PORT` for its neighbours, near enough that two sandboxes do not meet. */
const SMTP_PORT_OFFSET = 5;

function readPort(name: string, text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Error(`${name} must be a port number, not "${text}"`);
  return port;
}

function readWebhook(env: NodeJS.ProcessEnv, name: string, sign: string): Webhook | undefined {
  const [url = '', secret = ''] = [env[`${name}_URL`], env[`${name}_SECRET`]];
  if (url === '' && secret === '') return undefined;
  if (!URL.canParse(url)) throw new Error(`${name}_URL must be a URL, not "${url}"`);
  if (secret === '' || !secret.startsWith(sign))
    throw new Error(
      sign === ''
        ? `${name}_SECRET must be set with ${name}_URL`
        : `${name}_SECRET must start with ${sign}`,
    );
  return { url, secret };
}

export function readConfig(env: NodeJS.ProcessEnv): SandboxConfig {
  const port = readPort('SANDBOX_PORT', env['SANDBOX_PORT'] ?? '4020');
  return {
    host: env['SANDBOX_HOST'] ?? '127.0.0.1',
    port,
    smtpPort: readPort(
      'SANDBOX_SMTP_PORT',
      env['SANDBOX_SMTP_PORT'] ?? String(port + SMTP_PORT_OFFSET),
    ),
    faultsEnabled: env['SANDBOX_FAULTS'] === '1',
    isWarm: env['SANDBOX_WARM'] !== '0',
    webhook: readWebhook(env, 'SANDBOX_WEBHOOK', 'whsec_'),
    supplierWebhook: readWebhook(env, 'SANDBOX_SUPPLIER_WEBHOOK', ''),
    railWebhook: readWebhook(env, 'SANDBOX_RAIL_WEBHOOK', ''),
  };
}
