export interface TraceLog {
  warn(facts: object, words: string): void;
  info(words: string): void;
}

export interface Traces {
  flush(): Promise<void>;
  /** Sends what waits, for three seconds at most, and collects no more. */
  close(): Promise<void>;
}
