import { CircuitState, CountBreaker, bulkhead, circuitBreaker, handleAll } from 'cockatiel';
import { Problem, asNotSent } from '../platform/http/problem';
import { withDeadline } from './deadline';
import { operation } from './operations';
import { breakers, serviceCalls, type CallOutcome } from './told-calls';

/* Circuit breaker, bulkhead with a short queue and deadline around one service (decision 0035). */

const REMEMBERED = 20;
const UNSTABLE_FROM = 3;

/** Opens above half of the last calls failed; a probe passes after the pause. */
const BREAKER = { size: 20, threshold: 0.5, minimumNumberOfCalls: 5 } as const;
const PAUSE_MS = 10_000;

/** Any other Problem is an answer: the supplier works. */
const FAILURES: ReadonlySet<string> = new Set(['SUPPLIER_FAILED', 'SUPPLIER_TIMEOUT']);
/** 4xx statuses about the service itself, not the request. */
const ABOUT_SERVICE: ReadonlySet<unknown> = new Set([401, 403, 408, 425, 429]);

type GuardedCall<T> = (signal: AbortSignal) => Promise<T>;

export interface CallGuard {
  /** `allowed` milliseconds replace the usual limit; the signal aborts then */
  run<T>(call: GuardedCall<T>, allowed?: number): Promise<T>;
  isUnstable(): boolean;
}

export interface GuardOptions {
  /** its name in metrics */
  readonly service: string;
  /** milliseconds of one call, queueing included */
  readonly timeout: number;
  /** the queue holds as many again */
  readonly maxAtOnce: number;
  /** milliseconds until an open breaker lets a probe through */
  readonly pause?: number | undefined;
  /** false: no breaker, for readers who press Retry */
  readonly breaks?: boolean;
  readonly toProblem: (error: unknown) => Problem;
}

const originOf = (error: unknown): unknown =>
  error instanceof Problem ? (error.cause ?? error) : error;

function isRefusal(origin: unknown): boolean {
  const status: unknown = Object(origin).status;
  return typeof status === 'number' && status >= 400 && status < 500 && !ABOUT_SERVICE.has(status);
}

/** Repeats a failure with its wait, marked as never sent. */
const unsent = (problem: Problem, milliseconds: number): Problem =>
  asNotSent(problem, { retryAfter: Math.max(1, Math.ceil(milliseconds / 1_000)) });

/** Tells how a call ended, and after how long. */
function timed(service: string): (outcome: CallOutcome) => void {
  const began = performance.now();
  const asked = operation();
  return (outcome) =>
    serviceCalls.tell({
      service,
      operation: asked,
      outcome,
      seconds: (performance.now() - began) / 1_000,
    });
}

/** Limits time and concurrency, fails fast while open, and maps failures to Problems. */
export function callGuard({
  service,
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
  breaker.onBreak(() => {
    probeAt = Date.now() + pause;
    breakers.tell({ service, openUntil: probeAt });
  });
  breaker.onReset(() => breakers.tell({ service, openUntil: null }));

  const remember = (good: boolean) => {
    outcomes.push(good);
    if (outcomes.length > REMEMBERED) outcomes.shift();
  };

  /** Half open: only the probe runs, the rest is refused. */
  function refuseWhileOpen(): void {
    if (!breaks) return;
    const wait = probeAt - Date.now();
    if (
      breaker.state === CircuitState.HalfOpen ||
      (breaker.state === CircuitState.Open && wait > 0)
    )
      throw unsent(lastFailure, wait);
  }

  /** Throws service failures, which the breaker counts; a refusal is returned. */
  async function outcomeOf<T>(
    call: () => Promise<T>,
  ): Promise<{ readonly answer: T } | { readonly refusal: Problem }> {
    try {
      const answer = await call();
      remember(true);
      return { answer };
    } catch (error) {
      const origin = originOf(error);
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
      const tell = timed(service);
      let isSent = false;
      const outcome = await withDeadline(allowed, ({ signal, within }) => {
        refuseWhileOpen();
        return within(
          slots.execute(() => {
            refuseWhileOpen();
            isSent = true;
            const answered = () => outcomeOf(() => within(call(signal)));
            return breaks ? breaker.execute(answered) : answered();
          }, signal),
        );
      }).catch((error: unknown) => {
        tell(isSent ? 'failed' : 'unsent');
        if (isSent || error instanceof Problem) throw toProblem(error);
        throw unsent(toProblem(error), 1_000);
      });
      tell('refusal' in outcome ? 'refused' : 'answered');
      if ('refusal' in outcome) throw toProblem(outcome.refusal);
      return outcome.answer;
    },
    isUnstable: () => outcomes.filter((good) => !good).length >= UNSTABLE_FROM,
  };
}

/** Separate guards: a hanging search refuses no order. */
export interface SupplierGuards {
  readonly searching: CallGuard;
  readonly ordering: CallGuard;
  isUnstable(): boolean;
}

export function supplierGuards(options: GuardOptions): SupplierGuards {
  const guardOf = (what: string) =>
    callGuard({ ...options, service: `${options.service} ${what}` });
  const [searching, ordering] = [guardOf('search'), guardOf('orders')];
  return { searching, ordering, isUnstable: () => searching.isUnstable() || ordering.isUnstable() };
}
