import type { ReleaseCount } from '@wayfare/rollout/counted';
import { createArmCounts, type ArmCount } from './arm-counts';

const FRESH = { vertical: 'alpha', version: '2.0.0' } as const;
const VIEW: ArmCount = { ...FRESH, counted: 'views' };
const TICK_MS = 5_000;

let posts: (readonly ReleaseCount[])[];
let isAway: boolean;
const open = () =>
  createArmCounts((counts) => {
    posts.push(counts);
    return isAway ? Promise.reject(new Error('no answer')) : Promise.resolve({});
  });

beforeEach(() => {
  jest.useFakeTimers();
  posts = [];
  isAway = false;
});
afterEach(() => jest.useRealTimers());

it('sums what is counted, and posts each sum once when its time has come', async () => {
  const counts = open();
  counts.add(VIEW);
  counts.add(VIEW);
  counts.add({ ...FRESH, version: '1.0.0', counted: 'views' });
  counts.add({ ...FRESH, counted: 'lcp', bucket: 7 });
  counts.add({ ...FRESH, counted: 'lcp', bucket: 8 });
  expect(posts).toEqual([]);
  await jest.advanceTimersByTimeAsync(3 * TICK_MS);
  expect(posts).toEqual([
    [
      { ...FRESH, counted: 'views', bucket: 0, count: 2 },
      { ...FRESH, version: '1.0.0', counted: 'views', bucket: 0, count: 1 },
      { ...FRESH, counted: 'lcp', bucket: 7, count: 1 },
      { ...FRESH, counted: 'lcp', bucket: 8, count: 1 },
    ],
  ]);
  await counts.close();
});

it('tells nothing twice, also when nobody heard it', async () => {
  const counts = open();
  isAway = true;
  counts.add(VIEW);
  await jest.advanceTimersByTimeAsync(TICK_MS);
  isAway = false;
  counts.add(VIEW);
  await jest.advanceTimersByTimeAsync(TICK_MS);
  expect(posts.map(([first]) => first?.count)).toEqual([1, 1]);
  await counts.close();
});

it('tells the last of it when it is closed, and nothing afterwards', async () => {
  const counts = open();
  counts.add(VIEW);
  await counts.close();
  expect(posts).toHaveLength(1);
  counts.add(VIEW);
  await jest.advanceTimersByTimeAsync(TICK_MS);
  expect(posts).toHaveLength(1);
});

it('keeps a bounded number of sums, and goes on with those that it has', async () => {
  const counts = open();
  for (let number = 0; number < 10_000; number += 1)
    counts.add({ ...FRESH, version: `2.0.${number}`, counted: 'views' });
  counts.add({ ...FRESH, version: '2.0.0', counted: 'views' });
  await counts.close();
  expect(posts[0]).toHaveLength(4_000);
  expect(posts[0]?.[0]).toMatchObject({ version: '2.0.0', count: 2 });
});
