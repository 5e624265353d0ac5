import { withFreshChunk } from './refetch';

const chunkError = (request: string) =>
  Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError', request });
let fetched: jest.SpyInstance;
beforeEach(() => {
  fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(''));
});
afterEach(() => jest.restoreAllMocks());

it.each([
  ['a chunk that failed', chunkError('/r/a.js'), ['/r/a.js']],
  [
    'a failure that has a failed chunk as its cause',
    new Error('page', { cause: chunkError('/r/b.js') }),
    ['/r/b.js'],
  ],
  ['code that throws', new Error('bug'), []],
  ['something that is no error', 'text', []],
])('%s is fetched past the caches before the failure is told', async (_what, error, urls) => {
  await expect(withFreshChunk(() => Promise.reject(error))).rejects.toBe(error);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(urls);
  for (const [, init] of fetched.mock.calls) expect(init).toMatchObject({ cache: 'reload' });
});

it('tells the first failure when the file can not be had either', async () => {
  fetched.mockRejectedValue(new Error('offline'));
  await expect(withFreshChunk(() => Promise.reject(chunkError('/r/a.js')))).rejects.toThrow(
    'Loading chunk',
  );
});

it('fetches nothing for code that loads', async () => {
  await expect(withFreshChunk(() => Promise.resolve(1))).resolves.toBe(1);
  expect(fetched).not.toHaveBeenCalled();
});
