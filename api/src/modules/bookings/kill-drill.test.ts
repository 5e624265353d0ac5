import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { bookHotel } from '@wayfare/api-contract';
import { parseMoney } from '@wayfare/domain';
import { startBookingApp } from '../../booking-app-under-test';
import type { BookingApp } from '../../booking-app-under-test';
import { openDatabase } from '../../db/database';
import type { Database } from '../../db/database';
import { databasesToTest } from '../../db/on-databases';
import { moveBooking, findBooking } from './bookings.repository';

/* The workflow as a process that is killed with SIGKILL in the middle of each of its calls, and started again. */

const ROOT = path.resolve(__dirname, '../../../..');
/** Made of `drill-process.ts` before the tests begin (`.workspace/jest.processes.cjs`). */
const PROCESS = path.join(ROOT, 'node_modules/.cache/wayfare/processes/drill-process.cjs');
const LONG = 400_000;
const NEVER = new Date('2099-01-01T00:00:00Z');

/** `slow`: the call is done and its answer meets a dead process; `hang`: the call is never done. */
const MODES = ['slow', 'hang'] as const;
type Mode = (typeof MODES)[number];

interface Ids {
  readonly booking: string;
  readonly intent: string;
  readonly quote: string;
  readonly sold: string;
}

interface Scenario {
  readonly name: string;
  readonly hotel: 'H-UNKNOWN' | 'H-FAIL';
  /** the one call to break: others of the same kind belong to other bookings */
  readonly call: (ids: Ids) => { readonly match: string; readonly containing?: string };
  readonly mode: Mode;
  readonly cancels: boolean;
  readonly ends: readonly string[];
}

const both = (
  scenario: Omit<Scenario, 'mode' | 'ends'>,
  ends: Readonly<Record<Mode, readonly string[]>>,
): Scenario[] => MODES.map((mode) => ({ ...scenario, mode, ends: ends[mode] }));
const same = (...statuses: readonly string[]) => ({ slow: statuses, hang: statuses });

/** The next kill may meet this booking on its further way: then a sale that never arrived is known as that, and nothing is charged. */
const DECIDED = ['confirmed', 'refunded'];

const SCENARIOS: readonly Scenario[] = [
  ...both(
    {
      name: 'asking for the card',
      hotel: 'H-UNKNOWN',
      call: ({ intent }) => ({ match: `/v1/payment_intents/${intent}` }),
      cancels: false,
    },
    same(...DECIDED),
  ),
  ...both(
    {
      name: 'asking for the price',
      hotel: 'H-UNKNOWN',
      call: ({ quote }) => ({ match: `/stays/quotes/${encodeURIComponent(quote)}` }),
      cancels: false,
    },
    same(...DECIDED),
  ),
  // a call that never arrived is known as that only after a while, and then nothing may be booked any more
  ...both(
    {
      name: 'booking',
      hotel: 'H-UNKNOWN',
      call: ({ booking }) => ({ match: '/stays/bookings', containing: booking }),
      cancels: false,
    },
    { slow: DECIDED, hang: ['refunded'] },
  ),
  ...both(
    {
      name: 'taking the money',
      hotel: 'H-UNKNOWN',
      call: ({ intent }) => ({ match: `/v1/payment_intents/${intent}/capture` }),
      cancels: false,
    },
    same(...DECIDED),
  ),
  ...both(
    {
      name: 'releasing the money',
      hotel: 'H-FAIL',
      call: ({ intent }) => ({ match: `/v1/payment_intents/${intent}/cancel` }),
      cancels: false,
    },
    same('refunded'),
  ),
  ...both(
    {
      name: 'cancelling the room',
      hotel: 'H-UNKNOWN',
      call: ({ sold }) => ({ match: `/stays/bookings/${sold}/actions/cancel` }),
      cancels: true,
    },
    same('canceled'),
  ),
  ...both(
    {
      name: 'giving the money back',
      hotel: 'H-UNKNOWN',
      call: ({ intent }) => ({ match: '/v1/refunds', containing: intent }),
      cancels: true,
    },
    same('canceled'),
  ),
];

interface Prepared {
  readonly scenario: Scenario;
  readonly id: string;
  readonly intent: { id: string; client_secret: string; mode: string };
  /** the supplier's quote */
  readonly quote: string;
  readonly pay: () => Promise<string>;
}

/** Bookings that wait for their moment: unpaid, or confirmed and about to be cancelled. */
async function prepare(database: Database, api: BookingApp, scenario: Scenario): Promise<Prepared> {
  const traveller = await api.traveller();
  const quote = await traveller.quote(scenario.hotel);
  const intent = await traveller.intent(quote);
  const { result } = await api.ask(
    bookHotel,
    traveller.bookRequest(quote, intent.id),
    traveller.headers,
  );
  const id = result?.booking_id ?? '';
  const pay = () => traveller.pay(intent);
  const now = new Date();
  if (scenario.cancels) {
    await pay();
    const cents = parseMoney((await traveller.outcome(id)).ledger.total).amount;
    await moveBooking(database.orm, id, {
      from: 'confirmed',
      to: 'cancelling',
      changes: { refundDue: cents },
      runAt: NEVER,
      now,
    });
  } else {
    await moveBooking(database.orm, id, {
      from: 'awaiting_payment',
      to: 'awaiting_payment',
      runAt: NEVER,
      now,
    });
  }
  const stay = (await findBooking(database.orm, id))?.details as {
    parts: readonly [{ supplierQuote: string }];
  };
  return { scenario, id, intent, quote: stay.parts[0].supplierQuote, pay };
}

const PLACES = databasesToTest();

/**
 * With a server beside it the embedded database meets the calls that were never done, and the server those whose answer is
 * lost; alone it meets all. WAYFARE_ALL_KILLS=1 has every kill on both.
 */
function killsOn(url: string | undefined): readonly Scenario[] {
  if (PLACES.length === 1 || process.env['WAYFARE_ALL_KILLS'] === '1') return SCENARIOS;
  return SCENARIOS.filter(({ mode }) => mode === (url === undefined ? 'hang' : 'slow'));
}

describe.each(PLACES)('The workflow on %s, killed in the middle of every call,', (_name, place) => {
  let folder = '';
  let child: ChildProcess | null = null;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'wayfare-kill-'));
  });
  afterAll(async () => {
    child?.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  it(
    'goes on where it was: nothing twice, nothing lost, nobody charged for nothing',
    async () => {
      const { url, drop } = await place();
      const open = () =>
        openDatabase({ url, poolSize: 4, dataDir: folder, onError: () => undefined });
      let database = await open();
      const api = await startBookingApp(database, {}, { hotels: 1 });
      const prepared: Prepared[] = [];
      for (const scenario of killsOn(url)) prepared.push(await prepare(database, api, scenario));
      await api.closeApi();
      await database.close();

      const start = async () => {
        const env = {
          ...process.env,
          NODE_OPTIONS: '',
          NODE_ENV: 'test',
          DATA_DIR: folder,
          DATABASE_URL: url ?? '',
          SANDBOX_URL: api.sandbox.origin,
          SMTP_URL: api.sandbox.smtpUrl,
          SUPPLIER_TIMEOUT_MS: '4000',
          PAYMENTS_TIMEOUT_MS: '4000',
          LOG_LEVEL: 'silent',
        };
        child = spawn(process.execPath, [PROCESS], {
          cwd: ROOT,
          env,
          stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        });
        await once(child, 'message');
        return child;
      };
      const faultsLeft = async () =>
        ((await api.sandbox.json('/__faults')) as { faults: unknown[] }).faults.length;
      const restore = () => fetch(`${api.sandbox.origin}/__faults`, { method: 'DELETE' });

      for (const { scenario, id, intent, quote, pay } of prepared) {
        const process_ = await start();
        if (!scenario.cancels) await pay();
        const sold = await soldId(api, id);
        await api.sandbox.post('/__faults', {
          ...scenario.call({ booking: id, intent: intent.id, quote, sold }),
          mode: scenario.mode,
          ms: 700,
          times: 1,
        });
        process_.send({ start: id });
        await until(`the call of ${scenario.name}`, async () => (await faultsLeft()) === 0);
        process_.kill('SIGKILL');
        await once(process_, 'exit');
        await restore();
      }

      const last = await start();
      const deadline = Date.now() + 150_000;
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, 500));
        const { payment_intents: intents, refunds } = (await api.sandbox.json(
          '/__payments',
        )) as Ledger;
        // the bank tells when all is done: the bookings themselves are in the killed process's database
        const isOwed = (one: Prepared) =>
          one.scenario.cancels &&
          !refunds.some(({ payment_intent: intent }) => intent === one.intent.id);
        const isOpen =
          intents.some(({ status }) => status === 'requires_capture') || prepared.some(isOwed);
        if (!isOpen || Date.now() > deadline) break;
      }
      // a step that was killed after the bank did its part is taken over when its lease of three seconds ends, and then written down
      await new Promise((resolve) => setTimeout(resolve, 8_000));
      last.kill('SIGKILL');
      await once(last, 'exit');

      database = await open();
      try {
        await audit(database, api, prepared);
      } finally {
        await database.close();
        await api.sandbox.stop();
        await drop();
      }
    },
    LONG,
  );
});

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`${what} never came`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

interface Ledger {
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

const soldId = async (api: BookingApp, id: string) => (await soldBookings(api, id))[0]?.id ?? '';

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

async function audit(
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
