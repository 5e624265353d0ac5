import { freshKeys } from '../builders/keys';
import { eq, lt } from 'drizzle-orm';
import { startedParts } from '../clients/api-parts';
import { MemoryCatalogue } from '../../src/catalogue/memory-catalogue';
import { readConfig } from '../../src/platform/config';
import { openDatabase } from '../../src/platform/db/database';
import { bookings } from '../../src/platform/db/schema/bookings';
import { createLog } from '../../src/platform/http/logging';
import { WORKFLOW_TIMEOUTS } from '../../src/booking/workflow-timeouts';

/*
 * For tests: the booking workflow as a process of its own, to be killed. `{"start": id}` on its channel makes a booking due;
 * `{"count": "due"}` asks how many have a step before them within the hour.
 */

const HOUR = 3_600_000;
/** Two calls of four seconds each fit into a step. */
const LITTLE = {
  ...WORKFLOW_TIMEOUTS,
  stepTime: 9_000,
  leaseTime: 3_000,
  unknownWindow: 4_000,
  lateArrivalWindow: 6_000,
  firstPause: 200,
  longestPause: 1_000,
  pollInterval: 1_000,
};

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const database = await openDatabase({
    ...config.database,
    dataDir: config.dataDir,
    onError: () => undefined,
  });
  const catalogue = await MemoryCatalogue.open(database);
  const { parts } = await startedParts(
    { config, database, catalogue, keys: freshKeys(), clock: Date.now, log },
    { timeouts: LITTLE },
  );
  const due = () =>
    database.orm
      .select({ id: bookings.id })
      .from(bookings)
      .where(lt(bookings.runAt, new Date(Date.now() + HOUR)));
  process.on('message', (message: { start: string } | { count: 'due' }) => {
    if ('count' in message) {
      void due().then((rows) => process.send?.({ due: rows.length }));
      return;
    }
    void database.orm
      .update(bookings)
      .set({ runAt: new Date() })
      .where(eq(bookings.id, message.start))
      .then(() => {
        parts.wakeBookings();
        process.send?.('started');
      });
  });
  process.send?.('ready');
}

void main();
