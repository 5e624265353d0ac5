import type { After } from '../../src/platform/timer';

/* For tests: a clock that is turned by hand, with the timers that hang on it. */

interface Pending {
  readonly at: number;
  readonly run: () => void;
}

export class TurnedClock {
  private readonly pending = new Set<Pending>();

  constructor(private instant: number) {}

  readonly clock = () => this.instant;

  readonly after: After = (milliseconds, run) => {
    const timer = { at: this.instant + milliseconds, run };
    this.pending.add(timer);
    return () => void this.pending.delete(timer);
  };

  /** Turns to the next timer within so long, and lets it run; false when there is none. */
  next(within = Infinity): boolean {
    const [timer] = [...this.pending].sort((a, b) => a.at - b.at);
    if (timer === undefined || timer.at > this.instant + within) return false;
    this.instant = Math.max(this.instant, timer.at);
    this.pending.delete(timer);
    timer.run();
    return true;
  }

  /** how many timers wait */
  get waiting(): number {
    return this.pending.size;
  }

  pass(milliseconds: number): void {
    this.instant += milliseconds;
  }
}

const MOST_MS = 4_000;

/** Lets whatever was begun go on until something holds; fails when it never does. */
export async function settled(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + MOST_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`it never came to this: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
