/** How often something happened in a window, and how many milliseconds are left of it. */
export interface Count {
  readonly current: number;
  readonly ttl: number;
}

/** A value, and for how many more milliseconds it is kept. */
export interface Kept {
  readonly value: string;
  readonly ttl: number;
}

/** State of all processes; methods reject while it is away. All may be lost: a claim spares work and guards nothing. */
export interface SharedState {
  /** One more; the window of `windowMs` begins with the first and is not prolonged by later ones. */
  count(key: string, windowMs: number): Promise<Count>;
  /** In place of what was kept under this key before. */
  keep(key: string, value: string, keptMs: number): Promise<void>;
  /** Null when nothing is kept, or its time is over. */
  kept(key: string): Promise<Kept | null>;
  /** True for one `owner` at a time, until it gives up or `claimedMs` are over. */
  claim(key: string, owner: string, claimedMs: number): Promise<boolean>;
  /** Nothing when another owner has claimed it since. */
  giveUp(key: string, owner: string): Promise<void>;
  close(): Promise<void>;
}
