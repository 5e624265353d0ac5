import { createHash } from 'node:crypto';
import type { Connection } from './database';

interface Buildable<Statement> {
  toSQL(): { readonly sql: string };
  prepare(name: string): Statement;
}

/** PostgreSQL prepares by name, so each text has a name of its own. */
const nameOf = (sql: string) =>
  `kept_${createHash('sha256').update(sql).digest('hex').slice(0, 24)}`;

/** Prepared once per session and shape, with placeholders for what differs; shapes must be few. */
export function keptStatement<Shape, Statement>(
  keyOf: (shape: Shape) => string,
  build: (connection: Connection, shape: Shape) => Buildable<Statement>,
): (connection: Connection, shape: Shape) => Statement {
  const kept = new WeakMap<Connection, Map<string, Statement>>();
  const names = new Map<string, string>();
  return (connection, shape) => {
    const ofConnection = kept.get(connection) ?? new Map<string, Statement>();
    kept.set(connection, ofConnection);
    const key = keyOf(shape);
    const known = ofConnection.get(key);
    if (known !== undefined) return known;
    const query = build(connection, shape);
    const name = names.get(key) ?? nameOf(query.toSQL().sql);
    names.set(key, name);
    const statement = query.prepare(name);
    ofConnection.set(key, statement);
    return statement;
  };
}
