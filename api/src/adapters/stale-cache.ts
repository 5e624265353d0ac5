import type { Clock } from '@wayfare/domain';

interface Kept<Value> {
  readonly value: Value;
  readonly freshUntil: number;
}

interface CacheTimes {
  readonly fresh: number;
  /** milliseconds between a failure and the next try, while a stale answer exists */
  readonly rest: number;
}

const TIMES: CacheTimes = { fresh: 60_000, rest: 10_000 };

/** Stale-while-revalidate with coalesced loads; a failed refresh keeps the old answer. No eviction: few keys only. */
export class StaleCache<Value> {
  readonly #kept = new Map<string, Kept<Value>>();
  readonly #running = new Map<string, Promise<Value>>();

  constructor(
    private readonly clock: Clock,
    private readonly times: CacheTimes = TIMES,
  ) {}

  async get(key: string, load: () => Promise<Value>): Promise<Value> {
    const kept = this.#kept.get(key);
    if (kept === undefined) return this.#load(key, load);
    // the loader has logged it
    if (kept.freshUntil <= this.clock())
      this.#load(key, load).catch(() =>
        this.#kept.set(key, { ...kept, freshUntil: this.clock() + this.times.rest }),
      );
    return kept.value;
  }

  #load(key: string, load: () => Promise<Value>): Promise<Value> {
    const running = this.#running.get(key);
    if (running !== undefined) return running;
    const loading = load()
      .then((value) => {
        this.#kept.set(key, { value, freshUntil: this.clock() + this.times.fresh });
        return value;
      })
      .finally(() => this.#running.delete(key));
    this.#running.set(key, loading);
    return loading;
  }
}
