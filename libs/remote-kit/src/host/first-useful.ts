export interface Limits {
  /** milliseconds until the stand-in starts beside a pending live source */
  standIn: number;
  /** milliseconds until both are given up */
  whole: number;
}

/** From a part's first request; drawing has the rest of the four seconds of docs/decisions/0073. */
const PART_LIMITS: Limits = { standIn: 1250, whole: 2500 };

/** Limits less the `waited` milliseconds since the document's request; code keeps at least a quarter. */
export function limitsAfter(waited: number): Limits {
  const { standIn, whole } = PART_LIMITS;
  const used = Math.min(waited, 0.75 * whole);
  return { standIn: Math.max(0, standIn - used), whole: whole - used };
}

export class LateError extends Error {}

export interface Sources<T> {
  live: () => Promise<T>;
  standIn: (() => Promise<T>) | null;
  onLate: (value: T) => void;
  /** the stand-in came first; told why the live one was not waited for */
  onStandIn: (cause: unknown) => void;
}

/** First of two sources; the stand-in starts late. Rejects with the live failure, or `LateError` after all the time. */
export function firstUseful<T>(
  { live, standIn, onLate, onStandIn }: Sources<T>,
  limits: Limits | null = limitsAfter(0),
): Promise<T> {
  return new Promise((resolve, reject) => {
    let failure: { of: unknown } | undefined;
    let state: 'waiting' | 'given up' | 'over' = 'waiting';
    let isStandInStarted = false;
    let running = 1;

    function bring(value: T): void {
      const was = state;
      end('over');
      if (was === 'waiting') resolve(value);
      else if (was === 'given up') onLate(value);
    }

    function end(next: 'given up' | 'over'): void {
      state = next;
      clearTimeout(slow);
      clearTimeout(late);
    }

    function giveUp(cause: unknown): void {
      if (state !== 'waiting') return;
      end('given up');
      reject(failure === undefined ? cause : failure.of);
    }

    function startStandIn(): void {
      if (isStandInStarted || standIn === null) return;
      isStandInStarted = true;
      running += 1;
      standIn().then((value) => {
        if (state !== 'over') onStandIn(failure?.of ?? new LateError(`still nothing`));
        bring(value);
      }, endOfOne);
    }

    function endOfOne(error: unknown): void {
      running -= 1;
      if (running === 0) giveUp(error);
    }

    const after = (then: () => void, milliseconds: number | undefined) =>
      milliseconds === undefined ? undefined : setTimeout(then, milliseconds);
    const slow = after(startStandIn, limits?.standIn);
    const late = after(
      () => giveUp(new LateError(`nothing came within ${limits?.whole} ms`)),
      limits?.whole,
    );
    live().then(bring, (error: unknown) => {
      failure = { of: error };
      startStandIn();
      endOfOne(error);
    });
  });
}
