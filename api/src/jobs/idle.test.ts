import pino from 'pino';
import { startedParts } from '../../test/clients/api-parts';
import { MemoryCatalogue } from '../catalogue/memory-catalogue';
import { readConfig } from '../platform/config';
import { describeOnDatabases } from '../../test/databases/on-databases';
import { freshKeys } from '../../test/builders/keys';
import { settled, TurnedClock } from '../../test/fakes/turned-clock';
import { NUMBERS } from '../../test/builders/document-numbers';
import { startHousekeeping } from '../platform/housekeeping/housekeeping';
import { turnsIn } from '../platform/housekeeping/turns';
import { housekeepingTasks } from './housekeeping-tasks';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const MINUTE = 60_000;

describeOnDatabases('An idle process', (database) => {
  it('asks the database at most three times a second, whatever it has to look after', async () => {
    const turned = new TurnedClock(NOW);
    const config = readConfig({ NODE_ENV: 'test' });
    const log = pino({ level: 'silent' });
    const { parts, stop } = await startedParts(
      {
        config,
        database: database(),
        catalogue: await MemoryCatalogue.open(database()),
        keys: freshKeys(),
        clock: turned.clock,
        log,
      },
      { after: turned.after },
    );
    const housekeeping = startHousekeeping(
      housekeepingTasks({ ...parts, numbers: NUMBERS, retention: config.retention }),
      { clock: turned.clock, log, turns: turnsIn(database().orm), after: turned.after },
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
    await stop();
    expect(turned.clock()).toBe(NOW + MINUTE);
    expect(asked).toBeGreaterThanOrEqual(30);
    expect(asked).toBeLessThanOrEqual(180);
  });
});
