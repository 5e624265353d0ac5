import type { Call } from '@wayfare/api-contract';
import { createApiClient } from './client';
import { cachedCall, queryClient } from './query-cache';

const places: Call<object, number> = { method: 'GET', path: '/api/places' };

it('keeps nothing on the server, where the next request is somebody else', async () => {
  let calls = 0;
  const api = createApiClient({
    baseUrl: '',
    token: () => '',
    fetch: async () => Response.json({ result: (calls += 1), errors: [] }),
  });
  expect([
    await cachedCall(api, places, {}, { staleTime: 60_000 }),
    await cachedCall(api, places, {}, { staleTime: 60_000 }),
  ]).toEqual([1, 2]);
  expect(queryClient()).not.toBe(queryClient());
});
