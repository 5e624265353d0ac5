export interface Measured {
  readonly perSecond: number;
  /** processor time of a booking in this process, milliseconds; the embedded database is in it, a server is not */
  readonly cpu: number;
  readonly p50: number;
  readonly p99: number;
}

/** Does all of them, so many at once. */
export async function atOnce<One>(
  most: number,
  ready: readonly One[],
  book: (one: One) => Promise<void>,
): Promise<Measured> {
  const times: number[] = [];
  const waiting = [...ready];
  const [begin, used] = [performance.now(), process.cpuUsage()];
  await Promise.all(
    Array.from({ length: most }, async () => {
      for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
        const start = performance.now();
        await book(one);
        times.push(performance.now() - start);
      }
    }),
  );
  const seconds = (performance.now() - begin) / 1000;
  const { user, system } = process.cpuUsage(used);
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    Number((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1));
  return {
    perSecond: Number((ready.length / seconds).toFixed(1)),
    cpu: Number(((user + system) / 1000 / ready.length).toFixed(2)),
    p50: at(0.5),
    p99: at(0.99),
  };
}
