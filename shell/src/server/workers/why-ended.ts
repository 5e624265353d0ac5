import { errorOf } from '../platform/thrown';

export const BLOCKED = 'blocked';
export const HANGING = 'hanging';
export const OUT_OF_MEMORY = 'out of memory';
/** What one turn takes of the memory for it to be to blame that there is none left. */
const SHARE_OF_ONE_TURN = 1 / 4;

export function causeOf(thrown: unknown): string {
  const { code } = (thrown ?? {}) as { code?: unknown };
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? OUT_OF_MEMORY : errorOf(thrown).message;
}

/**
 * Whether the code that ran last is to blame for certain: not when the worker only fell silent,
 * nor when memory was nearly full (`usedMb` of `heapMb`) before.
 */
export const isProof = (why: string, usedMb: number, heapMb: number): boolean =>
  why !== HANGING && (why !== OUT_OF_MEMORY || heapMb - usedMb >= heapMb * SHARE_OF_ONE_TURN);
