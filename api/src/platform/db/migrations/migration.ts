/** One step of the schema. Steps are SQL of PostgreSQL 15, kept as modules so that a bundle carries them. */
export interface Migration {
  readonly id: string;
  /** whether processes of the release before may go on while it runs and afterwards: true, or what of theirs fails */
  readonly safeWithOldCode: true | string;
  readonly sql: string;
}
