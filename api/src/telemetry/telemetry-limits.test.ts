import type { TelemetrySent } from '@wayfare/api-contract';
import { NOW, startApp } from '../../test/clients/app';
import type { AppUnderTest } from '../../test/clients/app';
import { describeOnDatabase } from '../../test/databases/on-databases';
import { telemetryErrors, telemetryMeasurements } from '../platform/db/schema/telemetry';
import { telemetryService } from './telemetry.service';
import { SET, measurement, pageError } from '../../test/builders/measurements';
import { failedIn, measuredIn, sendBeacon } from '../../test/clients/beacons';

const DAY = 86_400_000;

describeOnDatabase('Telemetry in its limits', (database) => {
  let api: AppUnderTest;

  beforeAll(async () => {
    api = await startApp(database(), { env: { RATE_LIMIT_TELEMETRY: '0' } });
  }, 30_000);
  afterAll(() => api.close());
  beforeEach(async () => {
    await database().orm.delete(telemetryMeasurements);
    await database().orm.delete(telemetryErrors);
  });

  const beacon = (payload: TelemetrySent, { app = api.app } = {}) => sendBeacon(app, payload);
  const measured = () => measuredIn(database());
  const failed = () => failedIn(database());

  it('takes as many measurements as one beacon may have within its size', async () => {
    const version = `1.0.0-${'a'.repeat(10)}`;
    const full = Array.from({ length: 40 }, () =>
      measurement({
        vertical: 'account',
        version,
        route: 'account.traveller-details',
        metric: 'TTFB',
        value: 59_999,
      }),
    );
    expect((await beacon({ set: SET, measurements: full })).statusCode).toBe(204);
  });

  it('has room for so many rows a day, and goes on counting those it has', async () => {
    const service = telemetryService(database(), { measurements: 2, errors: 1, owners: 40 });
    const add = (sent: Partial<TelemetrySent>) =>
      service.add(
        { set: SET, measurements: [], navigations: [], errors: [], ...sent } as Parameters<
          typeof service.add
        >[0],
        NOW,
      );
    for (const version of ['1.0.0', '1.0.1', '1.0.2', '1.0.0'])
      await add({ measurements: [measurement({ version })], errors: [pageError({ version })] });
    expect((await measured()).map(({ version, count }) => [version, count])).toEqual([
      ['1.0.0', 2],
      ['1.0.1', 1],
    ]);
    expect((await failed()).map(({ version, count }) => [version, count])).toEqual([['1.0.0', 2]]);
    await service.add(
      { set: SET, measurements: [measurement({ version: '1.0.2' })], navigations: [], errors: [] },
      NOW + DAY,
    );
    expect(await measured()).toHaveLength(3);
  });

  it('counts a vertical that is new, and one more name only while the day has room', async () => {
    const limits = { measurements: 100, errors: 100, owners: 4 };
    const tell = (service: ReturnType<typeof telemetryService>, vertical: string, now: number) =>
      service.add(
        {
          set: SET,
          measurements: [measurement({ vertical })],
          navigations: [],
          errors: [pageError({ vertical })],
        },
        now,
      );
    const heard = async () => [
      [...new Set((await measured()).map(({ vertical }) => vertical))].sort(),
      [...new Set((await failed()).map(({ vertical }) => vertical))].sort(),
    ];
    const first = telemetryService(database(), limits);
    for (const vertical of [
      'hotels',
      'cruises',
      'invented-1',
      'invented-2',
      'invented-3',
      'hotels',
    ])
      await tell(first, vertical, NOW);
    expect(await heard()).toEqual([
      ['cruises', 'hotels', 'invented-1'],
      ['cruises', 'hotels', 'invented-1'],
    ]);
    // the next day another process knows whom the last one heard of
    const next = telemetryService(database(), limits);
    for (const vertical of ['invented-4', 'cruises', 'shell'])
      await tell(next, vertical, NOW + DAY);
    expect(
      (await measured())
        .filter(({ day }) => day === '2026-11-21')
        .map(({ vertical }) => vertical)
        .sort(),
    ).toEqual(['cruises', 'shell']);
  });

  it('answers 429 to whoever sends without end', async () => {
    const limited = await startApp(database(), { env: { RATE_LIMIT_TELEMETRY: '2' } });
    const statuses: number[] = [];
    for (let sent = 0; sent < 3; sent += 1)
      statuses.push((await beacon({ set: SET }, { app: limited.app })).statusCode);
    await limited.close();
    expect(statuses).toEqual([204, 204, 429]);
  });
});
