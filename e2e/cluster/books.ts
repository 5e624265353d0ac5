import { setTimeout as wait } from 'node:timers/promises';
import { Client, type QueryResultRow } from 'pg';
import * as v from 'valibot';
import { audit, type Audit, type Kept, type Told } from './audit';
import type { Cluster } from './start';

/** The bar: whatever was begun is final by then, in milliseconds. */
export const FINAL_MS = 30_000;
const LOOK_MS = 250;

const SoldSchema = v.object({
  data: v.array(
    v.object({ status: v.string(), metadata: v.nullable(v.record(v.string(), v.string())) }),
  ),
});
const BankSchema = v.object({
  payment_intents: v.array(
    v.object({ id: v.string(), status: v.string(), amount_received: v.number() }),
  ),
  refunds: v.array(v.object({ payment_intent: v.string(), amount: v.number() })),
});

const OPEN = `SELECT count(*)::integer AS open FROM bookings
  WHERE created_at <= $1 AND state NOT IN ('confirmed', 'done')`;
const ALL = `SELECT id, status, state, intent_id AS intent, quote_id AS quote, captured, refunded,
  due_now AS due FROM bookings`;

async function ask<Row extends QueryResultRow>(url: string, sql: string, values: unknown[] = []) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** Seconds until every booking that was begun by now is final; null when one is not in half a minute. */
export async function untilFinal({ stores }: Cluster): Promise<number | null> {
  const begun = new Date();
  for (;;) {
    const [row] = await ask<{ open: number }>(stores.database.url, OPEN, [begun]);
    const passed = Date.now() - begun.getTime();
    if (row?.open === 0) return Math.round(passed / 100) / 10;
    if (passed > FINAL_MS) return null;
    await wait(LOOK_MS);
  }
}

/** The books of the site, the supplier and the bank, held against what travellers were told. */
export async function auditOf({ stores, sandbox }: Cluster, told: readonly Told[]): Promise<Audit> {
  const headers = { 'duffel-version': 'v2', authorization: 'Bearer duffel_test_sandbox' };
  const json = async (path: string) => (await fetch(sandbox + path, { headers })).json();
  const { data } = v.parse(SoldSchema, await json('/stays/bookings'));
  const bank = v.parse(BankSchema, await json('/__payments'));
  return audit({
    told,
    kept: await ask<Kept>(stores.database.url, ALL),
    sold: data.map(({ status, metadata }) => ({
      booking: metadata?.['wayfare_reference'] ?? '',
      isLive: status !== 'cancelled',
    })),
    paid: bank.payment_intents.map(({ id, status, amount_received: taken }) => ({
      intent: id,
      status,
      taken,
      back: bank.refunds
        .filter((refund) => refund.payment_intent === id)
        .reduce((sum, { amount }) => sum + amount, 0),
    })),
  });
}
