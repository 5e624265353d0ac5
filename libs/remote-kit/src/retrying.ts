export { refetch, withFreshChunk } from './host/refetch';
export { retrying } from './host/retrying';
export type { RetryPolicy } from './host/retrying';
