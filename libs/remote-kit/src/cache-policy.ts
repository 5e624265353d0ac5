/** How long caches that everybody shares may keep a page, and by what it is purged from them (RFC 9111, RFC 5861). */
export interface CachePolicy {
  /** seconds for which it is fresh, at least 1 */
  readonly sMaxAge: number;
  /** seconds after that for which it may be shown while a newer one is made; none without it */
  readonly staleWhileRevalidate?: number;
  /** what the page shows, each a word such as `hotel-12`: a change of it purges the page */
  readonly surrogateKeys?: readonly string[];
}
