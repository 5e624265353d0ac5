import path from 'node:path';
import * as v from 'valibot';
import flagDefaults from '../../flags.json';

const PortSchema = v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(65_535));
const SwitchSchema = v.pipe(v.picklist(['on', 'off']), v.transform((value) => value === 'on'));
const FlagSchema = v.optional(SwitchSchema);

/** Environment name of each feature flag of `flags.json`, which says what is on without it. */
const FLAGS = Object.entries(flagDefaults).map(([flag, isOn]) => ({ flag, isOn, key: `FLAG_${flag.toUpperCase()}` }));

const FlagsSchema = v.object(Object.fromEntries(FLAGS.map(({ key }) => [key, FlagSchema])));

/** Origins with a blank between them; `*.` may stand for names below a domain. */
const OriginsSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split(' ').filter((origin) => origin !== '')),
  v.array(v.pipe(v.string(), v.regex(/^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/, 'must be origins such as https://js.stripe.com'))),
);

const EnvironmentSchema = v.object({
  PORT: v.optional(PortSchema, '4000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PUBLIC_ORIGIN: v.optional(v.pipe(v.string(), v.url())),
  API_URL: v.optional(v.pipe(v.string(), v.url()), 'http://127.0.0.1:4010'),
  PAYMENT_FRAMES: v.optional(OriginsSchema, 'http://127.0.0.1:4020'),
  PAYMENT_CALLS: v.optional(OriginsSchema, ''),
  TAG_MANAGER_URL: v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://', 'must be an https address'))),
  TAG_MANAGER_CALLS: v.optional(OriginsSchema, ''),
  DATA_DIR: v.optional(v.string(), '.wayfare'),
  SHELL_DIST: v.optional(v.string(), 'shell/dist'),
  REGISTRY_POLL_MS: v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(50)), '300'),
  RENDER_TIMEOUT_MS: v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(100)), '15000'),
  ROBOTS: v.optional(SwitchSchema, 'on'),
  NODE_ENV: v.optional(v.string(), 'production'),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
});

export interface ShellConfig {
  port: number;
  host: string;
  origin: string;
  apiUrl: string;
  payments: { paymentFrames: readonly string[]; paymentCalls: readonly string[] };
  /** script that is loaded with consent to statistics, and the origins that it sends to */
  tagManager: { url: string | null; calls: readonly string[] };
  registryFolder: string;
  releasesFolder: string;
  distFolder: string;
  pollMs: number;
  renderTimeoutMs: number;
  flags: Record<string, boolean>;
  /** false for a deployment that search engines must not know */
  robots: boolean;
  development: boolean;
  logLevel: string;
}

/** The environment, read once. Throws one message that names every wrong value. */
export function readConfig(environment: NodeJS.ProcessEnv): Readonly<ShellConfig> {
  const parsed = v.safeParse(EnvironmentSchema, environment);
  const flags = v.safeParse(FlagsSchema, environment);
  if (!parsed.success || !flags.success) {
    const issues = [...(parsed.issues ?? []), ...(flags.issues ?? [])];
    throw new Error(`The shell can't start: ${issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`).join('; ')}`);
  }
  const env = parsed.output;
  const switches: Record<string, boolean | undefined> = flags.output;
  return Object.freeze({
    port: env.PORT,
    host: env.HOST,
    origin: env.PUBLIC_ORIGIN?.replace(/\/$/, '') ?? `http://localhost:${env.PORT}`,
    apiUrl: env.API_URL,
    payments: { paymentFrames: env.PAYMENT_FRAMES, paymentCalls: env.PAYMENT_CALLS },
    tagManager: { url: env.TAG_MANAGER_URL ?? null, calls: env.TAG_MANAGER_CALLS },
    registryFolder: path.resolve(env.DATA_DIR, 'registry'),
    releasesFolder: path.resolve(env.DATA_DIR, 'releases'),
    distFolder: path.resolve(env.SHELL_DIST),
    pollMs: env.REGISTRY_POLL_MS,
    renderTimeoutMs: env.RENDER_TIMEOUT_MS,
    flags: Object.fromEntries(FLAGS.map(({ flag, isOn, key }) => [flag, switches[key] ?? isOn])),
    robots: env.ROBOTS,
    development: env.NODE_ENV === 'development',
    logLevel: env.LOG_LEVEL,
  });
}
