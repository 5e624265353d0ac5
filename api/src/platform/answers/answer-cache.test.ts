import { answerCache, cacheLookups } from './answer-cache';

const cache = (change: object = {}) =>
  answerCache<number>({ name: 'numbers', mostMb: 1, keptMs: 60_000, ...change });

const turn = () => new Promise((resolve) => setImmediate(resolve));
const KB = 1024;

/** What is kept after each of the keys was asked for, with an answer of so many bytes each. */
async function keptOf(
  keys: readonly string[],
  { kb, mostMb = 1 }: { kb: number; mostMb?: number },
) {
  const { get, known } = answerCache<string>({ name: 'texts', mostMb, keptMs: 60_000 });
  for (const [index, key] of keys.entries())
    await get(key, async () => `${index} `.padEnd(kb * KB, 'x'));
  return [...new Set(keys)].filter((key) => known(key) !== undefined);
}

describe('A cache of answers', () => {
  it('asks once for all who want the same at the time, and for some time after', async () => {
    const { get } = cache();
    const ask = jest.fn(async () => 7);
    expect(await Promise.all([get('a', ask), get('a', ask)])).toEqual([7, 7]);
    expect([await get('a', ask), ask.mock.calls.length]).toEqual([7, 1]);
  });

  it('asks again after a failure, which all who waited are told of', async () => {
    const { get } = cache();
    const fails = async () => Promise.reject(new Error('away'));
    const both = await Promise.allSettled([get('a', fails), get('a', fails)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await get('a', async () => 8)).toBe(8);
  });

  it('keeps no answer that is not whole', async () => {
    const { get } = cache({ isWhole: (answer: number) => answer > 7 });
    const answers = [7, 8, 9];
    const ask = async () => answers.shift() ?? 0;
    expect([await get('a', ask), await get('a', ask), await get('a', ask)]).toEqual([7, 8, 8]);
  });

  it('keeps an answer that is not whole for a time of its own, where it has one', async () => {
    const { get, known } = cache({ isWhole: () => false, partKeptMs: 60_000 });
    await get('a', async () => 7);
    expect(await get('a', async () => 8)).toBe(7);
    const { get: read, known: still } = cache({ isWhole: () => false, partKeptMs: 1 });
    await read('a', async () => 7);
    while (still('a') !== undefined) await turn();
    expect([await read('a', async () => 8), known('b')]).toEqual([8, undefined]);
  });

  it.each([
    { what: 'all that fit', keys: 'abc', kb: 300, kept: 'abc' },
    { what: 'what was wanted last of too many', keys: 'abcd', kb: 300, kept: 'bcd' },
    { what: 'what was wanted again', keys: 'abcad', kb: 300, kept: 'acd' },
    {
      what: 'four times as many a quarter as large',
      keys: 'abcdefghijkl',
      kb: 75,
      kept: 'abcdefghijkl',
    },
    { what: 'nothing larger than all may be', keys: 'ab', kb: 1_100, kept: '' },
    { what: 'more where it may be more', keys: 'abcdef', kb: 300, mostMb: 2, kept: 'abcdef' },
  ])('keeps $what', async ({ keys, kept, ...sizes }) => {
    expect((await keptOf([...keys], sizes)).join('')).toBe(kept);
  });

  it('counts what is asked for as long as it is not answered', async () => {
    const { get, known } = cache();
    const keys = ['a', 'b', 'c'].map((key) => key.repeat(600 * KB));
    const never = () => new Promise<number>(() => undefined);
    for (const key of keys) void get(key, never);
    expect(keys.map((key) => known(key) !== undefined)).toEqual([false, false, true]);
  });

  it('lets go of an answer when its time is over, though nobody asks for it again', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    // to the cache an entry of the moment 0 has no time
    jest.advanceTimersByTime(1);
    const told: number[] = [];
    const end = cacheLookups.hear(({ bytes }) => told.push(bytes));
    const { get } = cache();
    await get('a'.repeat(10 * KB), async () => 1);
    for (const later of [30_000, 31_000]) {
      jest.advanceTimersByTime(later);
      await get('b', async () => 1);
    }
    end();
    jest.useRealTimers();
    expect(told.map((bytes) => bytes > 10 * KB)).toEqual([false, true, false]);
  });

  it('tells of hits and misses, and of its size', async () => {
    const told: string[] = [];
    const end = cacheLookups.hear((each) => told.push(`${each.cache} ${each.result}`));
    const sizes: number[] = [];
    const endSizes = cacheLookups.hear(({ bytes, mostBytes }) => sizes.push(bytes, mostBytes));
    const { get } = cache();
    await get('a', async () => 1);
    await get('a', async () => 1);
    end();
    endSizes();
    expect(told).toEqual(['numbers miss', 'numbers hit']);
    expect(sizes).toEqual([0, KB * KB, expect.any(Number), KB * KB]);
    expect(sizes[2]).toBeGreaterThan(100);
  });
});
