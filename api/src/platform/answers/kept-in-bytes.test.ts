import { keptInBytes } from './kept-in-bytes';

const KB = 1024;
const of = (kb: number) => ({ text: 'x'.repeat(kb * KB) });

describe('What is kept in so many bytes', () => {
  it.each([
    { what: 'all that fits', sizes: [300, 300, 300], kept: [0, 1, 2] },
    { what: 'the last of too much', sizes: [300, 300, 300, 300], kept: [1, 2, 3] },
    {
      what: 'many small things',
      sizes: Array.from({ length: 9 }, () => 100),
      kept: [...'012345678'].map(Number),
    },
    { what: 'nothing that is larger than all may be', sizes: [300, 1_100], kept: [0] },
    { what: 'one large thing in the place of small ones', sizes: [400, 400, 900], kept: [2] },
  ])('is $what', ({ sizes, kept }) => {
    const cache = keptInBytes<{ text: string }>(1);
    for (const [index, size] of sizes.entries()) cache.set(`${index}`, of(size));
    expect([...sizes.keys()].filter((index) => cache.get(`${index}`) !== undefined)).toEqual(kept);
  });

  it('counts keys and entries of things without a size', () => {
    const cache = keptInBytes<object>(1);
    for (let index = 0; index < 20_000; index += 1) cache.set(`a key of some length ${index}`, {});
    expect(cache.size).toBeLessThan(8_000);
  });

  it('is gone after its time', () => {
    jest.useFakeTimers();
    jest.advanceTimersByTime(1);
    const cache = keptInBytes<object>(1, 60_000);
    cache.set('a', {});
    jest.advanceTimersByTime(59_000);
    const before = cache.get('a');
    jest.advanceTimersByTime(2_000);
    const after = cache.get('a');
    jest.useRealTimers();
    expect([before, after]).toEqual([{}, undefined]);
  });
});
