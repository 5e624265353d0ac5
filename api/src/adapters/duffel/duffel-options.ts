export interface DuffelOptions {
  readonly url: string;
  readonly token: string;
  /** milliseconds of one call */
  readonly timeout: number;
  /** milliseconds until the open breaker allows a probe */
  readonly pause?: number | undefined;
}
