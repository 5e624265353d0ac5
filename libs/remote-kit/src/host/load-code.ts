import { withFreshChunk } from './refetch';
import { retrying, type RetryPolicy } from './retrying';

/** Imports code or texts with retries by `policy`, past every cache when a file arrived broken. */
export const loadCode = <T>(load: () => Promise<T>, policy: RetryPolicy): Promise<T> =>
  retrying(() => withFreshChunk(load), policy);
