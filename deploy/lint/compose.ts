import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { Target } from './dockerfile';

const ValueSchema = v.union([v.string(), v.number(), v.boolean()]);
const ConditionSchema = v.looseObject({ condition: v.string() });
const ServiceSchema = v.looseObject({
  image: v.string(),
  build: v.optional(v.looseObject({ dockerfile: v.string(), target: v.string() })),
  environment: v.optional(v.record(v.string(), ValueSchema), {}),
  secrets: v.optional(v.array(v.string()), []),
  volumes: v.optional(v.array(v.string()), []),
  ports: v.optional(v.array(v.string()), []),
  tmpfs: v.optional(v.array(v.string()), []),
  depends_on: v.optional(v.record(v.string(), ConditionSchema), {}),
  healthcheck: v.optional(v.looseObject({ test: v.array(v.string()) })),
  read_only: v.optional(v.boolean(), false),
  cap_drop: v.optional(v.array(v.string()), []),
  security_opt: v.optional(v.array(v.string()), []),
  restart: v.optional(v.string()),
  stop_grace_period: v.optional(v.string()),
  mem_limit: v.optional(v.string()),
  user: v.optional(v.string()),
  network_mode: v.optional(v.string()),
});
const ComposeSchema = v.looseObject({
  services: v.record(v.string(), ServiceSchema),
  secrets: v.record(v.string(), v.object({ file: v.string() })),
  volumes: v.record(v.string(), v.unknown()),
});

export type Service = v.InferOutput<typeof ServiceSchema>;
export type Compose = v.InferOutput<typeof ComposeSchema>;

/** The document as it is written, with its merges. */
export const readDocument = (file: string): unknown =>
  parse(readFileSync(file, 'utf8'), { merge: true });

/** Throws for a compose file that is not written as ours is. */
export const readCompose = (file: string): Compose => v.parse(ComposeSchema, readDocument(file));

interface Rule {
  readonly says: string;
  readonly holds: (service: Service, name: string, compose: Compose) => boolean;
}

const isOurs = ({ build }: Service) => build !== undefined;
const TAG = /:(?!latest$)[\w.-]*\d[\w.-]*$/;
const SECRET = /^(?!.*_FILE$).*(?:SECRET|TOKEN|PASSWORD|_KEY|_KEY_ID|DATABASE_URL)/;
/** The sandbox's own are in its sources, for everybody to read. */
const isKnown = (value: unknown) => /(?:^|_)sandbox$|^sandbox-/.test(String(value));
const isCommand = ({ restart }: Service) => restart === 'no';

const RULES: readonly Rule[] = [
  {
    says: 'is an image with an exact tag, or one that is built',
    holds: (service) => isOurs(service) || TAG.test(service.image),
  },
  {
    says: 'can write to named places alone',
    holds: (service) => !isOurs(service) || service.read_only,
  },
  {
    says: 'has no capability and gets none',
    holds: (service) =>
      !isOurs(service) ||
      (service.cap_drop.includes('ALL') &&
        service.security_opt.includes('no-new-privileges:true') &&
        /^[1-9]\d*:/.test(service.user ?? '')),
  },
  {
    says: 'has its secrets in files',
    holds: ({ environment }) =>
      Object.entries(environment).every(([name, value]) => !SECRET.test(name) || isKnown(value)),
  },
  {
    says: 'gets the secrets that it reads, and no others',
    holds: ({ environment, secrets }) => {
      const read = Object.values(environment).flatMap((value) =>
        String(value).startsWith('/run/secrets/') ? [String(value).slice(13)] : [],
      );
      return read.every((name) => secrets.includes(name));
    },
  },
  {
    says: 'has secrets that the file defines',
    holds: ({ secrets }, _name, compose) => secrets.every((name) => name in compose.secrets),
  },
  {
    says: 'waits until others can serve',
    holds: ({ depends_on: needs }, _name, { services }) =>
      Object.entries(needs).every(([name, { condition }]) => {
        const other = services[name];
        if (other === undefined) return false;
        if (isCommand(other)) return condition === 'service_completed_successfully';
        return condition === 'service_started' || other.healthcheck !== undefined;
      }),
  },
  {
    says: 'has a probe, or ends by itself',
    holds: (service) => isCommand(service) || service.healthcheck?.test[0] === 'CMD',
  },
  {
    says: 'is reached from this machine alone',
    holds: ({ ports }) => ports.every((port) => port.startsWith('127.0.0.1:')),
  },
  {
    says: 'has a limit of memory',
    holds: (service) => !isOurs(service) || service.mem_limit !== undefined,
  },
];

export const composeFaults = (compose: Compose): string[] =>
  Object.entries(compose.services).flatMap(([name, service]) =>
    RULES.filter(({ holds }) => !holds(service, name, compose)).map(
      ({ says }) => `${name}: ${says}`,
    ),
  );

type Settings = Readonly<Record<string, unknown>>;

const NOT_OF_WORKERS = ['API_PORT', 'DESK_PORT'];

const portsOf = (env: Settings) =>
  Object.entries(env)
    .filter(([name]) => /(?:^|_)PORT$/.test(name))
    .filter(([name]) => !NOT_OF_WORKERS.includes(name) || env['API_ROLE'] !== 'worker')
    .map(([, port]) => String(port));

/** Processes that meet at one port, since they are in one network namespace. */
export function sharedPorts(
  { services }: Compose,
  targets: ReadonlyMap<string, Pick<Target, 'env'>>,
): string[] {
  const taken = new Map<string, string>();
  return Object.entries(services).flatMap(([name, { environment, network_mode: mode }]) => {
    const network = mode?.replace(/^service:/, '') ?? name;
    return portsOf({ ...targets.get(name)?.env, ...environment }).flatMap((port) => {
      const other = taken.get(`${network} ${port}`);
      taken.set(`${network} ${port}`, name);
      return other === undefined ? [] : [`${name} listens at ${port}, as ${other} does`];
    });
  });
}
