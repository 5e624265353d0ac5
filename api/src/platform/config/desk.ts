import { CountSchema, PortSchema, UrlSchema } from '@wayfare/server/setting-schemas';
import * as v from 'valibot';
import { wordsOfThose } from './contradiction';
import { isLoopback } from './sandbox';
import { HostSchema, HttpSchema, TextSchema } from './setting-schemas';

/** The operators' desk: a port of its own, opened only where an issuer is named. */
export interface DeskConfig {
  readonly host: string;
  readonly port: number;
  /** where browsers find it */
  readonly origin: string;
  /** its browser side, as built */
  readonly dir: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  readonly rolesClaim: string;
  /** what stands before a role in the claim */
  readonly rolePrefix: string;
  /** milliseconds of one request to the issuer */
  readonly timeout: number;
  /** cents */
  readonly fourEyesAbove: number;
}

const TIMEOUT_MS = 10_000;

export const DESK_VARIABLES = {
  DESK_OIDC_ISSUER: v.optional(HttpSchema),
  DESK_OIDC_CLIENT_ID: v.optional(TextSchema),
  DESK_OIDC_CLIENT_SECRET: v.optional(TextSchema),
  DESK_OIDC_SCOPE: v.optional(
    v.pipe(TextSchema, v.regex(/(^|\s)openid(\s|$)/, 'must contain openid')),
    'openid email profile',
  ),
  DESK_OIDC_ROLES_CLAIM: v.optional(TextSchema, 'roles'),
  DESK_OIDC_ROLE_PREFIX: v.optional(TextSchema),
  DESK_PORT: v.optional(PortSchema),
  DESK_HOST: v.optional(HostSchema, '127.0.0.1'),
  DESK_ORIGIN: v.optional(
    UrlSchema(
      /^https?:\/\/[^/]+$/,
      'must be an origin such as https://desk.example.com, without a path',
    ),
  ),
  DESK_DIR: v.optional(TextSchema, 'desk/dist'),
  DESK_FOUR_EYES_CENTS: v.optional(CountSchema, '10000'),
};

type Settings = v.InferOutput<v.ObjectSchema<typeof DESK_VARIABLES, undefined>>;
type Environment = Settings & { readonly API_PORT: number };

/** Null where no issuer is named: there is no desk then. */
export function deskConfig(env: Environment): DeskConfig | null {
  const { DESK_OIDC_ISSUER: issuer, DESK_PORT: own, API_PORT: api } = env;
  if (issuer === undefined) return null;
  const port = own ?? (api === 0 ? 0 : api + 6);
  return Object.freeze({
    host: env.DESK_HOST,
    port,
    origin: env.DESK_ORIGIN ?? `http://localhost:${port}`,
    dir: env.DESK_DIR,
    issuer,
    clientId: env.DESK_OIDC_CLIENT_ID ?? '',
    clientSecret: env.DESK_OIDC_CLIENT_SECRET ?? '',
    scope: env.DESK_OIDC_SCOPE,
    rolesClaim: env.DESK_OIDC_ROLES_CLAIM,
    rolePrefix: env.DESK_OIDC_ROLE_PREFIX ?? '',
    timeout: TIMEOUT_MS,
    fourEyesAbove: env.DESK_FOUR_EYES_CENTS,
  });
}

const isOpenHttp = (address: string | undefined) =>
  address !== undefined && !address.startsWith('https:') && !isLoopback(address);

/** Plain http only for this machine: nobody on the way may read a sign-in or a session. */
export function deskProblems({
  DESK_OIDC_ISSUER: issuer,
  DESK_OIDC_CLIENT_ID: id,
  DESK_OIDC_CLIENT_SECRET: secret,
  DESK_ORIGIN: origin,
}: Settings): string[] {
  const isHalf = [issuer, id, secret].includes(undefined);
  const isNone = issuer === undefined && id === undefined && secret === undefined;
  return wordsOfThose([
    [
      isHalf && !isNone,
      'DESK_OIDC_ISSUER, DESK_OIDC_CLIENT_ID and DESK_OIDC_CLIENT_SECRET must be set together',
    ],
    [isOpenHttp(issuer), 'DESK_OIDC_ISSUER must be an https address unless it is on this machine'],
    [isOpenHttp(origin), 'DESK_ORIGIN must be an https address unless it is on this machine'],
  ]);
}
