import type { FastifyInstance } from 'fastify';
import { Problem } from './problem';

/** Often enough for limits of seconds. A tick of 100 ms costs an idle process a sixth of a percent of a core, a histogram of 10 ms half a percent. */
const EVERY_MS = 500;

export interface Lateness {
  /** how many milliseconds after its time the last tick came */
  milliseconds(): number;
  stop(): void;
}

/** Watches the event loop of this process by a timer, until it is stopped. */
export function eventLoopLateness(now: () => number = () => performance.now()): Lateness {
  let last = now();
  let late = 0;
  const timer = setInterval(() => {
    const at = now();
    late = Math.max(0, at - last - EVERY_MS);
    last = at;
  }, EVERY_MS).unref();
  return { milliseconds: () => late, stop: () => clearInterval(timer) };
}

const BUSY = new Problem('SERVER_ERROR', { text: 'BUSY', status: 503, facts: { retryAfter: 5 } });

/** Answers 503 at once while the event loop is later than `limitMs`; 0 is no limit. */
export function registerOverload(
  app: FastifyInstance,
  limitMs: number,
  watch: () => Lateness = eventLoopLateness,
): void {
  if (limitMs === 0) return;
  const lateness = watch();
  app.addHook('onRequest', (_request, _reply, done) =>
    done(lateness.milliseconds() > limitMs ? BUSY : undefined),
  );
  app.addHook('onClose', () => lateness.stop());
}
