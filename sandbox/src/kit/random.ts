/** A repeatable stream of numbers: the same seed always tells the same story. */
export interface Random {
  next(): number;
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  weighted<T>(entries: readonly (readonly [T, number])[]): T;
}

const PRIME = 0x01000193;
const START = 0x811c9dc5;

const afterLetter = (state: number, letter: number) => Math.imul(state ^ letter, PRIME);

/** Neighbouring states give unrelated numbers. */
function avalanche(state: number): number {
  let hash = state ^ (state >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** FNV-1a with a final avalanche, so that neighbouring keys give unrelated numbers. */
export function hash32(text: string): number {
  let state = START;
  for (let index = 0; index < text.length; index += 1)
    state = afterLetter(state, text.charCodeAt(index));
  return avalanche(state);
}

const SALTS = ['a', 'b', 'c', 'd'].map((salt) => afterLetter(START, salt.charCodeAt(0)));

/** `hash32` of the text behind each of the letters a to d, without making those texts. */
export function fourHashes(text: string): number[] {
  let [a = 0, b = 0, c = 0, d = 0] = SALTS;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charCodeAt(index);
    a = afterLetter(a, letter);
    b = afterLetter(b, letter);
    c = afterLetter(c, letter);
    d = afterLetter(d, letter);
  }
  return [a, b, c, d].map(avalanche);
}

/** One number in [0, 1) for a key, without a stream. */
export function fraction(key: string): number {
  return hash32(key) / 0x1_0000_0000;
}

export function createRandom(seed: string): Random {
  let state = hash32(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => pickOne(list, next()),
    weighted: (entries) => pickWeighted(entries, next()),
  };
}

function pickOne<T>(list: readonly T[], point: number): T {
  const picked = list[Math.floor(point * list.length)];
  if (picked === undefined) throw new Error('nothing to choose from');
  return picked;
}

function pickWeighted<T>(entries: readonly (readonly [T, number])[], point: number): T {
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = point * total;
  for (const [value, weight] of entries) {
    rest -= weight;
    if (rest < 0) return value;
  }
  const last = entries.at(-1);
  if (last === undefined) throw new Error('nothing to choose from');
  return last[0];
}
