import { inArray } from 'drizzle-orm';
import { isIntentKnown } from '../../booking/late-money.repository';
import type { Connection } from '../../platform/db/database';
import { bookings } from '../../platform/db/schema/bookings';
import { PaymentError } from '../../ports/payments';
import type { Intent } from '../../ports/payments';
import type { Bank } from './compare-booking';
import { keepPayment, resolve, unseenPayments } from './differences.repository';
import type { Outcome } from './differences.repository';

/** Money that the bank took or reserves. */
const hasMoney = ({ mode, captured, status }: Intent) =>
  mode === 'payment' && (captured.amount > 0 || status === 'requires_capture');

async function unknownOf(connection: Connection, intents: readonly Intent[]): Promise<Intent[]> {
  const ids = intents.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await connection
    .select({ id: bookings.intentId })
    .from(bookings)
    .where(inArray(bookings.intentId, ids));
  const known = new Set(rows.map(({ id }) => id));
  const unknown: Intent[] = [];
  for (const intent of intents)
    if (!known.has(intent.id) && !(await isIntentKnown(connection, intent.id)))
      unknown.push(intent);
  return unknown;
}

/** Cents that the bank still has or reserves of a payment. */
async function keptThere(intent: Intent, bank: Bank): Promise<number> {
  if (intent.captured.amount === 0) return hasMoney(intent) ? intent.amount.amount : 0;
  const refunds = await bank.refundsOf(intent.id);
  const back = refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + amount.amount, 0);
  return intent.captured.amount - back;
}

/** How many of a page belong to no booking and are new. */
export async function comparePayments(
  connection: Connection,
  intents: readonly Intent[],
  bank: Bank,
  now: Date,
): Promise<{ compared: number; unanswered: number; found: number }> {
  const paid = intents.filter(hasMoney);
  let [unanswered, found] = [0, 0];
  for (const intent of await unknownOf(connection, paid)) {
    const cents = await keptThere(intent, bank).catch(() => null);
    if (cents === null) unanswered += 1;
    else if (cents > 0 && (await keepPayment(connection, intent.id, cents, now))) found += 1;
  }
  return { compared: paid.length, unanswered, found };
}

async function leftOf(id: string, bank: Bank): Promise<number> {
  try {
    return await keptThere(await bank.find(id), bank);
  } catch (error) {
    // the bank knows no such payment any more
    if (error instanceof PaymentError && error.kind === 'refused') return 0;
    throw error;
  }
}

/** Payments that were found earlier: over once a booking knows them, or once their money is back. */
export async function lookAgain(
  connection: Connection,
  before: Date,
  bank: Bank,
  now: Date,
): Promise<Outcome & { readonly unanswered: number }> {
  let [found, resolved, unanswered] = [0, 0, 0];
  for (const difference of await unseenPayments(connection, before)) {
    const { payment } = difference;
    if (payment === null) continue;
    const isKnown = await isIntentKnown(connection, payment);
    const cents = isKnown ? 0 : await leftOf(payment, bank).catch(() => null);
    if (cents === null) unanswered += 1;
    else if (cents > 0) found += (await keepPayment(connection, payment, cents, now)) ? 1 : 0;
    else {
      await resolve(connection, [difference], now);
      resolved += 1;
    }
  }
  return { found, resolved, unanswered };
}
