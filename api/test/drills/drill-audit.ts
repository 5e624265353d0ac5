import type { BookingApp } from '../clients/booking-app';
import type { Database } from '../../src/platform/db/database';
import { findBooking } from '../../src/booking/bookings.repository';
import type { Prepared } from '../../src/booking/kill-drill.test';

export interface Ids {
  readonly booking: string;
  readonly intent: string;
  readonly quote: string;
  readonly sold: string;
}

export interface Ledger {
  readonly payment_intents: readonly { id: string; status: string; amount_received: number }[];
  readonly refunds: readonly { payment_intent: string; amount: number }[];
}

interface WireBooking {
  readonly id: string;
  readonly status: string;
  readonly metadata: Readonly<Record<string, string>> | null;
}

async function soldBookings(api: BookingApp, id: string): Promise<WireBooking[]> {
  const headers = { 'duffel-version': 'v2', authorization: 'Bearer duffel_test_sandbox' };
  const { data } = (await (
    await fetch(`${api.sandbox.origin}/stays/bookings`, { headers })
  ).json()) as { data: WireBooking[] };
  return data.filter(({ metadata }) => metadata?.['wayfare_reference'] === id);
}

export const soldId = async (api: BookingApp, id: string) =>
  (await soldBookings(api, id))[0]?.id ?? '';

interface Truth {
  /** where its workflow is, for whoever reads a failure */
  readonly at: string;
  readonly status: string;
  readonly live: number;
  readonly twice: boolean;
  /** cents that the bank has of it */
  readonly held: number;
  /** cents that the booking says it has */
  readonly says: number;
  readonly due: number;
}

async function truthOf(
  database: Database,
  api: BookingApp,
  { id, intent }: Prepared,
): Promise<Truth> {
  const { payment_intents: intents, refunds } = (await api.sandbox.json('/__payments')) as Ledger;
  const booking = await findBooking(database.orm, id);
  if (booking === null) throw new Error(`${id} is gone`);
  const sold = await soldBookings(api, id);
  const taken = intents
    .filter((candidate) => candidate.id === intent.id)
    .reduce((sum, { amount_received: amount }) => sum + amount, 0);
  const back = refunds
    .filter((refund) => refund.payment_intent === intent.id)
    .reduce((sum, { amount }) => sum + amount, 0);
  const { status, state, tries, captured, refunded, dueNow } = booking;
  return {
    at: `${state}, try ${tries}`,
    status,
    live: sold.filter((one) => one.status !== 'cancelled').length,
    twice: sold.length > 1,
    held: taken - back,
    says: captured - refunded,
    due: dueNow,
  };
}

export async function audit(
  database: Database,
  api: BookingApp,
  prepared: readonly Prepared[],
): Promise<void> {
  for (const one of prepared) {
    const { name, mode, ends } = one.scenario;
    const truth = await truthOf(database, api, one);
    const isBooked = truth.status === 'confirmed';
    const held = isBooked ? truth.due : 0;
    expect({
      name,
      mode,
      ...truth,
      status: ends.includes(truth.status) ? ends : truth.status,
    }).toMatchObject({ status: ends });
    expect({ name, mode, ...truth }).toEqual({
      name,
      mode,
      at: truth.at,
      status: truth.status,
      live: isBooked ? 1 : 0,
      twice: false,
      held,
      says: held,
      due: truth.due,
    });
  }
}
