import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { memoryState } from './memory-state';
import { rateLimitStore } from './rate-limit-store';
import type { SharedState } from './shared-state';

const ONE = { config: { rateLimit: { max: 1 } } };

async function appOn(state: SharedState) {
  const app = Fastify();
  await app.register(rateLimit, {
    max: 3,
    timeWindow: 60_000,
    store: rateLimitStore(state, 'calls'),
  });
  for (const path of ['/a', '/b']) app.get(path, () => 'ok');
  app.get('/login', ONE, () => 'ok');
  app.post('/login', ONE, () => 'ok');
  return async (url: string, method: 'GET' | 'POST' = 'GET') =>
    (await app.inject({ url, method })).statusCode;
}

it('limits one visitor over all processes together', async () => {
  const state = memoryState();
  const [one, other] = [await appOn(state), await appOn(state)];
  expect([await one('/a'), await other('/a'), await one('/b'), await other('/b')]).toEqual([
    200, 200, 200, 429,
  ]);
});

it('limits a route that has a limit of its own by that alone', async () => {
  const state = memoryState();
  const [one, other] = [await appOn(state), await appOn(state)];
  expect([await one('/login'), await other('/login')]).toEqual([200, 429]);
  expect([await one('/login', 'POST'), await other('/a')]).toEqual([200, 200]);
});

it('fails a call when its state fails, rather than let everybody in', async () => {
  const failing = { ...memoryState(), count: () => Promise.reject(new Error('away')) };
  expect(await (await appOn(failing))('/a')).toBe(500);
});
