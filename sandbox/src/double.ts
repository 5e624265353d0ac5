import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Target } from './kit/webhooks';

/** What surrounds every double: the clock, and how a process or a test wants it to behave. */
export interface World {
  now: () => number;
  /** opens `/__faults` and the other routes that begin with two underscores */
  faultsEnabled: boolean;
  webhook?: Target | undefined;
  supplierWebhook?: Target | undefined;
  railWebhook?: Target | undefined;
  webhookRetryDelays?: readonly number[] | undefined;
  /** how long a flight search without an answer waits, in milliseconds; as long as the caller says unless told */
  supplierTimeoutMs?: number | undefined;
  /** where mail is taken; nowhere unless told */
  smtpPort?: number | undefined;
}

/** One service outside the marketplace. `sandbox/src/<name>/index.ts` exports it as `double`. */
export interface Double {
  register: (app: FastifyInstance, world: World) => void;
  about: string;
  warm?: () => void;
}

/** Injected by bundlers, which flatten folders. */
declare const SANDBOX_DOUBLES: readonly string[] | undefined;

/** Bundlers take every folder's `index.ts` along. */
const load = (name: string): { double: Double } => require(`./${name}/index.ts`);

function doublesHere(): string[] {
  const sources = path.resolve('sandbox/src');
  return readdirSync(sources, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => readdirSync(path.join(sources, name)).includes('index.ts'))
    .sort();
}

const names = typeof SANDBOX_DOUBLES === 'undefined' ? doublesHere() : SANDBOX_DOUBLES;

export const doubles: readonly Double[] = names.map((name) => load(name).double);
