import type { Problem } from '../http/problem';

/** No answer came within the time allowed. */
export class NoAnswerError extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`);
    this.name = 'NoAnswerError';
  }
}

/** Remembers this many outcomes to tell a shaky supplier from a good one. */
const REMEMBERED = 20;
const UNSTABLE_FROM = 3;

/** Every other Problem is an answer, if only a no: the supplier works. */
const FAILURES: ReadonlySet<string> = new Set(['SUPPLIER_FAILED', 'SUPPLIER_TIMEOUT']);

export interface CallGuard {
  /** `allowed` milliseconds in place of the usual time */
  run<T>(call: () => Promise<T>, allowed?: number): Promise<T>;
  /** true when several of the last calls failed */
  isUnstable(): boolean;
}

interface GuardOptions {
  /** milliseconds that one call may take */
  readonly timeout: number;
  readonly maxAtOnce: number;
  /** every failure in our own terms; a Problem stays as it is */
  readonly toProblem: (error: unknown) => Problem;
}

/** Limits a supplier's calls in time and number, and gives every failure our own name. */
export function callGuard({ timeout, maxAtOnce, toProblem }: GuardOptions): CallGuard {
  let running = 0;
  const outcomes: boolean[] = [];
  const remember = (good: boolean) => {
    outcomes.push(good);
    if (outcomes.length > REMEMBERED) outcomes.shift();
  };

  return {
    async run(call, allowed = timeout) {
      if (running >= maxAtOnce) throw toProblem(new Error('too many calls to the supplier at once'));
      running += 1;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new NoAnswerError(allowed)), allowed);
      });
      try {
        const answer = await Promise.race([call(), late]);
        remember(true);
        return answer;
      } catch (error) {
        const problem = toProblem(error);
        remember(!FAILURES.has(problem.problemCode));
        throw problem;
      } finally {
        clearTimeout(timer);
        running -= 1;
      }
    },
    isUnstable: () => outcomes.filter((good) => !good).length >= UNSTABLE_FROM,
  };
}
