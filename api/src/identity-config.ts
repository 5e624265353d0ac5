/** Another site that may sign people in. */
export interface IdentityConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** what its button says */
  readonly name: string;
  readonly timeout: number;
}

interface Environment {
  readonly SANDBOX_URL: string;
  readonly IDENTITY_ISSUER?: string | undefined;
  readonly IDENTITY_CLIENT_ID?: string | undefined;
  readonly IDENTITY_CLIENT_SECRET?: string | undefined;
  readonly IDENTITY_NAME?: string | undefined;
}

const TIMEOUT_MS = 10_000;
/** The sandbox knows one site, by these. */
const SANDBOX = { clientId: 'wayfare', clientSecret: 'sandbox-identity-secret', name: 'Sandbox account' } as const;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

const isLoopback = (url: string) => LOOPBACK.has(new URL(url).hostname);

/** What a sign-in by somebody else needs: nobody on the way may read it, so plain http is for this machine alone. */
export function identityProblems({ IDENTITY_ISSUER: issuer, ...env }: Environment): string[] {
  if (issuer === undefined || isLoopback(issuer)) return [];
  const isComplete = env.IDENTITY_CLIENT_ID !== undefined && env.IDENTITY_CLIENT_SECRET !== undefined && env.IDENTITY_NAME !== undefined;
  return [
    ...(issuer.startsWith('https:') ? [] : ['IDENTITY_ISSUER must be an https address unless it is on this machine']),
    ...(isComplete ? [] : ['IDENTITY_CLIENT_ID, IDENTITY_CLIENT_SECRET and IDENTITY_NAME must be set with IDENTITY_ISSUER']),
  ];
}

/** The issuer that is named, else the sandbox's; with a real supplier and no issuer, nobody: the sandbox lets in whoever asks, as whom they like. */
export function identityConfig(env: Environment, isSandbox: boolean): IdentityConfig | undefined {
  const ofSandbox = isSandbox && isLoopback(env.SANDBOX_URL) ? `${env.SANDBOX_URL.replace(/\/$/, '')}/identity` : undefined;
  const issuer = env.IDENTITY_ISSUER ?? ofSandbox;
  if (issuer === undefined) return undefined;
  return Object.freeze({
    issuer,
    clientId: env.IDENTITY_CLIENT_ID ?? SANDBOX.clientId,
    clientSecret: env.IDENTITY_CLIENT_SECRET ?? SANDBOX.clientSecret,
    name: env.IDENTITY_NAME ?? SANDBOX.name,
    timeout: TIMEOUT_MS,
  });
}
