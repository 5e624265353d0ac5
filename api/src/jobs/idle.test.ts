import pino from 'pino';
import { duffelFlightSupplier } from '../adapters/flight-supplier/duffel';
import { eraRailSupplier } from '../adapters/rail-supplier/era';
import { duffelStaySupplier } from '../adapters/stay-supplier/duffel';
import { startBookingParts } from '../booking-parts';
import { MemoryCatalogue } from '../catalogue/memory-catalogue';
import { readConfig } from '../platform/config';
import { describeOnDatabases } from '../../test/databases/on-databases';
import { freshKeys } from '../../test/builders/keys';
import { settled, TurnedClock } from '../../test/fakes/turned-clock';
import { NUMBERS } from '../../test/builders/document-numbers';
import { housekeepingTasks, startHousekeeping } from './housekeeping';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const MINUTE = 60_000;

describeOnDatabases('An idle process', (database) => {
  it('asks the database at most three times a second, whatever it has to look after', async () => {
    const turned = new TurnedClock(NOW);
    const config = readConfig({ NODE_ENV: 'test' });
    const log = pino({ level: 'silent' });
    const railSupplier = eraRailSupplier(config.rail);
    const given = {
      database: database(),
      catalogue: await MemoryCatalogue.open(database()),
      staySupplier: duffelStaySupplier(config.supplier),
      flightSuppliers: { duffel: duffelFlightSupplier(config.supplier) },
      railSupplier,
      keys: freshKeys(),
    };
    const parts = await startBookingParts({
      ...given,
      config,
      clock: turned.clock,
      log,
      after: turned.after,
    });
    const housekeeping = startHousekeeping(
      housekeepingTasks({
        numbers: NUMBERS,
        database: database(),
        payments: parts.payments,
        railSupplier,
        retention: config.retention,
      }),
      { clock: turned.clock, log, after: turned.after },
    );
    // workers and housekeeping have looked once, and wait
    await settled(() => turned.waiting === 2);
    const query = jest.spyOn(database().pool, 'query');
    const connect = jest.spyOn(database().pool, 'connect');
    while (turned.clock() < NOW + MINUTE && turned.next())
      await settled(() => turned.waiting === 2);
    const asked = Math.max(query.mock.calls.length, connect.mock.calls.length);
    query.mockRestore();
    connect.mockRestore();
    await housekeeping.stop();
    await parts.stop();
    expect(turned.clock()).toBe(NOW + MINUTE);
    expect(asked).toBeGreaterThanOrEqual(30);
    expect(asked).toBeLessThanOrEqual(180);
  });
});
