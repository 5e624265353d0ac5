const ALL = 0xffffffff;

/** Combinations of what houses have for guests with a disability. */
export const MOST_BITS = 4;

export function tally(counts: Uint32Array, index: number, isCounted: boolean): void {
  if (isCounted) counts[index] = (counts[index] ?? 0) + 1;
}

export function maskOf(options: readonly number[]): number {
  return options.length === 0
    ? ALL
    : options.reduce(
        (mask, option) => (option >= 0 && option < 32 ? mask | (1 << option) : mask),
        0,
      );
}

export function countsOf(
  counts: Uint32Array,
  name: (index: number) => string,
): Record<string, number> {
  const named: Record<string, number> = {};
  counts.forEach((count, index) => {
    if (count > 0) named[name(index)] = count;
  });
  return named;
}
