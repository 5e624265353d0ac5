/** SQL of PostgreSQL 15, in modules so that a bundle carries it. */
export interface Migration {
  readonly id: string;
  /** true when the release before may run beside it, else what of it fails */
  readonly safeWithOldCode: true | string;
  readonly sql: string;
}
