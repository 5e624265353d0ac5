import type { KeyObject } from 'node:crypto';
import { settingsFromFiles } from '@wayfare/server/settings-from-files';
import * as v from 'valibot';
import { publicKeysIn, signingKeyIn, type PublicKey } from '../signature';
import type { RegistryAddress } from '../service/ask-registry';
import type { S3Settings } from './s3-releases';

const DATABASE = 'must be an address such as postgres://user:password@host:5432/database';
const STORAGE = 'must be an http address such as https://s3.example.com';
const SERVICE = 'must be an http address such as https://registry.example.com';
const KEYS = 'must be Ed25519 public keys in PEM form';
const KEY = 'must be an Ed25519 private key in PEM form';

/** Where the registry and releases are; folders of `DATA_DIR` where nothing is said. */
export const STORE_VARIABLES = {
  REGISTRY_DATABASE_URL: v.optional(
    v.pipe(v.string(), v.url(DATABASE), v.regex(/^postgres(?:ql)?:\/\//, DATABASE)),
  ),
  REGISTRY_URL: v.optional(v.pipe(v.string(), v.url(SERVICE), v.regex(/^https?:\/\//, SERVICE))),
  REGISTRY_TOKEN: v.optional(v.string()),
  RELEASES_S3_BUCKET: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be a name of a bucket')),
  ),
  RELEASES_S3_URL: v.optional(v.pipe(v.string(), v.url(STORAGE), v.regex(/^https?:\/\//, STORAGE))),
  RELEASES_S3_REGION: v.optional(v.string(), 'us-east-1'),
  RELEASES_S3_ACCESS_KEY_ID: v.optional(v.string()),
  RELEASES_S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  RELEASE_PUBLIC_KEYS: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => publicKeysIn(text) !== null, KEYS),
      v.transform((text) => publicKeysIn(text) ?? []),
    ),
  ),
};

type StoreEnvironment = v.InferOutput<v.ObjectSchema<typeof STORE_VARIABLES, undefined>>;

export interface StoreSettings {
  readonly registryUrl: string | undefined;
  /** the service that a shell follows; undefined where it looks at the stores itself */
  readonly service?: RegistryAddress | undefined;
  readonly s3: S3Settings | undefined;
  /** a release has to be signed by one of them; none asks for no signature */
  readonly publicKeys: readonly PublicKey[];
}

/** What contradicts itself, in words that begin with the variable's name. */
export function storeProblems(env: StoreEnvironment): string[] {
  const problems: string[] = [];
  if ((env.REGISTRY_URL === undefined) !== (env.REGISTRY_TOKEN === undefined))
    problems.push('REGISTRY_TOKEN: must be set together with REGISTRY_URL');
  if (env.REGISTRY_URL !== undefined && env.REGISTRY_DATABASE_URL !== undefined)
    problems.push('REGISTRY_URL: must not be set beside REGISTRY_DATABASE_URL');
  if (env.RELEASES_S3_URL !== undefined && env.RELEASES_S3_BUCKET === undefined)
    problems.push('RELEASES_S3_BUCKET: must be set where RELEASES_S3_URL is');
  if (
    (env.RELEASES_S3_ACCESS_KEY_ID === undefined) !==
    (env.RELEASES_S3_SECRET_ACCESS_KEY === undefined)
  )
    problems.push(
      'RELEASES_S3_SECRET_ACCESS_KEY: must be set together with RELEASES_S3_ACCESS_KEY_ID',
    );
  return problems;
}

function s3Of(env: StoreEnvironment): S3Settings | undefined {
  const { RELEASES_S3_ACCESS_KEY_ID: accessKeyId, RELEASES_S3_SECRET_ACCESS_KEY: secretAccessKey } =
    env;
  if (env.RELEASES_S3_BUCKET === undefined) return undefined;
  return {
    url: env.RELEASES_S3_URL,
    bucket: env.RELEASES_S3_BUCKET,
    region: env.RELEASES_S3_REGION,
    credentials:
      accessKeyId === undefined || secretAccessKey === undefined
        ? undefined
        : { accessKeyId, secretAccessKey },
  };
}

const serviceOf = ({ REGISTRY_URL: url, REGISTRY_TOKEN: token }: StoreEnvironment) =>
  url === undefined || token === undefined ? undefined : { url, token };

export const storesOf = (env: StoreEnvironment): StoreSettings => ({
  registryUrl: env.REGISTRY_DATABASE_URL,
  service: serviceOf(env),
  s3: s3Of(env),
  publicKeys: env.RELEASE_PUBLIC_KEYS ?? [],
});

const CommandSchema = v.object({
  ...STORE_VARIABLES,
  RELEASE_SIGNING_KEY: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => signingKeyIn(text) !== null, KEY),
      v.transform(signingKeyIn),
    ),
  ),
});

const STORE_NAMES: readonly string[] = Object.keys(CommandSchema.entries);

/** Settings of a command, from the environment or the files that it names. Throws one message that names every wrong value. */
export function storesFromEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): StoreSettings & { readonly signingKey: KeyObject | undefined } {
  const { values, problems: unread } = settingsFromFiles(environment, STORE_NAMES);
  const parsed = v.safeParse(CommandSchema, values, { abortPipeEarly: true });
  const problems = [
    ...unread,
    ...(parsed.issues ?? []).map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`),
    ...(parsed.success ? storeProblems(parsed.output) : []),
  ];
  if (!parsed.success || problems.length > 0)
    throw new Error(`The registry can't be opened: ${problems.join('; ')}`);
  return {
    ...storesOf(parsed.output),
    signingKey: parsed.output.RELEASE_SIGNING_KEY ?? undefined,
  };
}
