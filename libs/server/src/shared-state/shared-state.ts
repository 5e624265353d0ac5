/** How often something happened in a window, and how many milliseconds are left of it. */
export interface Count {
  readonly current: number;
  readonly ttl: number;
}

/**
 * Short-lived state that all processes of a site share: counts, locks and values, none of which may be the only record of
 * anything. Keys are the caller's, below a name of his own. Every method rejects when the store is away.
 */
export interface SharedState {
  /** One more; the window of `windowMs` begins with the first and is not prolonged by later ones. */
  count(key: string, windowMs: number): Promise<Count>;
  /** The release of a lock that ends by itself after `ttlMs`, or null while another holds it. */
  lock(key: string, ttlMs: number): Promise<(() => Promise<void>) | null>;
  /** What was set less than its time ago, else null. */
  get(key: string): Promise<string | null>;
  set(key: string, value: string, ttlMs: number): Promise<void>;
  close(): Promise<void>;
}
