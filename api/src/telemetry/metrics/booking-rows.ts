import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Reading } from './reading';

const BookingRowSchema = v.object({
  vertical: v.string(),
  completing: v.number(),
  oldest: v.number(),
  reserved: v.number(),
  reservedFor: v.number(),
  owed: v.number(),
  owedFor: v.number(),
});

/**
 * Open bookings, and cents that are reserved or owed, with their ages in seconds. `refund_due` is what is left to give
 * back; a booking that is released gives back all. Each part reads an index of its own (migrations 0036 and 0042).
 */
export async function bookingRows({ orm }: Reading, at: Date) {
  const now = sql`${at.toISOString()}::timestamptz`;
  const answer = await orm.execute(sql`
    SELECT vertical, sum(completing)::int AS completing, max(oldest)::float8 AS oldest,
      sum(reserved)::float8 AS reserved, max(reserved_for)::float8 AS "reservedFor",
      sum(owed)::float8 AS owed, max(owed_for)::float8 AS "owedFor"
    FROM (
      SELECT vertical, count(*) AS completing, extract(epoch FROM ${now} - min(state_since)) AS oldest,
        0 AS reserved, 0 AS reserved_for, 0 AS owed, 0 AS owed_for
      FROM bookings WHERE status = 'completing' GROUP BY vertical
      UNION ALL
      SELECT vertical, 0, 0, sum(due_now), extract(epoch FROM ${now} - min(created_at)), 0, 0
      FROM bookings WHERE payment_state = 'authorised' AND due_now > 0 GROUP BY vertical
      UNION ALL
      SELECT vertical, 0, 0, 0, 0,
        sum(CASE WHEN state = 'releasing' THEN captured - refunded ELSE least(refund_due, captured - refunded) END),
        extract(epoch FROM ${now} - min(state_since))
      FROM bookings
      WHERE captured > refunded AND (refund_due > 0 OR state = 'releasing') GROUP BY vertical
    ) AS parts GROUP BY vertical`);
  return v.parse(v.array(BookingRowSchema), answer.rows);
}
