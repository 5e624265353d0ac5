const DEATHS = 2;
const WINDOW_MS = 60_000;

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
