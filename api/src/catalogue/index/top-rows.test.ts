import { randomFrom } from '../../../bench/synthetic-hotels';
import { TopRows } from './top-rows';

describe('The best rows', () => {
  it('are those of a full sort, ties broken by id, whatever page is asked for', () => {
    const random = randomFrom(3);
    const keys = Array.from({ length: 500 }, () => Math.floor(random() * 40));
    const tie = Uint32Array.from(keys, (_, row) => (row * 7919) % 500);
    const sorted = keys
      .map((_, row) => row)
      .sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || (tie[a] ?? 0) - (tie[b] ?? 0));
    for (const [offset, limit] of [
      [0, 1],
      [0, 20],
      [40, 20],
      [490, 20],
      [600, 20],
    ] as const) {
      const top = new TopRows(offset + limit, tie);
      keys.forEach((key, row) => top.offer(key, row));
      expect(top.from(offset)).toEqual(sorted.slice(offset, offset + limit));
    }
  });

  it('are none when none are wanted', () => {
    const top = new TopRows(0, Uint32Array.of(0));
    top.offer(1, 0);
    expect(top.from(0)).toEqual([]);
  });
});
