export interface Pauses {
  /** milliseconds; doubles up to `longestPause` */
  readonly firstPause: number;
  readonly longestPause: number;
}

/** Exponential with jitter, so that many do not come back together. */
export function backoff(
  tries: number,
  { firstPause, longestPause }: Pauses,
  random: () => number = Math.random,
): number {
  const doubled = Math.min(firstPause * 2 ** Math.max(tries - 1, 0), longestPause);
  return Math.round(doubled * (0.75 + random() / 2));
}
