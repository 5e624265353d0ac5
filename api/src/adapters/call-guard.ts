import { CircuitState, CountBreaker, bulkhead, circuitBreaker, handleAll } from 'cockatiel';
import { NotSentError, Problem } from '../platform/http/problem';
import { withDeadline } from './deadline';

/* A circuit breaker, a bulkhead with a short queue and a deadline around the calls to one service (decision 0035). */

/** Remembers this many outcomes to tell a shaky supplier from a good one. */
const REMEMBERED = 20;
const UNSTABLE_FROM = 3;

/** The breaker opens when more than half of the last calls failed, and lets a probe through after the pause. */
const BREAKER = { size: 20, threshold: 0.5, minimumNumberOfCalls: 5 } as const;
const PAUSE_MS = 10_000;

/** Every other Problem is an answer, if only a no: the supplier works. */
const FAILURES: ReadonlySet<string> = new Set(['SUPPLIER_FAILED', 'SUPPLIER_TIMEOUT']);
/** Statuses of the 400s that are about the service and not about what was asked. */
const ABOUT_SERVICE: ReadonlySet<unknown> = new Set([401, 403, 408, 425, 429]);

type GuardedCall<T> = (signal: AbortSignal) => Promise<T>;

export interface CallGuard {
  /** `allowed` milliseconds in place of the usual time; the signal ends with them */
  run<T>(call: GuardedCall<T>, allowed?: number): Promise<T>;
  /** true when several of the last calls failed */
  isUnstable(): boolean;
}

export interface GuardOptions {
  /** milliseconds that one call may take, waiting for its turn included */
  readonly timeout: number;
  /** as many again wait for their turn */
  readonly maxAtOnce: number;
  /** milliseconds until an open breaker lets a probe through */
  readonly pause?: number | undefined;
  /** false where a reader who presses Retry has to be asked for at once: no breaker, each call is tried */
  readonly breaks?: boolean;
  /** every failure in our own terms; a Problem stays as it is */
  readonly toProblem: (error: unknown) => Problem;
}

/** What was thrown at first, where an adapter has put it into our own terms already. */
const originOf = (error: unknown): unknown =>
  error instanceof Problem ? (error.cause ?? error) : error;

/** The service refused what was asked: it works. */
function isRefusal(origin: unknown): boolean {
  const status: unknown = Object(origin).status;
  return typeof status === 'number' && status >= 400 && status < 500 && !ABOUT_SERVICE.has(status);
}

/** Like the failure that it follows from, and never sent. */
function unsent({ problemCode, text }: Problem, milliseconds: number): Problem {
  return new Problem(problemCode, {
    text,
    facts: { retryAfter: Math.max(1, Math.ceil(milliseconds / 1_000)) },
    cause: new NotSentError(),
  });
}

/** Limits a supplier's calls in time and number, refuses them at once while it fails, and gives every failure our own name. */
export function callGuard({
  timeout,
  maxAtOnce,
  pause = PAUSE_MS,
  breaks = true,
  toProblem,
}: GuardOptions): CallGuard {
  const slots = bulkhead(maxAtOnce, maxAtOnce);
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: pause,
    breaker: new CountBreaker(BREAKER),
  });
  const outcomes: boolean[] = [];
  let probeAt = 0;
  let lastFailure = toProblem(new Error('the supplier fails'));
  breaker.onBreak(() => (probeAt = Date.now() + pause));

  const remember = (good: boolean) => {
    outcomes.push(good);
    if (outcomes.length > REMEMBERED) outcomes.shift();
  };

  /** Nobody waits for a probe: while it is under way everybody else is refused as before. */
  function refuseWhileOpen(): void {
    if (!breaks) return;
    const wait = probeAt - Date.now();
    if (
      breaker.state === CircuitState.HalfOpen ||
      (breaker.state === CircuitState.Open && wait > 0)
    )
      throw unsent(lastFailure, wait);
  }

  /** A failure of the service is thrown, so that the breaker counts it; a refusal is an outcome like an answer. */
  async function outcomeOf<T>(
    call: () => Promise<T>,
  ): Promise<{ readonly answer: T } | { readonly refusal: Problem }> {
    try {
      const answer = await call();
      remember(true);
      return { answer };
    } catch (error) {
      const origin = originOf(error);
      // text that no address can carry was never sent
      if (origin instanceof URIError)
        return { refusal: new Problem('INVALID_REQUEST', { status: 422, cause: origin }) };
      const problem = toProblem(error);
      const isFailure = FAILURES.has(problem.problemCode) && !isRefusal(origin);
      remember(!isFailure);
      if (!isFailure) return { refusal: problem };
      lastFailure = problem;
      throw problem;
    }
  }

  return {
    async run(call, allowed = timeout) {
      refuseWhileOpen();
      let isSent = false;
      try {
        const outcome = await withDeadline(allowed, ({ signal, within }) =>
          within(
            slots.execute(() => {
              refuseWhileOpen();
              isSent = true;
              const outcome = () => outcomeOf(() => within(call(signal)));
              return breaks ? breaker.execute(outcome) : outcome();
            }, signal),
          ),
        );
        if ('refusal' in outcome) throw outcome.refusal;
        return outcome.answer;
      } catch (error) {
        if (isSent || error instanceof Problem) throw toProblem(error);
        throw unsent(toProblem(error), 1_000);
      }
    },
    isUnstable: () => outcomes.filter((good) => !good).length >= UNSTABLE_FROM,
  };
}

/** Searching and ordering at one supplier: a search that hangs refuses no order. */
export interface SupplierGuards {
  readonly searching: CallGuard;
  readonly ordering: CallGuard;
  isUnstable(): boolean;
}

export function supplierGuards(options: GuardOptions): SupplierGuards {
  const [searching, ordering] = [callGuard(options), callGuard(options)];
  return { searching, ordering, isUnstable: () => searching.isUnstable() || ordering.isUnstable() };
}
