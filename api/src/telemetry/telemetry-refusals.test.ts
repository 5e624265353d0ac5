import { startApp } from '../../test/clients/app';
import type { AppUnderTest } from '../../test/clients/app';
import { describeOnDatabase } from '../../test/databases/on-databases';
import { telemetryErrors, telemetryMeasurements } from '../platform/db/schema/telemetry';
import { SET, measurement, pageError } from '../../test/builders/measurements';
import { BEACON_TYPE, failedIn, measuredIn, sendBeacon } from '../../test/clients/beacons';

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

  const beacon = (payload: string, { type = BEACON_TYPE } = {}) =>
    sendBeacon(api.app, payload, type);
  const measured = () => measuredIn(database());
  const failed = () => failedIn(database());

  it.each<[string, string | object, number]>([
    ['no JSON', '{', 400],
    ['nothing', '', 400],
    ['no release set', { measurements: [] }, 422],
    ['a release set of another form', { set: 'latest' }, 422],
    [
      'a vertical whose name is none',
      { set: SET, measurements: [measurement({ vertical: 'Cruises of 2026' })] },
      422,
    ],
    [
      'a vertical with a name of 32 characters',
      { set: SET, errors: [pageError({ vertical: 'c'.repeat(32) })] },
      422,
    ],
    [
      'a version of another form',
      { set: SET, measurements: [measurement({ version: '<b>' })] },
      422,
    ],
    [
      'an address in place of a route',
      { set: SET, measurements: [measurement({ route: '/hotels?place=Ann' })] },
      422,
    ],
    [
      'a metric that nobody knows',
      { set: SET, measurements: [measurement({ metric: 'mood' as 'LCP' })] },
      422,
    ],
    ['a negative value', { set: SET, measurements: [measurement({ value: -1 })] }, 422],
    [
      'a value that is no number',
      { set: SET, measurements: [{ ...measurement(), value: '1' }] },
      422,
    ],
    [
      'more than 40 measurements',
      {
        set: SET,
        measurements: Array.from({ length: 41 }, () =>
          measurement({ version: '1', route: 'hotels.all' }),
        ),
      },
      422,
    ],
    [
      'more than 20 errors',
      { set: SET, errors: Array.from({ length: 21 }, () => pageError()) },
      422,
    ],
    ['a part with markup', { set: SET, errors: [pageError({ where: '<img>' })] }, 422],
    [
      'a message of 301 characters',
      { set: SET, errors: [pageError({ message: 'x'.repeat(301) })] },
      422,
    ],
    ['more than 8 KB', ' '.repeat(8 * 1024 + 1), 413],
  ])('refuses %s', async (_what, payload, status) => {
    const answer = await beacon(typeof payload === 'string' ? payload : JSON.stringify(payload));
    expect(answer.statusCode).toBe(status);
    expect([await measured(), await failed()]).toEqual([[], []]);
  });

  it('refuses a form, which is how another site could send it', async () => {
    expect((await beacon('set=1', { type: 'application/x-www-form-urlencoded' })).statusCode).toBe(
      415,
    );
  });
});
