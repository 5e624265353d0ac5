import type { Clock } from '@wayfare/domain';

interface Kept<Value> {
  readonly value: Value;
  /** until then nobody asks again */
  readonly freshUntil: number;
}

interface CacheTimes {
  /** milliseconds for which an answer is fresh */
  readonly fresh: number;
  /** milliseconds to wait after a failure before asking again, while there is an older answer */
  readonly rest: number;
}

const TIMES: CacheTimes = { fresh: 60_000, rest: 10_000 };

/**
 * Answers of somebody slow. Those that are kept are given at once; when they are no longer fresh they are fetched anew
 * meanwhile, and stay when that fails. Equal questions at the same time are asked once. For few keys: nothing is forgotten.
 */
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
    // whoever loads has told of the failure already
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
