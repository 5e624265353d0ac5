import { withFreshChunk } from './refetch';
import { retrying, type RetryPolicy } from './retrying';

/** Code or texts of a release, tried again as the policy says, past every cache when a file of it arrived broken. */
export const loadCode = <T>(load: () => Promise<T>, policy: RetryPolicy): Promise<T> =>
  retrying(() => withFreshChunk(load), policy);
