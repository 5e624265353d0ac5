import path from 'node:path';
import { storeProblems, STORE_VARIABLES, storesOf } from '@wayfare/releases/stores/store-settings';
import { CountSchema, PortSchema, SenderSchema, SmtpSchema } from '@wayfare/server/setting-schemas';
import { settingsFromFiles } from '@wayfare/server/settings-from-files';
import * as v from 'valibot';
import { type TokenRecord, TokenRecordSchema } from './access/token';
import type { TellingSettings } from './rollouts/owners/tell-owners';

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
  ROLLOUT_TICK_MS: v.optional(
    v.pipe(
      CountSchema,
      v.minValue(100, 'must be at least 100'),
      v.maxValue(600_000, 'must be at most 600000'),
    ),
    '10000',
  ),
  ROLLOUT_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters')),
  ),
  ROLLOUT_WEBHOOK_PRIVATE: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  SMTP_URL: v.optional(SmtpSchema),
  MAIL_FROM: v.optional(SenderSchema),
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

type Environment = v.InferOutput<typeof EnvironmentSchema>;

const mailProblems = ({ SMTP_URL: url, MAIL_FROM: from }: Environment) =>
  (url === undefined) === (from === undefined)
    ? []
    : ['MAIL_FROM: must be set together with SMTP_URL'];

const tellingOf = (env: Environment): TellingSettings => ({
  webhook:
    env.ROLLOUT_WEBHOOK_SECRET === undefined
      ? null
      : {
          secret: env.ROLLOUT_WEBHOOK_SECRET,
          isPrivateAllowed: env.ROLLOUT_WEBHOOK_PRIVATE === 'on',
        },
  mail:
    env.SMTP_URL === undefined || env.MAIL_FROM === undefined
      ? null
      : { url: env.SMTP_URL, from: env.MAIL_FROM },
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
    ...(parsed.success ? [...storeProblems(parsed.output), ...mailProblems(parsed.output)] : []),
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
    rolloutTickMs: env.ROLLOUT_TICK_MS,
    telling: tellingOf(env),
    drainDelayMs: env.DRAIN_DELAY_MS,
    logLevel: env.LOG_LEVEL,
  });
}
