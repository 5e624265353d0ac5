import { setTimeout as wait } from 'node:timers/promises';
import { isApiError } from '@wayfare/api-client';

const PAUSE_MS = 400;

/** Whether what failed says that it passes in so many milliseconds. */
function passesIn(error: unknown, milliseconds: number): boolean {
  if (!isApiError(error) || error.statusCode !== 503) return false;
  const [first] = error.errors;
  const seconds = typeof first === 'object' ? first['retryAfter'] : undefined;
  return typeof seconds === 'number' && seconds * 1_000 <= milliseconds;
}

interface Patience {
  /** milliseconds that whoever asks still waits */
  readonly left: () => number;
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Asks what only reads. An answer that broke off is asked for once more; a refusal that says in how many seconds it passes,
 * as the API's without its database does, again and again while somebody waits, if he waits as long.
 */
export async function askAgain<T>(
  ask: () => Promise<T>,
  { left, pause = (milliseconds) => wait(milliseconds) }: Patience,
): Promise<T> {
  const waits = left();
  for (let cutOffs = 0; ;) {
    try {
      return await ask();
    } catch (error) {
      const isCutOff = isApiError(error) && error.code === 'NETWORK';
      cutOffs += isCutOff ? 1 : 0;
      const mayAsk = isCutOff ? cutOffs === 1 : passesIn(error, waits) && left() > 2 * PAUSE_MS;
      if (!mayAsk) throw error;
      if (!isCutOff) await pause(PAUSE_MS);
    }
  }
}
