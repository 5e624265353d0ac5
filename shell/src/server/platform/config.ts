import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ProxiesSchema } from '@wayfare/api-contract/proxies';
import { MAP_VARIABLES, mapCallsOf, mapProblems } from '@wayfare/api-contract/map-tiles';
import { INVENTED_SUPPORT, SUPPORT_VARIABLES, supportOf } from '@wayfare/api-contract/support';
import type { SupportContact } from '@wayfare/domain';
import { accepted } from '@wayfare/server/secrets';
import { settingsFromFiles } from '@wayfare/server/settings-from-files';
import { REDIS_VARIABLES } from '@wayfare/server/shared-state/redis-setting';
import {
  traceSettings,
  TRACE_VARIABLES,
  type TraceSettings,
} from '@wayfare/server/telemetry/trace-settings';
import {
  storeProblems,
  storesOf,
  STORE_VARIABLES,
  type StoreSettings,
} from '@wayfare/releases/stores/store-settings';
import { CountSchema, PortSchema, UrlSchema } from '@wayfare/server/setting-schemas';
import * as v from 'valibot';
import { ApisSchema } from './apis-setting';
import { MillisecondsSchema, OriginsSchema, SecretSchema } from './setting-schemas';
import { parseDevRemote, type DevRemote } from './dev-remote-setting';
import { FLAGS, FlagsSchema } from './flags-setting';
import { SwitchSchema } from './switch-setting';

const DEV_REMOTE_FORM =
  'must be a vertical and a server on this machine, such as account=http://localhost:4030';

const SANDBOX_FRAMES = 'http://127.0.0.1:4020';

const MOST_WORKERS = 4;

const EnvironmentSchema = v.object({
  PORT: v.optional(PortSchema, '4000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  METRICS_PORT: v.optional(PortSchema),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  PUBLIC_ORIGIN: v.optional(
    UrlSchema(
      /^https?:\/\/[^/?#]+\/?$/,
      'must be an origin such as https://www.example.com, without a path',
    ),
  ),
  API_URL: v.optional(ApisSchema, 'http://127.0.0.1:4010'),
  ...REDIS_VARIABLES,
  ...TRACE_VARIABLES,
  SHELL_SECRET: v.optional(SecretSchema),
  PAYMENT_FRAMES: v.optional(OriginsSchema, SANDBOX_FRAMES),
  PAYMENT_CALLS: v.optional(OriginsSchema, ''),
  ALLOW_SANDBOX: v.optional(SwitchSchema, 'off'),
  ...SUPPORT_VARIABLES,
  TAG_MANAGER_URL: v.optional(UrlSchema(/^https:\/\//, 'must be an https address')),
  TAG_MANAGER_CALLS: v.optional(OriginsSchema, ''),
  ...MAP_VARIABLES,
  INTEGRITY_POLICY: v.optional(SwitchSchema, 'on'),
  SERVICE_WORKER: v.optional(SwitchSchema, 'on'),
  DATA_DIR: v.optional(v.string(), '.wayfare'),
  ...STORE_VARIABLES,
  SHELL_DIST: v.optional(v.string(), 'shell/dist'),
  SHELL_BUILDS: v.optional(v.string()),
  REGISTRY_POLL_MS: v.optional(MillisecondsSchema(50), '300'),
  RELEASE_SOAK_MS: v.optional(CountSchema, '60000'),
  RENDER_WORKERS: v.optional(CountSchema, String(Math.min(MOST_WORKERS, availableParallelism()))),
  RENDER_WORKER_HEAP_MB: v.optional(CountSchema, '256'),
  RENDER_BLOCKED_MS: v.optional(MillisecondsSchema(100), '300'),
  RENDER_LOADER_MS: v.optional(MillisecondsSchema(100), '300'),
  RENDER_TIMEOUT_MS: v.optional(MillisecondsSchema(100), '5000'),
  DRAIN_DELAY_MS: v.optional(v.pipe(CountSchema, v.maxValue(60_000, 'must be at most 60000')), '0'),
  PROXY_TIMEOUT_MS: v.optional(MillisecondsSchema(100), '30000'),
  RATE_LIMIT_PAGES: v.optional(CountSchema, '600'),
  PAGE_CACHE_MB: v.optional(CountSchema, '64'),
  PURGE_URLS: v.optional(OriginsSchema, ''),
  PURGE_SECRET: v.optional(SecretSchema),
  PURGE_PREVIOUS_SECRET: v.optional(SecretSchema),
  TRUSTED_PROXIES: v.optional(ProxiesSchema, '127.0.0.1,::1'),
  HSTS_MAX_AGE: v.optional(CountSchema, '31536000'),
  HSTS_SUBDOMAINS: v.optional(SwitchSchema, 'off'),
  ROBOTS: v.optional(SwitchSchema, 'on'),
  DEV_REMOTE: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => parseDevRemote(text) !== null, DEV_REMOTE_FORM),
      v.transform(parseDevRemote),
    ),
  ),
  NODE_ENV: v.optional(
    v.picklist(['development', 'test', 'production'], 'must be development, test or production'),
    'production',
  ),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    ),
    'info',
  ),
});

type Environment = v.InferOutput<typeof EnvironmentSchema>;

export interface ShellConfig {
  port: number;
  host: string;
  metrics: { host: string; port: number } | null;
  origin: string;
  apiUrls: readonly string[];
  redisUrl: string | undefined;
  traces: TraceSettings | null;
  shellSecret: string | null;
  payments: { paymentFrames: readonly string[]; paymentCalls: readonly string[] };
  tagManager: { url: string | null; calls: readonly string[] };
  mapCalls: readonly string[];
  integrityPolicy: boolean;
  serviceWorker: boolean;
  support: SupportContact;
  dataDir: string;
  /** of registry and releases, where they are not in `dataDir` */
  stores: StoreSettings;
  registryFolder: string;
  releasesFolder: string;
  distFolder: string;
  buildsFolder: string | null;
  pollMs: number;
  /** for how long everybody must have had a release before it may stand in for another */
  soakMs: number;
  renderLoaderMs: number;
  renderTimeoutMs: number;
  /** threads that run the code of releases; 0 runs it in the process that answers */
  renderWorkers: number;
  renderWorkerHeapMb: number;
  renderBlockedMs: number;
  drainDelayMs: number;
  proxyTimeoutMs: number;
  pagesPerMinute: number;
  /** megabytes for pages that everybody may get; 0 keeps none, and lets no cache keep any */
  pageCacheMb: number;
  /** `secret` opens the caches in front; the shell accepts the one before too */
  purge: { urls: readonly string[]; secret: string | null; accepted: readonly string[] };
  trustedProxies: readonly string[];
  hsts: { maxAge: number; subdomains: boolean };
  flags: Record<string, boolean>;
  robots: boolean;
  development: boolean;
  devRemote: DevRemote | null;
  logLevel: string;
}

const isFolder = (folder: string) =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;

/** Card fields come from this machine, so nobody can really pay; the site's frame then says that nothing is for sale. */
function isDemonstration({ PAYMENT_FRAMES }: Environment): boolean {
  return PAYMENT_FRAMES.some((origin) => /^https?:\/\/(127\.0\.0\.1|localhost)(:|$)/.test(origin));
}

function contradictions(given: NodeJS.ProcessEnv, env: Environment): string[] {
  const unknown = Object.keys(given).filter(
    (key) => key.startsWith('FLAG_') && FLAGS.every((flag) => flag.key !== key),
  );
  const problems = unknown.map(
    (key) => `${key}: there is no such flag; there are ${FLAGS.map((flag) => flag.key).join(', ')}`,
  );
  if (given['DATA_DIR'] !== undefined && !isFolder(env.DATA_DIR))
    problems.push('DATA_DIR: must be a folder that exists');
  if (env.DEV_REMOTE !== undefined && env.NODE_ENV !== 'development')
    problems.push('DEV_REMOTE: only with NODE_ENV=development');
  if (env.NODE_ENV === 'production' && isDemonstration(env) && !env.ALLOW_SANDBOX)
    problems.push(
      'PAYMENT_FRAMES: must name the payment provider in production, unless ALLOW_SANDBOX is on',
    );
  if (
    env.NODE_ENV === 'production' &&
    env.SUPPORT_EMAIL.endsWith(INVENTED_SUPPORT) &&
    !env.ALLOW_SANDBOX
  )
    problems.push(
      'SUPPORT_EMAIL: must be an address of your own in production, unless ALLOW_SANDBOX is on',
    );
  return [
    ...problems,
    ...purgeProblems(env),
    ...storeProblems(env),
    ...mapProblems(env).map(({ variable, words }) => `${variable}: ${words}`),
  ];
}

const purgeProblems = ({ PURGE_URLS: urls, PURGE_SECRET, PURGE_PREVIOUS_SECRET }: Environment) =>
  PURGE_SECRET === undefined && (urls.length > 0 || PURGE_PREVIOUS_SECRET !== undefined)
    ? ['PURGE_SECRET: must be set where there are PURGE_URLS or a PURGE_PREVIOUS_SECRET']
    : [];

const VARIABLES = [...Object.keys(EnvironmentSchema.entries), ...FLAGS.map(({ key }) => key)];

/** The environment and files that it names, read once. Throws one message that names every wrong value. */
export function readConfig(environment: NodeJS.ProcessEnv): Readonly<ShellConfig> {
  const { values: given, problems: unread } = settingsFromFiles(environment, VARIABLES);
  const parsed = v.safeParse(EnvironmentSchema, given, { abortPipeEarly: true });
  const flags = v.safeParse(FlagsSchema, given, { abortPipeEarly: true });
  const problems = [
    ...unread,
    ...[...(parsed.issues ?? []), ...(flags.issues ?? [])].map(
      (issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`,
    ),
  ];
  if (parsed.success) problems.push(...contradictions(given, parsed.output));
  if (!parsed.success || !flags.success || problems.length > 0)
    throw new Error(`The shell can't start: ${problems.join('; ')}`);
  return frozen(parsed.output, flags.output);
}

const metricsOf = ({ METRICS_PORT: port, METRICS_HOST: host }: Environment) =>
  port === undefined ? null : { host, port };

function frozen(
  env: Environment,
  switches: Record<string, boolean | undefined>,
): Readonly<ShellConfig> {
  return Object.freeze({
    port: env.PORT,
    host: env.HOST,
    metrics: metricsOf(env),
    origin: env.PUBLIC_ORIGIN?.replace(/\/$/, '') ?? `http://localhost:${env.PORT}`,
    apiUrls: env.API_URL,
    redisUrl: env.REDIS_URL,
    traces: traceSettings(env, 'wayfare-shell'),
    shellSecret: env.SHELL_SECRET ?? null,
    payments: { paymentFrames: env.PAYMENT_FRAMES, paymentCalls: env.PAYMENT_CALLS },
    tagManager: { url: env.TAG_MANAGER_URL ?? null, calls: env.TAG_MANAGER_CALLS },
    mapCalls: mapCallsOf(env),
    integrityPolicy:
      env.INTEGRITY_POLICY && env.TAG_MANAGER_URL === undefined && env.DEV_REMOTE === undefined,
    // who develops several sites at one address must not meet this one's page in another
    serviceWorker: env.SERVICE_WORKER && env.NODE_ENV !== 'development',
    support: supportOf(env),
    dataDir: path.resolve(env.DATA_DIR),
    stores: storesOf(env),
    registryFolder: path.resolve(env.DATA_DIR, 'registry'),
    releasesFolder: path.resolve(env.DATA_DIR, 'releases'),
    distFolder: path.resolve(env.SHELL_DIST),
    buildsFolder: env.SHELL_BUILDS === undefined ? null : path.resolve(env.SHELL_BUILDS),
    pollMs: env.REGISTRY_POLL_MS,
    soakMs: env.RELEASE_SOAK_MS,
    renderLoaderMs: env.RENDER_LOADER_MS,
    renderTimeoutMs: env.RENDER_TIMEOUT_MS,
    renderWorkers: env.RENDER_WORKERS,
    renderWorkerHeapMb: env.RENDER_WORKER_HEAP_MB,
    renderBlockedMs: env.RENDER_BLOCKED_MS,
    drainDelayMs: env.DRAIN_DELAY_MS,
    proxyTimeoutMs: env.PROXY_TIMEOUT_MS,
    pagesPerMinute: env.RATE_LIMIT_PAGES,
    pageCacheMb: env.NODE_ENV === 'development' ? 0 : env.PAGE_CACHE_MB,
    purge: {
      urls: env.PURGE_URLS,
      secret: env.PURGE_SECRET ?? null,
      accepted: accepted(env.PURGE_SECRET, env.PURGE_PREVIOUS_SECRET),
    },
    trustedProxies: env.TRUSTED_PROXIES,
    hsts: { maxAge: env.HSTS_MAX_AGE, subdomains: env.HSTS_SUBDOMAINS },
    flags: {
      ...Object.fromEntries(FLAGS.map(({ flag, isOn, key }) => [flag, switches[key] ?? isOn])),
      demonstration: isDemonstration(env),
    },
    robots: env.ROBOTS,
    development: env.NODE_ENV === 'development',
    devRemote: env.DEV_REMOTE ?? null,
    logLevel: env.LOG_LEVEL,
  });
}
