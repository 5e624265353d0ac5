/** Far enough from `SANDBOX_PORT` for its neighbours, near enough that two sandboxes do not meet. */
const SMTP_PORT_OFFSET = 5;

function readPort(name: string, text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Error(`${name} must be a port number, not "${text}"`);
  return port;
}

function readWebhook(env: NodeJS.ProcessEnv, name: string) {
  const [url = '', secret = ''] = [env[`${name}_URL`], env[`${name}_SECRET`]];
  if (url === '' && secret === '') return undefined;
  if (!URL.canParse(url)) throw new Error(`${name}_URL must be a URL, not "${url}"`);
  if (secret === '') throw new Error(`${name}_SECRET must be set with ${name}_URL`);
  return { url, secret };
}

export function readConfig(env: NodeJS.ProcessEnv) {
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
    webhook: readWebhook(env, 'SANDBOX_WEBHOOK'),
    supplierWebhook: readWebhook(env, 'SANDBOX_SUPPLIER_WEBHOOK'),
    railWebhook: readWebhook(env, 'SANDBOX_RAIL_WEBHOOK'),
  };
}
