/** Shared-cache lifetime of a page and its purge keys (RFC 9111, RFC 5861). */
export interface CachePolicy {
  readonly sMaxAge: number;
  readonly staleWhileRevalidate?: number;
  /** words such as `hotel-12`, by which the page is purged */
  readonly surrogateKeys?: readonly string[];
}
