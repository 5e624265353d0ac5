/** Where Duffel, or whatever speaks its language, is found. */
export interface DuffelOptions {
  readonly url: string;
  readonly token: string;
  /** milliseconds that one call may take */
  readonly timeout: number;
  /** milliseconds until an open circuit breaker lets a probe through */
  readonly pause?: number | undefined;
}
