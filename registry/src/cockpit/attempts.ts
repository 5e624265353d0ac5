interface Limit {
  readonly most: number;
  readonly windowMs: number;
  /** ms */
  readonly now: () => number;
}

/** False for an address that tried too often in this window. One process counts for itself. */
export function attempts({ most, windowMs, now }: Limit): (address: string) => boolean {
  let begun = now();
  const counts = new Map<string, number>();
  return (address) => {
    if (Math.abs(now() - begun) >= windowMs) {
      counts.clear();
      begun = now();
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= most;
  };
}
