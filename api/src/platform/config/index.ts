import type { MapSource, PaymentMethod } from '@wayfare/api-contract';
import { mapSourceOf } from '@wayfare/api-contract/map-tiles';
import { supportOf } from '@wayfare/api-contract/support';
import type { SupportContact } from '@wayfare/domain';
import { accepted } from '@wayfare/server/secrets';
import { settingsFromFiles } from '@wayfare/server/settings-from-files';
import { traceSettings, type TraceSettings } from '@wayfare/server/telemetry/trace-settings';
import * as v from 'valibot';
import { deskConfig } from './desk';
import type { DeskConfig } from './desk';
import { EnvironmentSchema } from './environment';
import type { Environment } from './environment';
import { identityConfig } from './identity';
import type { IdentityConfig } from './identity';
import { keysConfig } from './keys';
import type { KeysConfig } from './keys';
import { nearMisses } from './near-misses';
import { contradictions } from './problems';
import type { Wallets } from '../keys/wallets';
import { SANDBOX, sandboxesOf } from './sandbox';
import { sellerOf } from './seller';
import type { Seller } from './seller';
import { catalogueConfig, staysConfig } from './stays';
import type { CatalogueConfig, StaysConfig } from './stays';
import { walletsOf } from './wallets';

export interface Config {
  readonly mode: Environment['NODE_ENV'];
  /** `api` answers calls, `worker` works off the queues and keeps house, `all` does both */
  readonly role: Environment['API_ROLE'];
  readonly host: string;
  readonly port: number;
  /** null opens no page for operators */
  readonly operators: {
    readonly host: string;
    readonly port: number;
    readonly token: string | undefined;
    readonly previousToken: string | undefined;
    readonly hosts: readonly string[];
  } | null;
  readonly publicOrigin: string;
  readonly sitePages: string;
  readonly dataDir: string;
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly trustedProxies: readonly string[];
  /** each proves calls of the shell; without one only its address does */
  readonly shellSecrets: readonly string[];
  readonly hsts: { readonly maxAge: number; readonly includeSubDomains: boolean };
  readonly database: { readonly url: string | undefined; readonly poolSize: number };
  /** shared by all processes; each has a state of its own without it */
  readonly redisUrl: string | undefined;
  /** null collects none */
  readonly traces: TraceSettings | null;
  readonly catalogue: CatalogueConfig;
  readonly stays: StaysConfig;
  /** without `webhookSecrets` no message of the supplier is taken */
  readonly flights: {
    readonly url: string;
    readonly token: string;
    readonly webhookSecrets: readonly string[];
    readonly timeout: number;
    readonly sandbox: boolean;
  };
  readonly rail: {
    readonly url: string;
    readonly token: string;
    readonly webhookSecrets: readonly string[];
    readonly timeout: number;
    readonly sandbox: boolean;
  };
  /** percentage on top of every base fare (OQ-47) */
  readonly flightCommission: { readonly type: 'percent'; readonly value: number };
  readonly payments: {
    readonly secretKey: string;
    readonly publishableKey: string;
    readonly webhookSecrets: readonly string[];
    readonly methods: readonly PaymentMethod[];
    readonly url: string | undefined;
    readonly timeout: number;
  };
  readonly mail: { readonly url: string; readonly from: string };
  readonly support: SupportContact;
  /** null for nobody, which invoices then say */
  readonly seller: Seller | null;
  /** register of VAT numbers; undefined asks none */
  readonly vatRegister: { readonly url: string; readonly timeout: number } | undefined;
  readonly wallets: Wallets;
  readonly identity: IdentityConfig | undefined;
  /** null without a desk */
  readonly desk: DeskConfig | null;
  readonly keys: KeysConfig;
  /** requests a minute and address; 0 is no limit */
  readonly rateLimit: {
    readonly all: number;
    readonly login: number;
    readonly contact: number;
    readonly telemetry: number;
  };
  /** milliseconds of event loop lag above which calls get 503; 0 is no limit */
  readonly overloadMs: number;
  /** for how long a process that is told to end is not ready and answers on */
  readonly drainDelayMs: number;
  /** `cost` is the number of keys that a browser derives on average */
  readonly captcha: { readonly on: boolean; readonly cost: number };
  /** source of street tiles; null for none */
  readonly mapSource: MapSource | null;
  readonly placesDir: string;
  /** `dir` holds the climate normals, and the embedded store used without a `url`; `zone` is a dynamic zone */
  readonly content: {
    readonly dir: string;
    readonly url: string | undefined;
    readonly token: string | undefined;
    readonly timeout: number;
    readonly pictures: readonly string[];
    readonly zone: string | undefined;
    readonly previewSecrets: readonly string[];
  };
  /** days after travel that personal data stays: paid bookings, and others */
  readonly retention: {
    readonly invoicesDays: number;
    readonly restDays: number;
    readonly auditDays: number;
  };
  readonly media: { readonly cacheBytes: number };
  /** Lets a vertical read variables of its own; throws ConfigError. */
  readonly settings: <Schema extends SettingsSchema>(schema: Schema) => v.InferOutput<Schema>;
  readonly flags: {
    readonly testClock: boolean;
    readonly checkResponses: boolean;
    readonly docs: boolean;
  };
}

export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`Configuration: ${problems.join('; ')}`);
    this.name = 'ConfigError';
  }
}

/** Beside the API by default; any free port where the API takes any. */
function operatorsOf({
  API_PORT: api,
  OPERATORS_PORT: own,
  OPERATORS_HOST: host,
  OPERATORS_TOKEN: token,
  OPERATORS_PREVIOUS_TOKEN: previousToken,
  OPERATORS_HOSTS: hosts = [],
}: Environment): Config['operators'] {
  if (own === null) return null;
  return Object.freeze({
    host,
    port: own ?? (api === 0 ? 0 : api + 5),
    token,
    previousToken,
    hosts: Object.freeze(hosts),
  });
}

function vatRegisterOf({
  VAT_REGISTER_URL: url,
  VAT_REGISTER_TIMEOUT_MS: timeout,
}: Environment): Config['vatRegister'] {
  return url === undefined ? undefined : Object.freeze({ url: url.replace(/\/+$/, ''), timeout });
}

function freeze(env: Environment, given: Given): Config {
  const sandboxes = sandboxesOf(env);
  return Object.freeze({
    mode: env.NODE_ENV,
    role: env.API_ROLE,
    host: env.HOST,
    port: env.API_PORT,
    operators: operatorsOf(env),
    publicOrigin: env.PUBLIC_ORIGIN,
    sitePages: env.SITE_PAGES_URL ?? `${env.PUBLIC_ORIGIN}/pages.json`,
    dataDir: env.DATA_DIR,
    logLevel: env.LOG_LEVEL,
    trustedProxies: Object.freeze(env.TRUSTED_PROXIES),
    shellSecrets: accepted(env.SHELL_SECRET, env.SHELL_PREVIOUS_SECRET),
    hsts: Object.freeze({ maxAge: env.HSTS_MAX_AGE, includeSubDomains: env.HSTS_SUBDOMAINS }),
    database: Object.freeze({ url: env.DATABASE_URL, poolSize: env.DATABASE_POOL }),
    redisUrl: env.REDIS_URL,
    traces: traceSettings(env, env.API_ROLE === 'worker' ? 'wayfare-worker' : 'wayfare-api'),
    catalogue: catalogueConfig(env),
    stays: staysConfig(env, sandboxes),
    flights: Object.freeze({
      url: (env.SUPPLIER_URL ?? env.SANDBOX_URL).replace(/\/$/, ''),
      token: env.SUPPLIER_TOKEN,
      webhookSecrets: accepted(
        env.SUPPLIER_WEBHOOK_SECRET ??
          (sandboxes.flights ? SANDBOX.supplierWebhookSecret : undefined),
        env.SUPPLIER_WEBHOOK_PREVIOUS_SECRET,
      ),
      timeout: env.SUPPLIER_TIMEOUT_MS,
      pause: env.BREAKER_PAUSE_MS,
      sandbox: sandboxes.flights,
    }),
    rail: Object.freeze({
      url: (env.RAIL_URL ?? env.SANDBOX_URL).replace(/\/$/, ''),
      token: env.RAIL_TOKEN,
      webhookSecrets: accepted(
        env.RAIL_WEBHOOK_SECRET ?? (sandboxes.rail ? SANDBOX.railWebhookSecret : undefined),
        env.RAIL_WEBHOOK_PREVIOUS_SECRET,
      ),
      timeout: env.RAIL_TIMEOUT_MS,
      pause: env.BREAKER_PAUSE_MS,
      sandbox: sandboxes.rail,
    }),
    flightCommission: Object.freeze({ type: 'percent', value: env.FLIGHT_COMMISSION_PERCENT }),
    payments: Object.freeze({
      secretKey: env.PAYMENTS_SECRET_KEY,
      publishableKey: env.PAYMENTS_PUBLISHABLE_KEY,
      webhookSecrets: accepted(env.PAYMENTS_WEBHOOK_SECRET, env.PAYMENTS_WEBHOOK_PREVIOUS_SECRET),
      methods: env.PAYMENT_METHODS,
      // only the sandbox's own key ever goes to the sandbox, so a live key cannot
      url: sandboxes.payments ? env.SANDBOX_URL.replace(/\/$/, '') : undefined,
      timeout: env.PAYMENTS_TIMEOUT_MS,
      pause: env.BREAKER_PAUSE_MS,
    }),
    mail: Object.freeze({ url: env.SMTP_URL, from: env.MAIL_FROM }),
    support: supportOf(env),
    seller: sellerOf(env),
    vatRegister: vatRegisterOf(env),
    wallets: walletsOf(env),
    identity: identityConfig(env),
    desk: deskConfig(env),
    keys: keysConfig(env),
    overloadMs: env.OVERLOAD_MS,
    drainDelayMs: env.DRAIN_DELAY_MS,
    rateLimit: Object.freeze({
      all: env.RATE_LIMIT,
      login: env.RATE_LIMIT_LOGIN,
      contact: env.RATE_LIMIT_CONTACT,
      telemetry: env.RATE_LIMIT_TELEMETRY,
    }),
    captcha: Object.freeze({ on: env.CAPTCHA, cost: env.CAPTCHA_COST }),
    mapSource: mapSourceOf(env),
    placesDir: env.PLACES_DIR,
    content: Object.freeze({
      dir: env.CONTENT_DIR,
      url: env.CONTENT_URL?.replace(/\/+$/, ''),
      token: env.CONTENT_TOKEN,
      timeout: env.CONTENT_TIMEOUT_MS,
      pictures: env.CONTENT_PICTURES,
      zone: env.CONTENT_ZONE,
      previewSecrets: accepted(env.PREVIEW_SECRET, env.PREVIEW_PREVIOUS_SECRET),
    }),
    retention: Object.freeze({
      invoicesDays: env.RETENTION_INVOICES_DAYS,
      restDays: env.RETENTION_REST_DAYS,
      auditDays: env.RETENTION_AUDIT_DAYS,
    }),
    settings: <Schema extends SettingsSchema>(schema: Schema) => parsedBy(schema, given),
    media: Object.freeze({ cacheBytes: env.MEDIA_CACHE_MB * 1024 * 1024 }),
    flags: Object.freeze({
      testClock: env.TEST_CLOCK,
      checkResponses: env.CHECK_RESPONSES ?? env.NODE_ENV !== 'production',
      docs: env.API_DOCS,
    }),
  });
}

type Given = Readonly<Record<string, string | undefined>>;
export type SettingsSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** Variables may be in files (`NAME_FILE`); throws ConfigError. */
function parsedBy<Schema extends SettingsSchema>(
  schema: Schema,
  given: Given,
): v.InferOutput<Schema> {
  const { values, problems } = settingsFromFiles(given, Object.keys(schema.entries));
  if (problems.length > 0) throw new ConfigError(problems);
  const parsed = v.safeParse(schema, values, { abortPipeEarly: true });
  if (parsed.success) return parsed.output;
  const problemOf = ({ received, message }: v.BaseIssue<unknown>) =>
    received === 'undefined' ? 'must be set' : message;
  throw new ConfigError(
    parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the environment'} ${problemOf(issue)}`),
  );
}

/** An empty variable counts as not set. Throws ConfigError. */
export function readConfig(variables: Given): Config {
  const env = parsedBy(EnvironmentSchema, variables);
  const problems = contradictions(env);
  if (problems.length > 0) throw new ConfigError(problems);
  return freeze(env, variables);
}

/** Likely typing errors: variables that nothing reads, close to known names. */
export const configWarnings = (variables: Readonly<Record<string, string | undefined>>) =>
  nearMisses(Object.keys(variables), Object.keys(EnvironmentSchema.entries));
