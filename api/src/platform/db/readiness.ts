import type { Pool } from 'pg';

/** A probe is due in 2 s, with the rest of the call. */
const DEADLINE_MS = 1_500;

/** Bounded in time; never queues a second question behind a waiting one. */
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
