import rateLimit from '@fastify/rate-limit';
import fastify from 'fastify';
import { registerClock } from '../platform/http/test-clock';
import { registerValibot } from '../platform/http/valibot-schemas';
import { healthRoutes } from './health.routes';

const UP = { stays: 'UP', flights: 'UP', rail: 'UP' } as const;

function apiWith(providers: () => Promise<typeof UP>) {
  const clock = { now: 1_000_000 };
  const app = fastify();
  registerValibot(app, true);
  registerClock(app, () => clock.now, false);
  healthRoutes(app, { missing: async () => [], providers });
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

it.each(['/api/health', '/api/ready'])(
  '%s is answered ten times a second to one address, and no more',
  async (path) => {
    const app = fastify();
    await app.register(rateLimit, { global: false });
    registerValibot(app, true);
    registerClock(app, () => 0, false);
    healthRoutes(app, { missing: async () => [], providers: async () => UP });
    const statuses: number[] = [];
    for (let looks = 0; looks < 601; looks += 1) statuses.push((await app.inject(path)).statusCode);
    expect([
      statuses.indexOf(429),
      (await app.inject({ url: path, remoteAddress: '10.0.0.9' })).statusCode,
    ]).toEqual([600, 200]);
  },
);
