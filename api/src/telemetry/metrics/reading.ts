import type { SQL } from 'drizzle-orm';

/** What metrics need of the database. */
export interface Reading {
  readonly orm: {
    execute(query: SQL): PromiseLike<{ readonly rows: readonly unknown[] }>;
  };
}
