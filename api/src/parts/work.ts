import type { FastifyBaseLogger } from 'fastify';
import { BOOKINGS } from '../booking/booking-queues';
import type { MemoryCatalogue } from '../catalogue/memory-catalogue';
import { refreshCatalogue } from '../jobs/catalogue-refresh';
import { startJobs } from '../jobs/start-jobs';
import type { Config } from '../platform/config';
import { callWorkers, hearWorkCalls } from '../platform/queue/work-calls';
import type { DocumentNumbers } from '../platform/records/document-numbers';
import { startBookings } from './bookings';
import type { WorkDeps } from './bookings';

interface Deps extends WorkDeps {
  readonly catalogue: MemoryCatalogue;
  readonly numbers: DocumentNumbers;
}

export interface Work {
  /** a booking is due now */
  wake(): void;
  stop(): Promise<void>;
}

/** How often a process that does not import looks for an import of another; sooner while there is none. */
const LOOKS = { retryMs: 1_000, longestRetryMs: 5_000, everyMs: 60_000 };

function callOthers({ database, catalogue, log }: Deps): Work {
  const call = callWorkers(database.pool, (err) =>
    log.warn({ err }, 'workers could not be called; they look by themselves'),
  );
  const refresh = refreshCatalogue(
    async () => {
      await catalogue.reload();
      if (catalogue.revision === 0) throw new Error('no worker has imported a catalogue yet');
    },
    log,
    LOOKS,
  );
  return { wake: () => call(BOOKINGS.name), stop: () => refresh.stop() };
}

function hears(url: Config['database']['url'], onCall: () => void, log: FastifyBaseLogger) {
  if (url === undefined) return null;
  return hearWorkCalls(url, {
    log,
    onCall: (queue) => {
      if (queue === BOOKINGS.name) onCall();
    },
  });
}

/** By `API_ROLE`: works off the queues, keeps house and imports, or calls the processes that do. */
export async function startWork(deps: Deps): Promise<Work> {
  const { config, log } = deps;
  if (config.role === 'api') return callOthers(deps);
  const bookings = await startBookings(deps);
  const jobs = startJobs(deps);
  const calls = hears(config.database.url, () => bookings.wake(), log);
  return {
    wake: () => bookings.wake(),
    async stop() {
      await calls?.stop();
      await bookings.stop();
      await jobs.stop();
    },
  };
}
