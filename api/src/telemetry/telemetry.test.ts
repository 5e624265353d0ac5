import type { TelemetrySent } from '@wayfare/api-contract';
import { NOW, startApp } from '../../test/clients/app';
import type { AppUnderTest } from '../../test/clients/app';
import { describeOnDatabase } from '../../test/databases/on-databases';
import { telemetryErrors, telemetryMeasurements } from '../platform/db/schema/telemetry';
import { forgetOldTelemetry } from './telemetry.repository';
import { SET, measurement, pageError } from '../../test/builders/measurements';
import { failedIn, measuredIn, sendBeacon } from '../../test/clients/beacons';

const DAY = 86_400_000;

describeOnDatabase('Telemetry', (database) => {
  let api: AppUnderTest;

  beforeAll(async () => {
    api = await startApp(database(), { env: { RATE_LIMIT_TELEMETRY: '0' } });
  }, 30_000);
  afterAll(() => api.close());
  beforeEach(async () => {
    await database().orm.delete(telemetryMeasurements);
    await database().orm.delete(telemetryErrors);
  });

  const beacon = (payload: TelemetrySent) => sendBeacon(api.app, payload);
  const measured = () => measuredIn(database());
  const failed = () => failedIn(database());

  it('takes a beacon without a token, and adds it to the totals of its day', async () => {
    const sent = {
      set: SET,
      measurements: [
        measurement(),
        measurement({ value: 1_240 }),
        measurement({ metric: 'CLS', value: 0.07 }),
        measurement({ metric: 'view', value: 1 }),
      ],
    };
    const answer = await beacon(sent);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    await beacon(sent);
    const page = {
      day: '2026-11-20',
      vertical: 'hotels',
      version: '1.0.0-0a',
      releaseSet: SET,
      route: 'hotels.results',
      language: 'nl',
    };
    expect(await measured()).toEqual([
      { ...page, metric: 'CLS', bucket: 70, count: 2 },
      { ...page, metric: 'LCP', bucket: 1_374, count: 4 },
      { ...page, metric: 'view', bucket: 0, count: 2 },
    ]);
  });

  it('counts an error by name, part and message, wherever it happens, and remembers when it was seen last', async () => {
    await beacon({
      set: SET,
      errors: [pageError(), pageError({ route: 'content.home' }), pageError({ message: 'y' })],
    });
    await database()
      .orm.update(telemetryErrors)
      .set({ lastSeen: new Date(NOW - DAY) });
    await beacon({ set: SET, errors: [pageError({ route: 'content.home' })] });
    expect(await failed()).toMatchObject([
      {
        vertical: 'trains',
        version: '2.0.0',
        releaseSet: SET,
        name: 'TypeError',
        message: 'x is not a function',
        place: 'home.search/v1',
        route: 'trains.index',
        count: 3,
        lastSeen: new Date(NOW),
      },
      { message: 'y', count: 1, lastSeen: new Date(NOW - DAY) },
    ]);
  });

  it('keeps a message that no database could keep as it is', async () => {
    expect(
      (await beacon({ set: SET, errors: [pageError({ message: 'a\u0000b\ud800c' })] })).statusCode,
    ).toBe(204);
    expect(await failed()).toMatchObject([{ message: 'a b c' }]);
  });

  it('loses nothing of many that come at once with the same rows', async () => {
    const pair = [measurement(), measurement({ vertical: 'flights', route: 'flights.index' })];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        beacon({ set: SET, measurements: index % 2 === 0 ? pair : pair.toReversed() }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(
      Array.from({ length: 20 }, () => 204),
    );
    expect((await measured()).map(({ count }) => count)).toEqual([20, 20]);
  });

  it('is forgotten after 90 days', async () => {
    await beacon({ set: SET, measurements: [measurement()], errors: [pageError()] });
    await forgetOldTelemetry(database().orm, new Date(NOW + 89 * DAY));
    expect([(await measured()).length, (await failed()).length]).toEqual([1, 1]);
    await forgetOldTelemetry(database().orm, new Date(NOW + 90 * DAY));
    expect([(await measured()).length, (await failed()).length]).toEqual([0, 0]);
  });
});
