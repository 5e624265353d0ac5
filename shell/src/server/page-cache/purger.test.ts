import { createPurger } from './purger';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const SECRET = 'a-secret-of-the-caches';

/** Caches that answer as they are told, one status after the other; what they heard. */
function openCaches(...statuses: (number | Error)[]) {
  const heard: string[] = [];
  const reports: string[] = [];
  const urls = ['http://cache-1:6081', 'http://cache-2:6081'];
  const purger = createPurger(
    { urls, secret: SECRET },
    (message) => reports.push(message),
    (url, init) => {
      const headers = new Headers(init.headers);
      heard.push(
        [init.method, url, headers.get('surrogate-key'), headers.get('authorization')].join(' '),
      );
      const status = url === urls[0] ? (statuses.shift() ?? 200) : 200;
      if (status instanceof Error) return Promise.reject(status);
      return Promise.resolve({ ok: status === 200, status });
    },
  );
  return { heard, reports, purger };
}

const order = (cache: number) =>
  `PURGE http://cache-${cache}:6081 revision-1 set-a Bearer ${SECRET}`;

it('tells every cache at once, and again for what was on its way', async () => {
  const { heard, reports, purger } = openCaches();
  purger.purge(['revision-1', 'set-a']);
  expect(heard).toEqual([order(1), order(2)]);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(heard).toEqual([order(1), order(2), order(1), order(2)]);
  await jest.advanceTimersByTimeAsync(600_000);
  expect([heard.length, reports]).toEqual([4, []]);
});

it('tells one that was away again, and says that it was', async () => {
  const { heard, reports, purger } = openCaches(new Error('away'), 503, 200);
  purger.purge(['revision-1', 'set-a']);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(heard.filter((line) => line === order(1))).toHaveLength(3);
  expect(reports).toEqual([
    'http://cache-1:6081 did not purge pages: Error: away',
    'http://cache-1:6081 did not purge pages: it answered 503',
  ]);
});

it('gives one up that stays away', async () => {
  const { heard, purger } = openCaches(...Array.from({ length: 20 }, () => 500));
  purger.purge(['revision-1', 'set-a']);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(heard.filter((line) => line === order(1))).toHaveLength(4);
});

it('tells nobody after it was stopped', async () => {
  const { heard, purger } = openCaches();
  purger.purge(['revision-1', 'set-a']);
  await jest.advanceTimersByTimeAsync(0);
  purger.stop();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(heard).toHaveLength(2);
});
