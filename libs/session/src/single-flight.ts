export interface Locks {
  request(name: string, task: () => Promise<void>): Promise<unknown>;
}

const LOCK_NAME = 'wayfare-session';
/** Lets the broadcast token arrive before the lock is handed over. */
const HAND_OVER_MS = 50;

function handOver(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, HAND_OVER_MS));
}

/** Mutual exclusion across tabs; unlocked without `locks`. */
export function exclusively<T>(locks: Locks | null, task: () => Promise<T>): Promise<T> {
  if (locks === null) return task();
  return new Promise<T>((resolve, reject) => {
    locks.request(LOCK_NAME, () => task().then(resolve, reject).then(handOver)).catch(reject);
  });
}

/** Merges concurrent calls into one run, across tabs too. */
export function singleFlight<T>(locks: Locks | null, task: () => Promise<T>): () => Promise<T> {
  let flight: Promise<T> | null = null;
  return () => {
    flight ??= exclusively(locks, task).finally(() => {
      flight = null;
    });
    return flight;
  };
}
