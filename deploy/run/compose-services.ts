import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Compose, Service } from '../lint/compose';
import type { Target } from '../lint/dockerfile';
import { placed, translated, type Places } from './places';
import type { Start } from './service-process';
import { ownFolder } from './unprivileged';

export interface Site {
  readonly compose: Compose;
  readonly targets: ReadonlyMap<string, Target>;
  readonly places: Places;
  readonly logs: string;
}

/** Names in the order in which compose starts them. Throws for a circle. */
export function inOrder({ services }: Compose): string[] {
  const order: string[] = [];
  const visit = (name: string, path: readonly string[]) => {
    if (path.includes(name)) throw new Error(`services wait for each other: ${path.join(', ')}`);
    if (order.includes(name)) return;
    for (const other of Object.keys(services[name]?.depends_on ?? {}))
      visit(other, [...path, name]);
    order.push(name);
  };
  for (const name of Object.keys(services)) visit(name, []);
  return order;
}

export const secondsOf = (text = '10s') => Number(/^(\d+)s$/.exec(text)?.[1] ?? 10);

const DATA = '/var/lib/wayfare';

const volumeOf = (volumes: readonly string[]) =>
  volumes.find((volume) => volume.endsWith(`:${DATA}`))?.split(':')[0];

function environmentOf(name: string, { environment, volumes }: Service, { targets, places }: Site) {
  const given = Object.entries({ ...targets.get(name)?.env, ...environment }).map(
    ([key, value]) => {
      const words = translated(String(value), places);
      return [key, key === 'HOST' || key.endsWith('_HOST') ? '127.0.0.1' : words] as const;
    },
  );
  return {
    ...Object.fromEntries(given),
    // each container has a file system, and ports, of its own
    DATA_DIR: path.join(placed(DATA, places), volumeOf(volumes) ?? name),
    TMPDIR: path.join(placed('/tmp', places), name),
    SANDBOX_SMTP_PORT: translated('4025', places),
    PATH: process.env['PATH'] ?? '',
  };
}

/** What an engine would start for a service of ours, said for this machine. */
export function startOf(name: string, site: Site): Start {
  const service = site.compose.services[name];
  const target = site.targets.get(name);
  if (service === undefined || target?.entrypoint === undefined || target.command === undefined)
    throw new Error(`${name} is no service with an image of ours`);
  const places = { ...site.places, image: name };
  const env = environmentOf(name, service, { ...site, places });
  for (const folder of [env.DATA_DIR, env.TMPDIR]) ownFolder(folder);
  mkdirSync(site.logs, { recursive: true });
  const said = (words: readonly string[]) => words.map((word) => translated(word, places));
  return {
    name,
    command: said([...target.entrypoint, ...target.command]),
    probe: service.healthcheck && said(service.healthcheck.test.slice(1)),
    imageProbe: target.probe && said(target.probe),
    cwd: placed('/app', places),
    env,
    log: path.join(site.logs, `${name}.log`),
  };
}
