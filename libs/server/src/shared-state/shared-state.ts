/** How often something happened in a window, and how many milliseconds are left of it. */
export interface Count {
  readonly current: number;
  readonly ttl: number;
}

/** Short-lived counts that all processes of a site share; every method rejects when the store is away. */
export interface SharedState {
  /** One more; the window of `windowMs` begins with the first and is not prolonged by later ones. */
  count(key: string, windowMs: number): Promise<Count>;
  close(): Promise<void>;
}
