import type { Call } from '@wayfare/api-contract';
import { createApiClient } from './client';
import { cachedCall, KEEP_MS, queryClient } from './query-cache';

/* On the server, where there is no window: a page's data goes with the page. */

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

it('keeps the data of a page by no timer, for whatever time it is asked to', async () => {
  jest.useFakeTimers();
  const client = queryClient();
  client.setQueryData(['set'], 'data');
  await client.fetchQuery({ queryKey: ['fetched'], queryFn: () => 'data' });
  await client.fetchQuery({ queryKey: ['kept'], queryFn: () => 'data', gcTime: KEEP_MS });
  expect(client.getQueryData(['kept'])).toBe('data');
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
