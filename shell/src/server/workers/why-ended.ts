import { errorOf } from '../platform/thrown';

/** Why a worker ended that one turn of its loop took too long of a processor. */
export const BLOCKED = 'blocked';
/** Why a worker ended that did not answer for a page any more. */
export const HANGING = 'hanging';
/** Why a worker ended whose objects took more than they may. */
export const OUT_OF_MEMORY = 'out of memory';
/** What one turn takes of the memory for it to be to blame that there is none left. */
const SHARE_OF_ONE_TURN = 1 / 4;

/** Why a worker ended by what it threw, which can be anything. */
export function causeOf(thrown: unknown): string {
  const { code } = (thrown ?? {}) as { code?: unknown };
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? OUT_OF_MEMORY : errorOf(thrown).message;
}

/**
 * Whether the code that ran last is to blame for certain. Not so when the worker answered no longer, which is what did
 * not run, and when others may have filled the memory: `usedMb` is what its objects took a turn before, of `heapMb`.
 */
export const isProof = (why: string, usedMb: number, heapMb: number): boolean =>
  why !== HANGING && (why !== OUT_OF_MEMORY || heapMb - usedMb >= heapMb * SHARE_OF_ONE_TURN);
