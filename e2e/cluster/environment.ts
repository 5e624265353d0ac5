import path from 'node:path';
import { pageNode } from '../../.workspace/site.mjs';
import { releaseVariables, type Stores } from './stores';
import type { MemberOptions } from './member';

/** What a machine of the cluster is told; `port` of a worker is that of its probes. */
export interface Places {
  readonly folder: string;
  /** where visitors come in */
  readonly entry: string;
  readonly origin: string;
  readonly sandbox: number;
  readonly smtp: number;
  readonly apis: readonly number[];
  readonly secrets: { readonly shell: string; readonly purge: string; readonly operators: string };
  readonly stores: Stores;
  /** more for every process by its name, such as a port for its inspector */
  readonly more: (name: string) => Record<string, string>;
  readonly say: (text: string) => void;
}

const local = (port: number) => `http://127.0.0.1:${port}`;

/** Longer than the second in which shells look at APIs, and the cache at shells. */
const DRAIN_MS = { api: '3000', front: '3500' } as const;

const common = ({ origin, secrets, stores }: Places): Record<string, string> => ({
  NODE_ENV: 'production',
  ALLOW_SANDBOX: 'on',
  NODE_OPTIONS: '',
  LOG_LEVEL: 'warn',
  PUBLIC_ORIGIN: origin,
  REDIS_URL: stores.redis.url,
  SHELL_SECRET: secrets.shell,
});

const shared = ({ folder, say }: Places) => ({ folder, say });

export function sandboxOptions(places: Places): MemberOptions {
  const { entry, sandbox, smtp, more } = places;
  return {
    ...shared(places),
    name: 'sandbox',
    command: ['node', 'sandbox/dist/server.cjs'],
    env: {
      NODE_OPTIONS: '',
      SANDBOX_PORT: String(sandbox),
      SANDBOX_SMTP_PORT: String(smtp),
      SANDBOX_FAULTS: '1',
      SANDBOX_WEBHOOK_URL: `${entry}/api/webhooks/stripe`,
      SANDBOX_WEBHOOK_SECRET: 'whsec_sandbox',
      SANDBOX_SUPPLIER_WEBHOOK_URL: `${entry}/api/webhooks/duffel`,
      SANDBOX_SUPPLIER_WEBHOOK_SECRET: 'duffel_webhook_sandbox',
      ...more('sandbox'),
    },
    url: local(sandbox),
    ready: '/health',
    live: '/health',
  };
}

/** Keys are in a folder that APIs and workers of one machine share. */
function ofApi(places: Places, name: string): Record<string, string> {
  const { folder, entry, sandbox, smtp, secrets, stores, more } = places;
  return {
    ...common(places),
    DATABASE_URL: stores.database.url,
    DATA_DIR: path.join(folder, 'api'),
    OPERATORS_TOKEN: secrets.operators,
    SANDBOX_URL: local(sandbox),
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    SITE_PAGES_URL: `${entry}/pages.json`,
    DRAIN_DELAY_MS: DRAIN_MS.api,
    ...more(name),
  };
}

export function apiOptions(places: Places, name: string, port: number): MemberOptions {
  return {
    ...shared(places),
    name,
    command: ['node', 'api/dist/server.cjs'],
    env: { OPERATORS_PORT: 'off', ...ofApi(places, name), API_ROLE: 'api', API_PORT: String(port) },
    url: local(port),
    ready: '/api/ready',
    live: '/api/health',
  };
}

export function workerOptions(places: Places, name: string, port: number): MemberOptions {
  return {
    ...shared(places),
    name,
    command: ['node', 'api/dist/server.cjs'],
    env: { ...ofApi(places, name), API_ROLE: 'worker', OPERATORS_PORT: String(port) },
    url: local(port),
    ready: '/ready',
    live: '/health',
  };
}

export function frontOptions(places: Places, name: string, port: number): MemberOptions {
  const { folder, entry, sandbox, apis, secrets, stores, more } = places;
  return {
    ...shared(places),
    name,
    command: [...pageNode, 'shell/launch.cjs'],
    env: {
      ...common(places),
      ...releaseVariables(stores),
      PORT: String(port),
      DATA_DIR: path.join(folder, name),
      API_URL: apis.map(local).join(','),
      PAYMENT_FRAMES: local(sandbox),
      PURGE_URLS: entry,
      PURGE_SECRET: secrets.purge,
      RENDER_WORKERS: '1',
      DRAIN_DELAY_MS: DRAIN_MS.front,
      ...more(name),
    },
    url: local(port),
    ready: '/ready',
    live: '/health',
  };
}
