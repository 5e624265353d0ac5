import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { bookHotel } from '@wayfare/api-contract';
import { parseMoney } from '@wayfare/domain';
import { isLongRun } from '@wayfare/testing/long-run';
import { startBookingApp } from '../../test/clients/booking-app';
import { payAtBank } from '../../test/clients/traveller-client';
import type { BookingApp } from '../../test/clients/booking-app';
import { openDatabase } from '../platform/db/database';
import type { Database } from '../platform/db/database';
import { databasesToTest } from '../../test/databases/on-databases';
import { moveBooking, findBooking } from './bookings.repository';
import { type Ids, soldId, type Ledger, audit } from '../../test/drills/drill-audit';

/* The workflow as a process that is killed with SIGKILL in the middle of each of its calls, and started again. */

const ROOT = path.resolve(__dirname, '../../..');
/** Made of `drill-process.ts` before the tests begin (`.workspace/jest.processes.cjs`). */
const PROCESS = path.join(ROOT, 'node_modules/.cache/wayfare/processes/drill-process.cjs');
const LONG = 400_000;
const NEVER = new Date('2099-01-01T00:00:00Z');

/** `slow`: the call is done and its answer meets a dead process; `hang`: the call is never done. */
const MODES = ['slow', 'hang'] as const;
type Mode = (typeof MODES)[number];

interface Scenario {
  readonly name: string;
  readonly hotel: 'H-UNKNOWN' | 'H-FAIL';
  /** the one call to break: others of the same kind belong to other bookings */
  readonly call: (ids: Ids) => { readonly match: string; readonly containing?: string };
  readonly mode: Mode;
  readonly cancels: boolean;
  /** paid at a bank, which takes the money at once */
  readonly isAtBank?: true;
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
  ...both(
    {
      name: 'giving back what a bank took',
      hotel: 'H-FAIL',
      call: ({ intent }) => ({ match: '/v1/refunds', containing: intent }),
      cancels: false,
      isAtBank: true,
    },
    same('refunded'),
  ),
];

export interface Prepared {
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
  const isAtBank = scenario.isAtBank === true;
  const intent = await traveller.intent(quote, 'now', isAtBank ? ['card', 'ideal'] : undefined);
  const { result } = await api.ask(
    bookHotel,
    traveller.bookRequest(quote, intent.id),
    traveller.headers,
  );
  const id = result?.booking_id ?? '';
  const pay = () => (isAtBank ? payAtBank(api.sandbox.origin, intent) : traveller.pay(intent));
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

/** In `npm test` each call is killed in one of the two modes, turn and turn about; in the long run in both, on every database. */
const KILLS = isLongRun
  ? SCENARIOS
  : SCENARIOS.filter(({ mode }, index) => mode === MODES[Math.floor(index / MODES.length) % 2]);

/** How many bookings the process still has work with. */
async function dueIn(process_: ChildProcess): Promise<number> {
  process_.send({ count: 'due' });
  for (;;) {
    const [answer] = (await once(process_, 'message')) as [unknown];
    const due: unknown = Object(answer).due;
    if (typeof due === 'number') return due;
  }
}

describe.each(databasesToTest())(
  'The workflow on %s, killed in the middle of every call,',
  (_name, place) => {
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
        for (const scenario of KILLS) prepared.push(await prepare(database, api, scenario));
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
            (one.scenario.cancels || one.scenario.isAtBank === true) &&
            !refunds.some(({ payment_intent: intent }) => intent === one.intent.id);
          const isOpen =
            intents.some(({ status }) => status === 'requires_capture') || prepared.some(isOwed);
          if (!isOpen || Date.now() > deadline) break;
        }
        // a step that was killed after the bank did its part is taken over when its lease ends, and then written down
        while ((await dueIn(last)) > 0) await new Promise((resolve) => setTimeout(resolve, 200));
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
  },
);

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`${what} never came`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
