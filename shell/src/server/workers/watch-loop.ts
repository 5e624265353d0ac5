const LOOK_MS = 50;
/** A loop that waits for something and uses no processor may stand still for so many times as long. */
const IDLE_TIMES = 10;

export interface WatchedLoop {
  /** another number whenever the loop has turned */
  beats(): number;
  /** milliseconds of a processor that it has used; null when nobody knows */
  cpu(): number | null;
}

/**
 * Calls `onBlocked` when a loop has not turned while its thread used `blockedMs` of a processor: on a machine that has
 * too much to do, a thread that stands still may only be waiting for its turn. Where nobody counts, the looks of the
 * caller's own loop stand for time. Returns what ends the watch.
 */
export function watchLoop(loop: WatchedLoop, blockedMs: number, onBlocked: () => void): () => void {
  let beats = loop.beats();
  let silence = 0;
  let cpuBefore: number | null = null;
  function isBlocked(): boolean {
    const now = loop.beats();
    if (now !== beats) {
      beats = now;
      silence = 0;
      return false;
    }
    const cpu = loop.cpu();
    if (silence === 0) cpuBefore = cpu;
    silence += LOOK_MS;
    const used = cpu === null || cpuBefore === null ? silence : cpu - cpuBefore;
    return used >= blockedMs || silence >= IDLE_TIMES * blockedMs;
  }
  const timer = setInterval(() => {
    if (isBlocked()) onBlocked();
  }, LOOK_MS);
  return () => clearInterval(timer);
}
