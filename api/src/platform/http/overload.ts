import type { FastifyInstance } from 'fastify';
import { Problem } from './problem';

/** Milliseconds. Ticks of 100 ms cost an idle core 0.17 %, a histogram of 10 ms 0.5 %. */
const EVERY_MS = 500;

export interface Lateness {
  milliseconds(): number;
  stop(): void;
}

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

/** 503 while the event loop lags more than `limitMs`; 0 is no limit. */
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
