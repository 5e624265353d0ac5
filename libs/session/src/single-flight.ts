export interface Locks {
  request(name: string, task: () => Promise<void>): Promise<unknown>;
}

const LOCK_NAME = 'wayfare-session';
/** A tab that waits for the lock must have read the new token from the channel before it gets the lock. */
const HAND_OVER_MS = 50;

function handOver(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, HAND_OVER_MS));
}

/** Runs a task in one tab at a time; without locks just runs it. */
export function exclusively<T>(locks: Locks | null, task: () => Promise<T>): Promise<T> {
  if (locks === null) return task();
  return new Promise<T>((resolve, reject) => {
    locks.request(LOCK_NAME, () => task().then(resolve, reject).then(handOver)).catch(reject);
  });
}

/** Makes of many simultaneous calls one run of the task, in this tab and across tabs. */
export function singleFlight<T>(locks: Locks | null, task: () => Promise<T>): () => Promise<T> {
  let flight: Promise<T> | null = null;
  return () => {
    flight ??= exclusively(locks, task).finally(() => {
      flight = null;
    });
    return flight;
  };
}
