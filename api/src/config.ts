import * as v from 'valibot';
import { identityConfig, identityProblems } from './identity-config';
import type { IdentityConfig } from './identity-config';

const PortSchema = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be a port number'), v.transform(Number), v.maxValue(65_535, 'must be a port number'));
const CountSchema = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a whole number'), v.transform(Number));
const FlagSchema = v.pipe(v.picklist(['on', 'off'], 'must be on or off'), v.transform((value) => value === 'on'));
const UrlSchema = (protocol: RegExp, words: string) => v.pipe(v.string(), v.url(words), v.regex(protocol, words));

/** Any other key goes to Stripe. */
const SANDBOX_SECRET_KEY = 'sk_test_sandbox';
const SANDBOX_PUBLISHABLE_KEY = 'pk_test_sandbox';
const SANDBOX_RAIL_TOKEN = 'rail_test_sandbox';

const EnvironmentSchema = v.object({
  NODE_ENV: v.optional(v.picklist(['development', 'test', 'production'], 'must be development, test or production'), 'development'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '127.0.0.1'),
  API_PORT: v.optional(PortSchema, '4010'),
  OPERATORS_PORT: v.optional(v.union([v.pipe(v.literal('off'), v.transform(() => null)), PortSchema], 'must be a port number or off')),
  OPERATORS_HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '127.0.0.1'),
  PUBLIC_ORIGIN: v.optional(UrlSchema(/^https?:\/\/[^/]+$/, 'must be an origin such as https://www.example.com, without a path'), 'http://localhost:4000'),
  DATABASE_URL: v.optional(UrlSchema(/^postgres(ql)?:\/\//, 'must be an address such as postgres://user@host/name')),
  DATABASE_POOL: v.optional(v.pipe(CountSchema, v.minValue(1, 'must be at least 1')), '10'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '.wayfare/data'),
  SUPPLIER_URL: v.optional(UrlSchema(/^https?:\/\//, 'must be an http address')),
  SANDBOX_URL: v.optional(UrlSchema(/^https?:\/\//, 'must be an http address'), 'http://127.0.0.1:4020'),
  SUPPLIER_TOKEN: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), 'duffel_test_sandbox'),
  SUPPLIER_TIMEOUT_MS: v.optional(v.pipe(CountSchema, v.minValue(100, 'must be at least 100')), '20000'),
  RAIL_URL: v.optional(UrlSchema(/^https?:\/\//, 'must be an http address')),
  RAIL_TOKEN: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), SANDBOX_RAIL_TOKEN),
  RAIL_TIMEOUT_MS: v.optional(v.pipe(CountSchema, v.minValue(100, 'must be at least 100')), '20000'),
  FLIGHT_COMMISSION_PERCENT: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}(\.\d{1,2})?$/, 'must be a percentage such as 2 or 2.5'), v.transform(Number)), '2'),
  PAYMENTS_SECRET_KEY: v.optional(v.pipe(v.string(), v.regex(/^(sk|rk)_(test|live)_/, 'must be a secret key such as sk_live_…')), SANDBOX_SECRET_KEY),
  PAYMENTS_PUBLISHABLE_KEY: v.optional(v.pipe(v.string(), v.regex(/^pk_(test|live)_/, 'must be a publishable key such as pk_live_…')), SANDBOX_PUBLISHABLE_KEY),
  PAYMENTS_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.startsWith('whsec_', 'must be a signing secret such as whsec_…')), 'whsec_sandbox'),
  PAYMENTS_TIMEOUT_MS: v.optional(v.pipe(CountSchema, v.minValue(100, 'must be at least 100')), '20000'),
  SMTP_URL: v.optional(UrlSchema(/^smtps?:\/\//, 'must be an address such as smtps://user:password@mail.example.com'), 'smtp://127.0.0.1:4025'),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), 'Wayfare <bookings@wayfare.example>'),
  SUPPORT_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an e-mail address')), 'support@wayfare.example'),
  IDENTITY_ISSUER: v.optional(UrlSchema(/^https?:\/\//, 'must be an http address')),
  IDENTITY_CLIENT_ID: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'))),
  IDENTITY_CLIENT_SECRET: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'))),
  IDENTITY_NAME: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'), v.maxLength(40, 'must have at most 40 characters'))),
  SESSION_PRIVATE_KEY: v.optional(v.pipe(v.string(), v.startsWith('-----BEGIN PRIVATE KEY-----', 'must be an Ed25519 private key in PKCS 8 PEM form'))),
  CONTENT_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), 'api/content'),
  CONTENT_URL: v.optional(UrlSchema(/^https?:\/\//, 'must be an http address')),
  CONTENT_TOKEN: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'))),
  CONTENT_TIMEOUT_MS: v.optional(v.pipe(CountSchema, v.minValue(100, 'must be at least 100')), '5000'),
  PREVIEW_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'), v.maxLength(200, 'must have at most 200 characters'))),
  SHARED_ANONYMOUS_ACCOUNT: v.optional(v.pipe(v.string(), v.regex(/^[^:\s]+:.+$/, 'must be written as account:secret'))),
  RATE_LIMIT: v.optional(CountSchema, '3000'),
  RATE_LIMIT_LOGIN: v.optional(CountSchema, '300'),
  RATE_LIMIT_CONTACT: v.optional(CountSchema, '30'),
  RATE_LIMIT_TELEMETRY: v.optional(CountSchema, '120'),
  OVERLOAD_MS: v.optional(CountSchema, '2000'),
  MEDIA_CACHE_MB: v.optional(CountSchema, '512'),
  TRUSTED_PROXIES: v.optional(v.string(), '127.0.0.1,::1'),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a log level such as info'), 'info'),
  CAPTCHA: v.optional(FlagSchema, 'on'),
  CAPTCHA_COST: v.optional(v.pipe(CountSchema, v.minValue(1, 'must be at least 1'), v.maxValue(1_000_000, 'must be at most 1000000')), '1000'),
  TEST_CLOCK: v.optional(FlagSchema, 'off'),
  CHECK_RESPONSES: v.optional(FlagSchema),
  API_DOCS: v.optional(FlagSchema, 'on'),
});

type Environment = v.InferOutput<typeof EnvironmentSchema>;

/** Everything that a deployment can decide, read once. */
export interface Config {
  readonly mode: Environment['NODE_ENV'];
  readonly host: string;
  readonly port: number;
  /** where the page for operators listens; null for nowhere */
  readonly operators: { readonly host: string; readonly port: number } | null;
  readonly publicOrigin: string;
  readonly dataDir: string;
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly trustedProxies: readonly string[];
  readonly database: { readonly url: string | undefined; readonly poolSize: number };
  readonly supplier: { readonly url: string; readonly token: string; readonly timeout: number; readonly sandbox: boolean };
  readonly rail: { readonly url: string; readonly token: string; readonly timeout: number };
  /** added to the base fare of every flight (OQ-47) */
  readonly flightCommission: { readonly type: 'percent'; readonly value: number };
  readonly payments: { readonly secretKey: string; readonly publishableKey: string; readonly webhookSecret: string; readonly url: string | undefined; readonly timeout: number };
  readonly mail: { readonly url: string; readonly from: string; readonly support: string };
  /** who else may sign people in; undefined for nobody */
  readonly identity: IdentityConfig | undefined;
  readonly session: { readonly privateKey: string | undefined; readonly sharedAccount: { readonly account: string; readonly secret: string } | undefined };
  /** requests a minute and address; 0 is no limit */
  readonly rateLimit: { readonly all: number; readonly login: number; readonly contact: number; readonly telemetry: number };
  /** milliseconds that the event loop may be late before calls are sent away; 0 is no limit */
  readonly overloadMs: number;
  /** `cost` is the number of keys that a browser derives on average */
  readonly captcha: { readonly on: boolean; readonly cost: number };
  /** `dir` has the embedded store, which is used without a `url`, and the climate normals */
  readonly content: { readonly dir: string; readonly url: string | undefined; readonly token: string | undefined; readonly timeout: number; readonly previewSecret: string | undefined };
  readonly media: { readonly cacheBytes: number };
  readonly flags: { readonly testClock: boolean; readonly checkResponses: boolean; readonly docs: boolean };
}

/** The environment cannot be used. The message names every variable that is wrong. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`Configuration: ${problems.join('; ')}`);
    this.name = 'ConfigError';
  }
}

function sharedAccount(text: string | undefined): Config['session']['sharedAccount'] {
  if (text === undefined) return undefined;
  const colon = text.indexOf(':');
  return Object.freeze({ account: text.slice(0, colon), secret: text.slice(colon + 1) });
}

function unfitForProduction({ CAPTCHA, TEST_CLOCK }: Environment): string[] {
  return [...(CAPTCHA ? [] : ['CAPTCHA must be on in production']), ...(TEST_CLOCK ? ['TEST_CLOCK must be off in production'] : [])];
}

function railProblems({ RAIL_URL: url, RAIL_TOKEN: token }: Environment): string[] {
  const [isSandbox, isOfSandbox] = [isOnThisMachine(url), token === SANDBOX_RAIL_TOKEN];
  if (isSandbox === isOfSandbox) return [];
  return [isSandbox ? 'RAIL_URL must be set with RAIL_TOKEN, which would go to the sandbox' : 'RAIL_TOKEN must be set with RAIL_URL'];
}

/** What each variable alone cannot show. */
function contradictions(env: Environment, sandbox: boolean): string[] {
  const problems: string[] = [];
  if (sandbox && env.SUPPLIER_TOKEN.startsWith('duffel_live')) problems.push('SUPPLIER_TOKEN is a live token but SUPPLIER_URL is not set, so it would go to the sandbox');
  if (!sandbox && env.SUPPLIER_TOKEN === 'duffel_test_sandbox') problems.push('SUPPLIER_TOKEN must be set with SUPPLIER_URL');
  const isSandboxKey = env.PAYMENTS_SECRET_KEY === SANDBOX_SECRET_KEY;
  if (isSandboxKey !== (env.PAYMENTS_PUBLISHABLE_KEY === SANDBOX_PUBLISHABLE_KEY)) problems.push('PAYMENTS_SECRET_KEY and PAYMENTS_PUBLISHABLE_KEY must be set together');
  if (env.PAYMENTS_SECRET_KEY.includes('_live_') !== env.PAYMENTS_PUBLISHABLE_KEY.includes('_live_')) problems.push('PAYMENTS_SECRET_KEY and PAYMENTS_PUBLISHABLE_KEY must both be live or both be test keys');
  if (!isSandboxKey && env.PAYMENTS_WEBHOOK_SECRET === 'whsec_sandbox') problems.push('PAYMENTS_WEBHOOK_SECRET must be set with PAYMENTS_SECRET_KEY');
  if (env.CONTENT_TOKEN !== undefined && env.CONTENT_URL === undefined) problems.push('CONTENT_URL must be set with CONTENT_TOKEN');
  if (env.NODE_ENV === 'production') problems.push(...unfitForProduction(env));
  return [...problems, ...railProblems(env), ...identityProblems(env)];
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A supplier on this machine is a sandbox, whichever variable named it. */
function isOnThisMachine(url: string | undefined): boolean {
  return url === undefined || LOOPBACK.has(new URL(url).hostname);
}

/** Beside the API unless it is said otherwise; any free port where the API takes any. */
function operatorsOf({ API_PORT: api, OPERATORS_PORT: own, OPERATORS_HOST: host }: Environment): Config['operators'] {
  if (own === null) return null;
  return Object.freeze({ host, port: own ?? (api === 0 ? 0 : api + 5) });
}

function freeze(env: Environment, sandbox: boolean): Config {
  return Object.freeze({
    mode: env.NODE_ENV,
    host: env.HOST,
    port: env.API_PORT,
    operators: operatorsOf(env),
    publicOrigin: env.PUBLIC_ORIGIN,
    dataDir: env.DATA_DIR,
    logLevel: env.LOG_LEVEL,
    trustedProxies: Object.freeze(env.TRUSTED_PROXIES.split(',').filter((address) => address !== '')),
    database: Object.freeze({ url: env.DATABASE_URL, poolSize: env.DATABASE_POOL }),
    supplier: Object.freeze({ url: (env.SUPPLIER_URL ?? env.SANDBOX_URL).replace(/\/$/, ''), token: env.SUPPLIER_TOKEN, timeout: env.SUPPLIER_TIMEOUT_MS, sandbox }),
    rail: Object.freeze({ url: (env.RAIL_URL ?? env.SANDBOX_URL).replace(/\/$/, ''), token: env.RAIL_TOKEN, timeout: env.RAIL_TIMEOUT_MS }),
    flightCommission: Object.freeze({ type: 'percent', value: env.FLIGHT_COMMISSION_PERCENT }),
    payments: Object.freeze({
      secretKey: env.PAYMENTS_SECRET_KEY,
      publishableKey: env.PAYMENTS_PUBLISHABLE_KEY,
      webhookSecret: env.PAYMENTS_WEBHOOK_SECRET,
      // only the sandbox's own key ever goes to the sandbox, so a live key cannot
      url: env.PAYMENTS_SECRET_KEY === SANDBOX_SECRET_KEY ? env.SANDBOX_URL.replace(/\/$/, '') : undefined,
      timeout: env.PAYMENTS_TIMEOUT_MS,
    }),
    mail: Object.freeze({ url: env.SMTP_URL, from: env.MAIL_FROM, support: env.SUPPORT_EMAIL }),
    identity: identityConfig(env, sandbox && isOnThisMachine(env.RAIL_URL)),
    session: Object.freeze({ privateKey: env.SESSION_PRIVATE_KEY, sharedAccount: sharedAccount(env.SHARED_ANONYMOUS_ACCOUNT) }),
    overloadMs: env.OVERLOAD_MS,
    rateLimit: Object.freeze({ all: env.RATE_LIMIT, login: env.RATE_LIMIT_LOGIN, contact: env.RATE_LIMIT_CONTACT, telemetry: env.RATE_LIMIT_TELEMETRY }),
    captcha: Object.freeze({ on: env.CAPTCHA, cost: env.CAPTCHA_COST }),
    content: Object.freeze({ dir: env.CONTENT_DIR, url: env.CONTENT_URL?.replace(/\/+$/, ''), token: env.CONTENT_TOKEN, timeout: env.CONTENT_TIMEOUT_MS, previewSecret: env.PREVIEW_SECRET }),
    media: Object.freeze({ cacheBytes: env.MEDIA_CACHE_MB * 1024 * 1024 }),
    flags: Object.freeze({ testClock: env.TEST_CLOCK, checkResponses: env.CHECK_RESPONSES ?? env.NODE_ENV !== 'production', docs: env.API_DOCS }),
  });
}

/** Reads the configuration; an empty variable counts as not set. Throws ConfigError. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = v.safeParse(EnvironmentSchema, given);
  if (!parsed.success) throw new ConfigError(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the environment'} ${issue.message}`));
  const sandbox = isOnThisMachine(parsed.output.SUPPLIER_URL);
  const problems = contradictions(parsed.output, sandbox);
  if (problems.length > 0) throw new ConfigError(problems);
  return freeze(parsed.output, sandbox);
}
