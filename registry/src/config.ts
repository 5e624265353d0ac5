import path from 'node:path';
import { storeProblems, STORE_VARIABLES, storesOf } from '@wayfare/releases/stores/store-settings';
import { CountSchema, PortSchema } from '@wayfare/server/setting-schemas';
import { settingsFromFiles } from '@wayfare/server/settings-from-files';
import * as v from 'valibot';
import { type TokenRecord, TokenRecordSchema } from './access/token';

const TOKENS = 'must be a JSON list of what `token issue --print` says';

function tokensIn(text: string): readonly TokenRecord[] | null {
  try {
    const parsed = v.safeParse(v.array(TokenRecordSchema), JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

const ORIGIN = 'must be an address without a path, such as https://registry.example.com';

const EnvironmentSchema = v.object({
  ...STORE_VARIABLES,
  REGISTRY_PORT: v.optional(PortSchema, '4012'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), '.wayfare'),
  REGISTRY_TOKENS: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => tokensIn(text) !== null, TOKENS),
      v.transform((text) => tokensIn(text) ?? []),
    ),
  ),
  REGISTRY_UPLOAD_MB: v.optional(
    v.pipe(
      CountSchema,
      v.minValue(1, 'must be at least 1'),
      v.maxValue(500, 'must be at most 500'),
    ),
    '32',
  ),
  REGISTRY_TRIAL: v.optional(v.string(), 'shell/dist/server/trial.cjs'),
  REGISTRY_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => URL.canParse(text) && new URL(text).origin === text, ORIGIN),
    ),
  ),
  COCKPIT_DIR: v.optional(v.string(), 'cockpit/dist'),
  API_URL: v.optional(v.string()),
  DRAIN_DELAY_MS: v.optional(v.pipe(CountSchema, v.maxValue(60_000, 'must be at most 60000')), '0'),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    ),
    'info',
  ),
});

export type RegistryConfig = ReturnType<typeof readConfig>;

/** Throws one message that names every wrong value. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const { values, problems: unread } = settingsFromFiles(
    environment,
    Object.keys(EnvironmentSchema.entries),
  );
  const parsed = v.safeParse(EnvironmentSchema, values, { abortPipeEarly: true });
  const problems = [
    ...unread,
    ...(parsed.issues ?? []).map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`),
    ...(parsed.success ? storeProblems(parsed.output) : []),
  ];
  if (!parsed.success || problems.length > 0)
    throw new Error(`The registry can't start: ${problems.join('; ')}`);
  const env = parsed.output;
  return Object.freeze({
    port: env.REGISTRY_PORT,
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    stores: storesOf(env),
    tokens: env.REGISTRY_TOKENS ?? [],
    /** that browsers have the cockpit at; null for whatever host is asked */
    origin: env.REGISTRY_ORIGIN ?? null,
    cockpitDir: path.resolve(env.COCKPIT_DIR),
    uploadBytes: env.REGISTRY_UPLOAD_MB * 2 ** 20,
    /** null where releases are tried out by the shells that take them */
    trial: env.REGISTRY_TRIAL === 'off' ? null : path.resolve(env.REGISTRY_TRIAL),
    trialEnvironment: {
      ...(env.API_URL === undefined ? {} : { API_URL: env.API_URL }),
      ...(values['RELEASE_PUBLIC_KEYS'] === undefined
        ? {}
        : { RELEASE_PUBLIC_KEYS: values['RELEASE_PUBLIC_KEYS'] }),
    },
    drainDelayMs: env.DRAIN_DELAY_MS,
    logLevel: env.LOG_LEVEL,
  });
}
