import { Problem } from '../../http/problem';
import { NoAnswerError, toSupplierProblem } from './duffel.errors';

/** Remembers this many outcomes to tell a shaky supplier from a good one. */
const REMEMBERED = 20;
const UNSTABLE_FROM = 3;

/** A no is an answer: the supplier works. */
const DECIDED: ReadonlySet<string> = new Set(['OFFER_EXPIRED', 'NO_ROOMS', 'CANCEL_FAILED']);

export interface CallGuard {
  run<T>(call: () => Promise<T>): Promise<T>;
  /** true when several of the last calls failed */
  isUnstable(): boolean;
}

/** Limits a supplier's calls in time and number, and gives every failure our own name. */
export function callGuard(timeout: number, maxAtOnce: number): CallGuard {
  let running = 0;
  const outcomes: boolean[] = [];
  const remember = (good: boolean) => {
    outcomes.push(good);
    if (outcomes.length > REMEMBERED) outcomes.shift();
  };

  return {
    async run(call) {
      if (running >= maxAtOnce) throw new Problem('SUPPLIER_FAILED', { cause: new Error('too many calls to the supplier at once') });
      running += 1;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new NoAnswerError(timeout)), timeout);
      });
      try {
        const answer = await Promise.race([call(), late]);
        remember(true);
        return answer;
      } catch (error) {
        const problem = toSupplierProblem(error);
        remember(DECIDED.has(problem.problemCode));
        throw problem;
      } finally {
        clearTimeout(timer);
        running -= 1;
      }
    },
    isUnstable: () => outcomes.filter((good) => !good).length >= UNSTABLE_FROM,
  };
}
