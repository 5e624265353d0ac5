import * as v from 'valibot';
import { wordsOfThose } from './contradiction';
import type { Contradiction } from './contradiction';
import { HttpSchema, TextSchema, TimeoutSchema } from './setting-schemas';
import { SANDBOX, isLoopback, isSandboxUrl } from './sandbox';
import type { Sandboxes } from './sandbox';

const STAY_SUPPLIERS = ['duffel', 'hotelbeds'] as const;
export type StaySupplierName = (typeof STAY_SUPPLIERS)[number];

const NamesSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.array(
    v.picklist(STAY_SUPPLIERS),
    `must be some of ${STAY_SUPPLIERS.join(' and ')}, with commas`,
  ),
  v.check((names) => new Set(names).size === names.length, 'must name each once'),
);

/** Unset variables of Duffel's stays are those of its flights; its token at the same origin alone. */
export const STAY_VARIABLES = {
  STAY_SUPPLIERS: v.optional(NamesSchema, 'duffel'),
  STAYS_URL: v.optional(HttpSchema),
  STAYS_TOKEN: v.optional(TextSchema),
  STAYS_TIMEOUT_MS: v.optional(TimeoutSchema),
  CATALOGUE_URL: v.optional(HttpSchema),
  CATALOGUE_TOKEN: v.optional(TextSchema),
  HOTELBEDS_URL: v.optional(HttpSchema),
  HOTELBEDS_KEY: v.optional(TextSchema, SANDBOX.hotelbedsKey),
  HOTELBEDS_SECRET: v.optional(TextSchema, SANDBOX.hotelbedsSecret),
  HOTELBEDS_TIMEOUT_MS: v.optional(TimeoutSchema, '20000'),
} as const;

type Environment = v.InferOutput<v.ObjectSchema<typeof STAY_VARIABLES, undefined>> & {
  readonly SANDBOX_URL: string;
  readonly SUPPLIER_URL?: string | undefined;
  readonly SUPPLIER_TOKEN: string;
  readonly SUPPLIER_TIMEOUT_MS: number;
  readonly BREAKER_PAUSE_MS: number;
};

interface Connection {
  readonly url: string;
  readonly timeout: number;
  readonly pause: number;
  readonly sandbox: boolean;
}

export interface StaysConfig {
  readonly onSale: readonly StaySupplierName[];
  readonly duffel: Connection & { readonly token: string };
  /** null without an address or the sandbox */
  readonly hotelbeds:
    | (Connection & {
        readonly key: string;
        readonly secret: string;
        readonly codesUrl: string;
      })
    | null;
}

export interface CatalogueConfig {
  readonly url: string;
  /** null sends none */
  readonly token: string | null;
  readonly timeout: number;
}

const trimmed = (url: string) => url.replace(/\/$/, '');

/** A token is a secret between us and one origin. */
const isOfSupplier = (url: string, { SUPPLIER_URL, SANDBOX_URL }: Environment) =>
  new URL(url).origin === new URL(SUPPLIER_URL ?? SANDBOX_URL).origin;

export function catalogueConfig(env: Environment): CatalogueConfig {
  const url = trimmed(env.CATALOGUE_URL ?? env.SUPPLIER_URL ?? env.SANDBOX_URL);
  return Object.freeze({
    url,
    token: env.CATALOGUE_TOKEN ?? (isOfSupplier(url, env) ? env.SUPPLIER_TOKEN : null),
    timeout: env.SUPPLIER_TIMEOUT_MS,
  });
}

const isHotelbedsOfSandbox = ({ HOTELBEDS_URL: url, SANDBOX_URL: sandbox }: Environment) =>
  isSandboxUrl(url, sandbox);

/** The sandbox's when on sale without an address, or beside a sandbox of the other stays. */
function hotelbedsConfig(env: Environment, { stays }: Sandboxes): StaysConfig['hotelbeds'] {
  const url = env.HOTELBEDS_URL;
  if (url === undefined && !stays && !env.STAY_SUPPLIERS.includes('hotelbeds')) return null;
  return Object.freeze({
    url: trimmed(url ?? env.SANDBOX_URL),
    key: env.HOTELBEDS_KEY,
    secret: env.HOTELBEDS_SECRET,
    codesUrl: `${catalogueConfig(env).url}/catalogue/codes/hotelbeds.tsv`,
    timeout: env.HOTELBEDS_TIMEOUT_MS,
    pause: env.BREAKER_PAUSE_MS,
    sandbox: isHotelbedsOfSandbox(env),
  });
}

export function staysConfig(env: Environment, sandboxes: Sandboxes): StaysConfig {
  return Object.freeze({
    onSale: Object.freeze(env.STAY_SUPPLIERS),
    duffel: Object.freeze({
      url: trimmed(env.STAYS_URL ?? env.SUPPLIER_URL ?? env.SANDBOX_URL),
      token: env.STAYS_TOKEN ?? env.SUPPLIER_TOKEN,
      timeout: env.STAYS_TIMEOUT_MS ?? env.SUPPLIER_TIMEOUT_MS,
      pause: env.BREAKER_PAUSE_MS,
      sandbox: sandboxes.stays,
    }),
    hotelbeds: hotelbedsConfig(env, sandboxes),
  });
}

export const isTestHotelbeds = (env: Environment) =>
  isHotelbedsOfSandbox(env) ||
  (env.HOTELBEDS_URL !== undefined && new URL(env.HOTELBEDS_URL).hostname.includes('.test.'));

function duffelContradictions(env: Environment, { stays }: Sandboxes): Contradiction[] {
  const { STAYS_URL: url } = env;
  const token = env.STAYS_TOKEN ?? env.SUPPLIER_TOKEN;
  const isElsewhere = url !== undefined && !isOfSupplier(url, env);
  return [
    [
      env.STAYS_TOKEN !== undefined && stays && token.startsWith('duffel_live'),
      'STAYS_TOKEN is a live token but would go to the sandbox: STAYS_URL or SUPPLIER_URL is not set',
    ],
    [
      isElsewhere && env.STAYS_TOKEN === undefined,
      'STAYS_TOKEN must be set with STAYS_URL, which is of another origin than SUPPLIER_URL: SUPPLIER_TOKEN does not go there',
    ],
    [
      url !== undefined && !stays && env.STAYS_TOKEN === SANDBOX.supplierToken,
      'STAYS_TOKEN must not be the sandbox’s with STAYS_URL, which is not the sandbox’s',
    ],
    [
      env.CATALOGUE_TOKEN !== undefined && env.CATALOGUE_URL === undefined,
      'CATALOGUE_URL must be set with CATALOGUE_TOKEN, which is for that address alone',
    ],
  ];
}

function hotelbedsContradictions(env: Environment): Contradiction[] {
  const { HOTELBEDS_URL: url, HOTELBEDS_KEY: key, HOTELBEDS_SECRET: secret } = env;
  const own = [
    ...(key === SANDBOX.hotelbedsKey ? [] : ['HOTELBEDS_KEY']),
    ...(secret === SANDBOX.hotelbedsSecret ? [] : ['HOTELBEDS_SECRET']),
  ];
  if (url === undefined || isHotelbedsOfSandbox(env))
    return [
      [
        own.length > 0,
        `HOTELBEDS_URL must be set with ${own.join(' and ')}, which would go to the sandbox`,
      ],
    ];
  return [
    [
      own.length < 2,
      'HOTELBEDS_KEY and HOTELBEDS_SECRET must be set with HOTELBEDS_URL, which is not the sandbox’s',
    ],
    [
      url.startsWith('http:') && !isLoopback(url),
      'HOTELBEDS_URL must be an https address unless it is on this machine',
    ],
  ];
}

export const stayProblems = (env: Environment, sandboxes: Sandboxes): string[] =>
  wordsOfThose([...duffelContradictions(env, sandboxes), ...hotelbedsContradictions(env)]);
