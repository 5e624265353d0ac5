import { Chance } from '../fakes/bank-and-supplier.fake';
import type { Fate } from '../fakes/bank-and-supplier.fake';

/* For tests: everything random in a life of a booking comes from one seed, so that it can be lived again. */

/** mulberry32: small, and the same everywhere */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const FATES: readonly Fate[] = ['lost-before', 'lost-after', 'crash-before', 'crash-after'];
/** Up to so many of the calls break. */
const MOST_DANGER = 0.4;

/** Dice for one life, and the chance that breaks its calls. */
export function seededLife(seed: number) {
  const random = randomOf(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const danger = random() * MOST_DANGER;
  return { random, pick, chance: new Chance(() => (random() < danger ? pick(FATES) : 'fine')) };
}
