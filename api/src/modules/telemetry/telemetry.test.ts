import { TELEMETRY_PATH } from '@wayfare/api-contract';
import type { TelemetrySent } from '@wayfare/api-contract';
import { asc } from 'drizzle-orm';
import { NOW, startApp } from '../../app-under-test';
import type { AppUnderTest } from '../../app-under-test';
import { describeOnDatabase } from '../../db/on-databases';
import { telemetryErrors, telemetryMeasurements } from '../../db/schema/telemetry';
import { forgetOldTelemetry } from './telemetry.repository';
import { telemetryService } from './telemetry.service';
import { SET, measurement, pageError } from './measurements';

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

  async function beacon(
    payload: string | TelemetrySent,
    { type = 'text/plain;charset=UTF-8', app = api.app } = {},
  ) {
    const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
    return app.inject({
      method: 'POST',
      url: TELEMETRY_PATH,
      headers: { 'content-type': type },
      payload: body,
    });
  }

  const measured = () =>
    database()
      .orm.select()
      .from(telemetryMeasurements)
      .orderBy(
        asc(telemetryMeasurements.metric),
        asc(telemetryMeasurements.bucket),
        asc(telemetryMeasurements.version),
      );
  const failed = () =>
    database().orm.select().from(telemetryErrors).orderBy(asc(telemetryErrors.message));

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
        { set: SET, measurements: [], errors: [], ...sent } as Parameters<typeof service.add>[0],
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
      { set: SET, measurements: [measurement({ version: '1.0.2' })], errors: [] },
      NOW + DAY,
    );
    expect(await measured()).toHaveLength(3);
  });

  it('counts a vertical that is new, and one more name only while the day has room', async () => {
    const limits = { measurements: 100, errors: 100, owners: 4 };
    const tell = (service: ReturnType<typeof telemetryService>, vertical: string, now: number) =>
      service.add(
        { set: SET, measurements: [measurement({ vertical })], errors: [pageError({ vertical })] },
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

  it('is forgotten after 90 days', async () => {
    await beacon({ set: SET, measurements: [measurement()], errors: [pageError()] });
    await forgetOldTelemetry(database().orm, new Date(NOW + 89 * DAY));
    expect([(await measured()).length, (await failed()).length]).toEqual([1, 1]);
    await forgetOldTelemetry(database().orm, new Date(NOW + 90 * DAY));
    expect([(await measured()).length, (await failed()).length]).toEqual([0, 0]);
  });
});
