export interface Percentiles {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** By the clock, and the processor time alone, which neighbours on the same machine do not change. */
export interface Latency {
  readonly clock: Percentiles;
  readonly processor: Percentiles;
}

export function percentiles(times: number[]): Percentiles {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number): number =>
    Number(
      (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(3),
    );
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}

export async function timed<T>(times: number[], work: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  times.push(performance.now() - start);
  return result;
}

export class Stopwatch {
  private readonly clock: number[] = [];
  private readonly processor: number[] = [];

  /** One piece of work on each of some watches. */
  static measure(watches: readonly Stopwatch[], work: () => unknown): void {
    const start = performance.now();
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    const clock = performance.now() - start;
    for (const watch of watches) {
      watch.clock.push(clock);
      watch.processor.push((user + system) / 1000);
    }
  }

  read(): Latency {
    return { clock: percentiles(this.clock), processor: percentiles(this.processor) };
  }
}
