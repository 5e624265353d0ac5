export interface SandboxConfig {
  host: string;
  port: number;
  smtpPort: number;
  faultsEnabled: boolean;
  /** makes hotels and flights before they are asked for */
  isWarm: boolean;
  /** who is told of payments from the start */
  webhook: { url: string; secret: string } | undefined;
}

/** Far enough from `SANDBOX_PORT` for its neighbours, near enough that two sandboxes do not meet. */
const SMTP_PORT_OFFSET = 5;

function readPort(name: string, text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`${name} must be a port number, not "${text}"`);
  return port;
}

function readWebhook(url = '', secret = ''): SandboxConfig['webhook'] {
  if (url === '' && secret === '') return undefined;
  if (!URL.canParse(url)) throw new Error(`SANDBOX_WEBHOOK_URL must be a URL, not "${url}"`);
  if (!secret.startsWith('whsec_')) throw new Error('SANDBOX_WEBHOOK_SECRET must start with whsec_');
  return { url, secret };
}

export function readConfig(env: NodeJS.ProcessEnv): SandboxConfig {
  const port = readPort('SANDBOX_PORT', env['SANDBOX_PORT'] ?? '4020');
  return {
    host: env['SANDBOX_HOST'] ?? '127.0.0.1',
    port,
    smtpPort: readPort('SANDBOX_SMTP_PORT', env['SANDBOX_SMTP_PORT'] ?? String(port + SMTP_PORT_OFFSET)),
    faultsEnabled: env['SANDBOX_FAULTS'] === '1',
    isWarm: env['SANDBOX_WARM'] !== '0',
    webhook: readWebhook(env['SANDBOX_WEBHOOK_URL'], env['SANDBOX_WEBHOOK_SECRET']),
  };
}
