export interface SandboxConfig {
  host: string;
  port: number;
  faultsEnabled: boolean;
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`SANDBOX_PORT must be a port number, not "${text}"`);
  return port;
}

export function readConfig(env: NodeJS.ProcessEnv): SandboxConfig {
  return {
    host: env['SANDBOX_HOST'] ?? '127.0.0.1',
    port: readPort(env['SANDBOX_PORT'] ?? '4020'),
    faultsEnabled: env['SANDBOX_FAULTS'] === '1',
  };
}
