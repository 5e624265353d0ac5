import { answerCache, cacheLookups } from './answer-cache';

const cache = (change: object = {}) =>
  answerCache<number>({ name: 'numbers', max: 2, keptMs: 60_000, ...change });

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
    while (still('a') !== undefined) await new Promise((resolve) => setImmediate(resolve));
    expect([await read('a', async () => 8), known('b')]).toEqual([8, undefined]);
  });

  it('lets go of what was not wanted for longest', async () => {
    const { get, known } = cache();
    for (const [index, key] of ['a', 'b', 'a', 'c'].entries()) await get(key, async () => index);
    expect([await known('a'), known('b'), await known('c')]).toEqual([0, undefined, 3]);
  });

  it('tells of hits and misses', async () => {
    const told: string[] = [];
    const end = cacheLookups.hear((each) => told.push(`${each.cache} ${each.isHit}`));
    const { get } = cache();
    await get('a', async () => 1);
    await get('a', async () => 1);
    end();
    expect(told).toEqual(['numbers false', 'numbers true']);
  });
});
