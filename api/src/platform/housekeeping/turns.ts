import { and, eq, sql } from 'drizzle-orm';
import type { Connection } from '../db/database';
import { housekeeping } from '../db/schema/housekeeping';

/** Which of several processes runs a task this hour. */
export interface Turns {
  /** False when a process has begun the task within the hour. */
  take(task: string, now: Date): Promise<boolean>;
  /** After a failure: whoever comes next may try. */
  giveBack(task: string, tookAt: Date): Promise<void>;
}

/** Less than the hour between rounds, which never begin to the millisecond. */
const TURN = '55 minutes';
/** A turn that lies further ahead was taken by a clock that has been set back. */
const CLOCKS_DIFFER = '5 minutes';

export const turnsIn = (connection: Connection): Turns => ({
  async take(task, now) {
    const at = sql`${now.toISOString()}::timestamptz`;
    const { beganAt } = housekeeping;
    const rows = await connection
      .insert(housekeeping)
      .values({ task, beganAt: now })
      .onConflictDoUpdate({
        target: housekeeping.task,
        set: { beganAt: now },
        setWhere: sql`${beganAt} <= ${at} - ${TURN}::interval OR ${beganAt} > ${at} + ${CLOCKS_DIFFER}::interval`,
      })
      .returning({ task: housekeeping.task });
    return rows.length > 0;
  },
  async giveBack(task, tookAt) {
    await connection
      .delete(housekeeping)
      .where(and(eq(housekeeping.task, task), eq(housekeeping.beganAt, tookAt)));
  },
});
