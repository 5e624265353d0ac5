export interface TraceLog {
  warn(facts: object, words: string): void;
  info(words: string): void;
}

/** What collects the spans of a process. */
export interface Traces {
  /** Sends what waits. */
  flush(): Promise<void>;
  /** Sends what waits, for three seconds at most, and collects no more. */
  close(): Promise<void>;
}
