import { and, asc, gt, gte, lt } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import { auditEvents } from '../platform/db/schema/audit';

const PAGE = 1_000;

export interface Span {
  /** inclusive */
  readonly from: Date;
  /** exclusive */
  readonly to: Date;
}

/** The events of a span as JSON Lines, oldest first, a page of them in memory at a time. */
export async function* exportEvents({ orm }: Pick<Database, 'orm'>, { from, to }: Span) {
  let last = 0;
  for (;;) {
    const rows = await orm
      .select()
      .from(auditEvents)
      .where(and(gte(auditEvents.at, from), lt(auditEvents.at, to), gt(auditEvents.id, last)))
      .orderBy(asc(auditEvents.id))
      .limit(PAGE);
    for (const row of rows) yield `${JSON.stringify(row)}\n`;
    const end = rows.at(-1);
    if (end === undefined || rows.length < PAGE) return;
    last = end.id;
  }
}
