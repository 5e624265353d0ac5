/** So many deaths of workers within this time put a release into quarantine. */
const DEATHS = 2;
const WINDOW_MS = 60_000;

/** Counts the workers that a release, `name@version`, has ended; `onQuarantine` is told once they are too many. */
export function countDeaths(onQuarantine: (release: string) => void, now: () => number = Date.now) {
  const deaths = new Map<string, number[]>();
  return {
    add(release: string): void {
      const recent = (deaths.get(release) ?? []).filter((at) => now() - at < WINDOW_MS);
      recent.push(now());
      deaths.set(release, recent);
      if (recent.length < DEATHS) return;
      deaths.delete(release);
      onQuarantine(release);
    },
  };
}
