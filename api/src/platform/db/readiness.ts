import type { Pool } from 'pg';

/** An answer to a probe of readiness is due in 2 s, with the rest of the call. */
const DEADLINE_MS = 1_500;

/** Asks whether the database answers, within a bound whatever it does. While one question waits, no second one is put behind it. */
export function databaseProbe(
  pool: Pick<Pool, 'query'>,
  deadlineMs = DEADLINE_MS,
): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null;
  return () => {
    asked ??= pool
      .query('SELECT 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asked = null;
      });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), deadlineMs);
    });
    return Promise.race([asked, late]).finally(() => clearTimeout(timer));
  };
}
