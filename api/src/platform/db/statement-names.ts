const OPERATION =
  /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release)\b/i;
const TABLE = /\b(?:from|into|update)\s+(?:"?\w+"?\.)?"?([a-z_][a-z0-9_]*)"?/i;

/** What a statement is called where no value of it may be told. */
export interface StatementNames {
  readonly operation: string;
  readonly table: string | undefined;
}

/** Its first word and first table: names of ours, whatever values stand in it. */
export const statementNames = (query: string): StatementNames => ({
  operation: OPERATION.exec(query)?.[1]?.toLowerCase() ?? 'statement',
  table: TABLE.exec(query)?.[1],
});
