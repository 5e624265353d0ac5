export interface Pauses {
  /** the first pause after a failure; doubles up to `longestPause` */
  readonly firstPause: number;
  readonly longestPause: number;
}

/** The pause before try `tries + 1`: doubles each time, with a little chance so that many do not come back together. */
export function backoff(
  tries: number,
  { firstPause, longestPause }: Pauses,
  random: () => number = Math.random,
): number {
  const doubled = Math.min(firstPause * 2 ** Math.max(tries - 1, 0), longestPause);
  return Math.round(doubled * (0.75 + random() / 2));
}
