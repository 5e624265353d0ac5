const LOOK_MS = 50;
/** A loop that waits for something and uses no processor may stand still for so many times as long. */
const IDLE_TIMES = 10;

/** What a loop has used of the processor that it may in one turn when it is said to stand. */
const STANDS_AFTER = 1 / 2;

export interface WatchedLoop {
  /** another number whenever the loop has turned */
  beats(): number;
  /** milliseconds of a processor that it has used; null when nobody knows */
  cpu(): number | null;
}

export interface LoopWatch {
  /** its present turn has taken half of what it may, or more */
  isStanding(): boolean;
  stop(): void;
}

/**
 * Calls `onBlocked` when a loop has not turned while its thread used `blockedMs` of a processor, and once before, when it
 * used half of them, `onStanding`: on a machine that has too much to do, a thread that stands still may only be waiting
 * for its turn. Where nobody counts, the looks of the caller's own loop stand for time.
 */
export function watchLoop(
  loop: WatchedLoop,
  blockedMs: number,
  { onStanding, onBlocked }: { onStanding: () => void; onBlocked: () => void },
): LoopWatch {
  let beats = loop.beats();
  let silence = 0;
  let isStanding = false;
  let cpuBefore: number | null = null;
  /** What the loop has used of what it may in one turn: 1 when that is all. */
  function shareUsed(): number {
    const now = loop.beats();
    if (now !== beats) {
      beats = now;
      silence = 0;
      return 0;
    }
    const cpu = loop.cpu();
    if (silence === 0) cpuBefore = cpu;
    silence += LOOK_MS;
    const used = cpu === null || cpuBefore === null ? silence : cpu - cpuBefore;
    return Math.max(used, silence / IDLE_TIMES) / blockedMs;
  }
  const timer = setInterval(() => {
    const share = shareUsed();
    const stood = isStanding;
    isStanding = share >= STANDS_AFTER;
    if (share >= 1) onBlocked();
    else if (isStanding && !stood) onStanding();
  }, LOOK_MS);
  return { isStanding: () => isStanding, stop: () => clearInterval(timer) };
}
