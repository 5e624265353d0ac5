import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';

export interface Patience {
  /** for how long a call is made again where nobody answers, in milliseconds; 0 leaves it to the client, which gives up at once */
  readonly goesOnMs: number;
  readonly report: (message: string) => void;
}

export const IMPATIENT: Patience = { goesOnMs: 0, report: () => undefined };

interface Patient extends Patience {
  readonly isAway: (error: unknown) => boolean;
  readonly words: (error: unknown) => string;
}

/** Pauses grow from some tenths of a second to this, in milliseconds, by chance: nobody comes back with others. */
const PAUSES = { initialDelay: 200, maxDelay: 3_000 };

/** Repeats a call, which must bear that, while whom it asks is away; after `goesOnMs` rejects with the last failure. */
export function patiently({ goesOnMs, report, isAway, words }: Patient) {
  let isTold = false;
  return function again<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const end = Date.now() + goesOnMs;
    const policy = retry(
      handleWhen((error) => isAway(error) && Date.now() < end),
      { backoff: new ExponentialBackoff(PAUSES) },
    );
    policy.onRetry((reason) => {
      if (isTold || !('error' in reason)) return;
      isTold = true;
      report(`${words(reason.error)}; it is asked again for ${Math.round(goesOnMs / 1_000)} s`);
    });
    return policy.execute(call);
  };
}
