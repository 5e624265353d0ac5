import { isLoopback, sandboxesOf } from './sandbox';
import type { Addresses } from './sandbox';

export interface IdentityConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
  readonly timeout: number;
}

interface Environment extends Addresses {
  readonly IDENTITY_ISSUER?: string | undefined;
  readonly IDENTITY_CLIENT_ID?: string | undefined;
  readonly IDENTITY_CLIENT_SECRET?: string | undefined;
  readonly IDENTITY_NAME?: string | undefined;
}

const TIMEOUT_MS = 10_000;
const SANDBOX_SITE = {
  clientId: 'wayfare',
  clientSecret: 'sandbox-identity-secret',
  name: 'Sandbox account',
} as const;

/** Its issuer, which lets in whoever asks. */
export const ofSandbox = (url: string) => `${url.replace(/\/$/, '')}/identity`;

/** Plain http only for this machine: nobody on the way may read a sign-in. */
export function identityProblems({ IDENTITY_ISSUER: issuer, ...env }: Environment): string[] {
  const rest = [env.IDENTITY_CLIENT_ID, env.IDENTITY_CLIENT_SECRET, env.IDENTITY_NAME];
  if (issuer === undefined)
    return rest.some((value) => value !== undefined)
      ? [
          'IDENTITY_ISSUER must be set with IDENTITY_CLIENT_ID, IDENTITY_CLIENT_SECRET and IDENTITY_NAME',
        ]
      : [];
  return [
    ...(issuer.startsWith('https:') || isLoopback(issuer)
      ? []
      : ['IDENTITY_ISSUER must be an https address unless it is on this machine']),
    ...(rest.includes(undefined)
      ? [
          'IDENTITY_CLIENT_ID, IDENTITY_CLIENT_SECRET and IDENTITY_NAME must be set with IDENTITY_ISSUER',
        ]
      : []),
  ];
}

/** Named issuer, else the sandbox's; none beside a real supplier, since the sandbox admits anybody as anybody. */
export function identityConfig(env: Environment): IdentityConfig | undefined {
  const { stays, flights, rail } = sandboxesOf(env);
  const issuer =
    env.IDENTITY_ISSUER ??
    (stays && flights && rail && isLoopback(env.SANDBOX_URL)
      ? ofSandbox(env.SANDBOX_URL)
      : undefined);
  if (issuer === undefined) return undefined;
  return Object.freeze({
    issuer,
    clientId: env.IDENTITY_CLIENT_ID ?? SANDBOX_SITE.clientId,
    clientSecret: env.IDENTITY_CLIENT_SECRET ?? SANDBOX_SITE.clientSecret,
    name: env.IDENTITY_NAME ?? SANDBOX_SITE.name,
    timeout: TIMEOUT_MS,
  });
}

export const isOfSandbox = (env: Environment) =>
  identityConfig(env)?.issuer === ofSandbox(env.SANDBOX_URL);
