import { isRecorded, spanned, type SpanFacts } from '@wayfare/server/telemetry/traces';
import type { Pool } from 'pg';
import { statementNames } from './statement-names';

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : String(Object(asked).text ?? '');

function factsOf(text: string): SpanFacts {
  const { operation, table } = statementNames(text);
  return {
    name: table === undefined ? operation : `${operation} ${table}`,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table === undefined ? {} : { 'db.collection.name': table }),
    },
  };
}

interface Queried {
  readonly query: (...asked: never[]) => unknown;
}

/** The same object, whose statements are spans of whoever awaits them. */
function withSpans<Asked extends Queried>(asked: Asked, more: ReadonlyMap<PropertyKey, unknown>) {
  const query = (...parts: unknown[]): unknown => {
    const ask = (): unknown => Reflect.apply(asked.query, asked, parts);
    return isRecorded() ? spanned(factsOf(textOf(parts[0])), async () => ask()) : ask();
  };
  return new Proxy(asked, {
    get: (target, key): unknown =>
      key === 'query' ? query : (more.get(key) ?? Reflect.get(target, key, target)),
  });
}

/**
 * A pool that tells of its statements as spans, by operation and table. Wrapped outside, since inside a pool a
 * statement may begin in the turn of somebody who gives a connection back.
 */
export function spannedPool(pool: Pool): Pool {
  const connect = async () => withSpans(await pool.connect(), new Map());
  return withSpans(pool, new Map([['connect', connect]]));
}
