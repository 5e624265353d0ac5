import rateLimit from '@fastify/rate-limit';
import fastify from 'fastify';
import { ALWAYS_READY } from '../../test/fakes/always-ready.fake';
import { registerClock } from '../platform/http/test-clock';
import { registerValibot } from '../platform/http/valibot-schemas';
import type { Database } from '../platform/db/database';
import { readiness } from './health-checks';
import { healthRoutes } from './health.routes';

const UP = { stays: 'UP', flights: 'UP', rail: 'UP' } as const;

function apiWith(providers: () => Promise<typeof UP>) {
  const clock = { now: 1_000_000 };
  const app = fastify();
  registerValibot(app, true);
  registerClock(app, () => clock.now, false);
  healthRoutes(app, { ...ALWAYS_READY, providers });
  return { clock, ask: () => app.inject('/api/providers/health') };
}

describe('The health of the suppliers', () => {
  it('is asked for once however many want to know, and again after a while', async () => {
    let asked = 0;
    const { clock, ask } = apiWith(async () => ((asked += 1), UP));
    const answers = await Promise.all(Array.from({ length: 100 }, ask));
    expect(answers.map((answer) => answer.json().result)).toEqual(answers.map(() => UP));
    expect(asked).toBe(1);
    clock.now += 7_000;
    await ask();
    expect(asked).toBe(2);
  });

  it('is asked for again after a failure', async () => {
    let asked = 0;
    const { ask } = apiWith(async () =>
      (asked += 1) === 1 ? Promise.reject(new Error('broken')) : UP,
    );
    expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([500, 200]);
  });
});

it.each(['/api/health', '/api/ready', '/api/started'])(
  '%s is answered ten times a second to one address, and no more',
  async (path) => {
    const app = fastify();
    await app.register(rateLimit, { global: false });
    registerValibot(app, true);
    registerClock(app, () => 0, false);
    healthRoutes(app, { ...ALWAYS_READY, providers: async () => UP });
    const statuses: number[] = [];
    for (let looks = 0; looks < 601; looks += 1) statuses.push((await app.inject(path)).statusCode);
    expect([
      statuses.indexOf(429),
      (await app.inject({ url: path, remoteAddress: '10.0.0.9' })).statusCode,
    ]).toEqual([600, 200]);
  },
);

describe('A process', () => {
  const isHanging = () => new Promise<never>(() => undefined);
  const isAway = () => Promise.reject(new Error('away'));
  const isThere = async () => ({ rows: [] });
  const probes = (query: () => Promise<unknown>, isFilled = () => true) =>
    readiness({ pool: { query } as unknown as Database['pool'] }, isFilled);

  it.each<[string, () => Promise<unknown>, boolean, readonly string[]]>([
    ['with database and catalogue', isThere, true, []],
    ['whose database hangs', isHanging, true, ['database']],
    ['whose database is away', isAway, true, ['database']],
    ['without a catalogue', isThere, false, ['catalogue']],
    ['with neither', isAway, false, ['database', 'catalogue']],
  ])('%s says in time what is missing', async (_what, query, filled, missing) => {
    jest.useFakeTimers();
    const found = probes(query, () => filled).missing();
    await jest.advanceTimersByTimeAsync(1_500);
    jest.useRealTimers();
    expect(await found).toEqual(missing);
  });

  it('has started once it was ready, whatever is away later', async () => {
    let query: () => Promise<unknown> = isAway;
    const checks = probes(() => query());
    expect(await checks.hasStarted()).toBe(false);
    query = isThere;
    expect(await checks.hasStarted()).toBe(true);
    query = isAway;
    expect([await checks.hasStarted(), await checks.missing()]).toEqual([true, ['database']]);
  });

  it('is not ready when it is told to end, and does not ask the database whether it is', async () => {
    const checks = probes(isHanging);
    checks.drain();
    expect(await checks.missing()).toEqual(['draining']);
  });
});
