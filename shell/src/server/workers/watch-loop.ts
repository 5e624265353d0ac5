const LOOK_MS = 50;
/** A loop that waits for something and uses no processor may stand still for so many times as long. */
const IDLE_TIMES = 10;

const STANDS_AFTER = 1 / 2;

export interface WatchedLoop {
  beats(): number;
  cpu(): number | null;
}

export interface LoopWatch {
  isStanding(): boolean;
  stop(): void;
}

/**
 * Calls `onStanding` and `onBlocked` when one turn of a loop used half or all of `blockedMs` of
 * processor time: on a busy machine a thread may only be waiting.
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
