const PRIME = 0x01000193;
const START = 0x811c9dc5;

function after(state: number, text: string): number {
  let hash = state;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), PRIME);
  return hash;
}

function avalanche(state: number): number {
  let hash = state ^ (state >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export const hash32 = (text: string): number => avalanche(after(START, text));

const SALTS = ['a', 'b', 'c', 'd'].map((salt) => after(START, salt));

/** `hash32` of the text behind each of the letters a to d, without making those texts. */
export const fourHashes = (text: string): number[] =>
  SALTS.map((salt) => avalanche(after(salt, text)));

export const fraction = (key: string): number => hash32(key) / 0x1_0000_0000;

/** A repeatable stream of numbers: the same seed always tells the same story. */
export function createRandom(seed: string) {
  let state = hash32(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  function weighted<T>(entries: readonly (readonly [T, number])[]): T {
    let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    const hit = entries.find(([, weight]) => {
      rest -= weight;
      return rest < 0;
    });
    const picked = hit ?? entries.at(-1);
    if (picked === undefined) throw new Error('nothing to choose from');
    return picked[0];
  }
  return {
    next,
    int: (min: number, max: number): number => min + Math.floor(next() * (max - min + 1)),
    chance: (probability: number): boolean => next() < probability,
    weighted,
    pick<T>(list: readonly T[]): T {
      const picked = list[Math.floor(next() * list.length)];
      if (picked === undefined) throw new Error('nothing to choose from');
      return picked;
    },
  };
}
export type Random = ReturnType<typeof createRandom>;
