import type { ThreadState } from './thread-state';

/** Looks are counted, not time: on a machine that stands still they do not come either. */
const LOOK_MS = 100;

/** Calls `onBlocked` when a worker's loop has not turned for so many milliseconds; returns what ends the watch. */
export function watchLoop(
  state: Pick<ThreadState, 'beats'>,
  blockedMs: number,
  onBlocked: () => void,
): () => void {
  let beats = state.beats();
  let silence = 0;
  const timer = setInterval(() => {
    silence = state.beats() === beats ? silence + LOOK_MS : 0;
    beats = state.beats();
    if (silence >= blockedMs) onBlocked();
  }, LOOK_MS);
  return () => clearInterval(timer);
}
