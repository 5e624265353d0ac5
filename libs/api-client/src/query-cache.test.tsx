import { renderHook, waitFor } from '@testing-library/react';
import type { Call } from '@wayfare/api-contract';
import { createApiClient } from './client';
import {
  cachedCall,
  callQuery,
  clearQueryCache,
  fetchCached,
  invalidateCall,
  useQuery,
} from './query-cache';

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

it('gives a component what a loader has read, by the same options and without a provider', async () => {
  let calls = 0;
  const query = callQuery(
    answering(() => `answer ${(calls += 1)}`),
    places,
    { language: 'en' },
    MINUTE,
  );
  await fetchCached(query);
  const { result } = renderHook(() => useQuery(query));
  await waitFor(() => expect(result.current.data).toBe('answer 1'));
  expect(calls).toBe(1);
});

it('knows a read by the key that it is told, whatever else its request holds', async () => {
  let calls = 0;
  const api = answering(() => `answer ${(calls += 1)}`);
  const read = (language: string) =>
    fetchCached(callQuery(api, places, { language }, { ...MINUTE, key: 'all' }));
  expect([await read('en'), await read('nl')]).toEqual(['answer 1', 'answer 1']);
});
