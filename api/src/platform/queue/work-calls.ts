import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import type { Pool } from 'pg';
import { realTimer } from '../timer';
import type { After } from '../timer';

/* Processes that leave work call those that do it, by LISTEN and NOTIFY. A lost call costs one poll. */

const CHANNEL = 'wayfare_work';
const AGAIN_MS = 1_000;
const CONNECT_MS = 5_000;

/** Tells every process that hears; `onError` gets what kept it from that, and nobody waits for it. */
export const callWorkers =
  (pool: Pick<Pool, 'query'>, onError: (error: unknown) => void) =>
  (queue: string): void => {
    pool.query('SELECT pg_notify($1, $2)', [CHANNEL, queue]).catch(onError);
  };

interface Hearing {
  /** gets the name of a queue, by whoever called: it may be unknown here */
  readonly onCall: (queue: string) => void;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly after?: After;
}

/** A connection of its own, made again whenever it is lost; `first` resolves when it hears. */
export function hearWorkCalls(
  url: string,
  { onCall, log, after = realTimer }: Hearing,
): { readonly first: Promise<void>; stop(): Promise<void> } {
  let stopped = false;
  let cancel: () => void = () => undefined;
  let current: Client | null = null;
  let hears: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    hears = resolve;
  });

  async function connect(): Promise<void> {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    });
    current = client;
    client.on('notification', ({ payload = '' }) => onCall(payload));
    client.on('error', (err) => log.warn({ err }, 'calls for work are not heard'));
    client.once('end', () => {
      if (!stopped) cancel = after(AGAIN_MS, () => void connect());
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      hears();
    } catch (err) {
      log.warn({ err }, 'calls for work are not heard');
      // its 'end' tries again
      await client.end().catch(() => undefined);
    }
  }

  void connect();
  return {
    first,
    async stop() {
      stopped = true;
      cancel();
      await current?.end().catch(() => undefined);
    },
  };
}
