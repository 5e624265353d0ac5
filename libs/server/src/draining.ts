import type { Server } from 'node:http';

/** Longest time for what is in flight, after which the process ends all the same. */
const DRAIN_MS = 7_000;
/** Kept connections that fell idle meanwhile are closed this often. */
const SWEEP_MS = 100;

export interface Draining {
  readonly server: Server | null;
  /** milliseconds for which it answers on after `begin`, so that balancers see that it is not ready */
  readonly delayMs: number;
  readonly begin: (signal: NodeJS.Signals) => void;
  /** stops listening, and resolves when nothing is in flight any more */
  readonly close: () => Promise<unknown>;
  readonly exit?: (code: number) => void;
}

/** Not ready at once, closed after `delayMs`; exits with 0, or with 1 after seven seconds more. Once only. */
export function createDrain({
  server,
  delayMs,
  begin,
  close,
  exit = (code) => process.exit(code),
}: Draining): (signal: NodeJS.Signals) => Promise<void> {
  let isDraining = false;
  // before the application's own listener, which may answer at once
  server?.prependListener('request', (_request, response) => {
    if (isDraining) response.setHeader('connection', 'close');
  });
  return async (signal) => {
    if (isDraining) return;
    isDraining = true;
    begin(signal);
    await new Promise((resolve) => void setTimeout(resolve, delayMs));
    setTimeout(() => exit(1), DRAIN_MS).unref();
    const sweep = setInterval(() => server?.closeIdleConnections(), SWEEP_MS).unref();
    await close();
    clearInterval(sweep);
    exit(0);
  };
}

/** Drains on SIGTERM and SIGINT. */
export function drainOnSignals(draining: Draining): void {
  const drain = createDrain(draining);
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void drain(signal));
}
