import type { Call } from '@wayfare/api-contract';
import { createApiClient } from './client';
import { cachedCall, clearQueryCache, invalidateCall } from './query-cache';

const places: Call<{ language: string }, string> = { method: 'GET', path: '/api/places' };
const MINUTE = { staleTime: 60_000 };

const answering = (answer: () => string) =>
  createApiClient({
    baseUrl: '',
    token: () => '',
    fetch: async () => Response.json({ result: answer(), errors: [] }),
  });

function counting() {
  let calls = 0;
  const api = answering(() => `answer ${(calls += 1)}`);
  return {
    read: (language = 'en') => cachedCall(api, places, { language }, MINUTE),
    calls: () => calls,
  };
}

beforeEach(clearQueryCache);

it('answers from memory while the answer is young', async () => {
  const { read } = counting();
  expect([await read(), await read(), await read('nl')]).toEqual([
    'answer 1',
    'answer 1',
    'answer 2',
  ]);
});

it('makes one call of equal ones at the same time', async () => {
  const { read, calls } = counting();
  await Promise.all([read(), read(), read()]);
  expect(calls()).toBe(1);
});

it.each([
  ['one request of it', { language: 'en' }, ['answer 3', 'answer 2']],
  ['all of it', undefined, ['answer 3', 'answer 4']],
])('asks again once a call is invalidated: %s', async (_, request, answers) => {
  const { read } = counting();
  await read();
  await read('nl');
  await invalidateCall(places, request);
  expect([await read(), await read('nl')]).toEqual(answers);
});

it('keeps no failure', async () => {
  let isDown = true;
  const api = answering(() => {
    if (isDown) throw new Error('down');
    return 'up';
  });
  await expect(cachedCall(api, places, { language: 'en' }, MINUTE)).rejects.toMatchObject({
    code: 'NETWORK',
  });
  isDown = false;
  expect(await cachedCall(api, places, { language: 'en' }, MINUTE)).toBe('up');
});
