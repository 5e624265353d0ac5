/** SQL of PostgreSQL 15, in modules so that a bundle carries it. */
interface Step {
  readonly id: string;
  /** One transaction; empty where there are `indexes`. */
  readonly sql: string;
  /** A step of nothing else, made one by one without holding writes, where the database can. */
  readonly indexes?: readonly ConcurrentIndex[];
}

export interface ConcurrentIndex {
  readonly name: string;
  /** such as `bookings (vertical, state_since) WHERE status = 'completing'` */
  readonly on: string;
}

/** Adds alone: every release before may run beside it, and start on it. */
interface Expands {
  readonly safeWithOldCode: true;
}

/** Takes away, renames or narrows. */
interface Contracts {
  /** what of older releases fails */
  readonly safeWithOldCode: string;
  /** the step that the oldest code which works on it knows; without it its own, so that older processes are stopped first */
  readonly worksFrom?: string;
}

export type Migration = Step & (Expands | Contracts);

/** Null for a step that every older release works on. */
export const worksFrom = (migration: Migration): string | null =>
  migration.safeWithOldCode === true ? null : (migration.worksFrom ?? migration.id);

/**
 * What breaks code that is older than a step. New tables are out of it: a unique index on one that the step itself
 * makes narrows nothing.
 */
const NARROWS = [
  // of a trigger, TRUNCATE ON names what fires it
  /\b(DROP|RENAME|TRUNCATE(?!\s+ON\b))\b/i,
  /\bALTER\s+(COLUMN\s+)?"?\w+"?\s+(SET\s+NOT\s+NULL|(SET\s+DATA\s+)?TYPE)\b/i,
  /\bADD\s+(COLUMN\s+)?(IF\s+NOT\s+EXISTS\s+)?"?\w+"?\s+(?![^,;]*\bDEFAULT\b)[^,;]*\bNOT\s+NULL\b/i,
  /\bADD\s+(CONSTRAINT\s+\w+\s+)?(CHECK|UNIQUE|FOREIGN|EXCLUDE|PRIMARY)\b/i,
  /\bREVOKE\b|\b(ENABLE|FORCE)\s+ROW\s+LEVEL\s+SECURITY\b/i,
];

const NEW_TABLE = /\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?(\w+)/gi;
const UNIQUE_INDEX = /\bCREATE\s+UNIQUE\s+INDEX\s+(?:IF\s+NOT\s+EXISTS\s+)?\w+\s+ON\s+(\w+)/gi;

/** Whether SQL takes away, renames or narrows what code that does not know it uses. */
export function contracts(sql: string): boolean {
  const made = new Set([...sql.matchAll(NEW_TABLE)].map(([, table]) => table));
  const isNarrowed = [...sql.matchAll(UNIQUE_INDEX)].some(([, table]) => !made.has(table));
  return isNarrowed || NARROWS.some((pattern) => pattern.test(sql));
}
