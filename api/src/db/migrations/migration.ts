/** One step of the schema. Steps are SQL of PostgreSQL 15, kept as modules so that a bundle carries them. */
export interface Migration {
  readonly id: string;
  readonly sql: string;
}
