import { randomUUID } from 'node:crypto';
import type { Database } from '../../src/platform/db/database';
import type { Payments } from '../../src/ports/payments';
import type { Booking } from '../../src/booking/booking';
import { findBooking, insertBooking } from '../../src/booking/bookings.repository';
import type { NewBooking } from '../../src/booking/bookings.repository';
import { Crash, FakeSupplier } from '../fakes/bank-and-supplier.fake';
import { FakeBank } from '../fakes/bank.fake';
import type { Chance, Temper } from '../fakes/bank-and-supplier.fake';
import { WORKFLOW_TIMEOUTS } from '../../src/booking/workflow-timeouts';
import type { WorkflowTimeouts } from '../../src/booking/workflow-timeouts';
import { advanceOne } from '../../src/booking/runner';
import { newBookingId, newPin, newReference } from '../../src/booking/references';
import type { BookableSupplier } from '../../src/booking/bookable-supplier';

/* For tests: one database, a world that may break at every call, and a clock that can be turned. */

const SILENT = { error: () => undefined, info: () => undefined };
const DAY = 24 * 3_600_000;

/** Fewer looks in the same time: each is a turn of the database. */
const RARE_LOOKS = {
  ...WORKFLOW_TIMEOUTS,
  pollInterval: 4 * 3_600_000,
  longestPause: 30 * 60_000,
  longestPaymentPause: 30 * 60_000,
};

/** Enough steps for the longest life of a booking with many failures. */
const MOST_STEPS = 4_000;

interface DrillWishes {
  readonly sales?: Readonly<Record<string, BookableSupplier>>;
  readonly timeouts?: WorkflowTimeouts;
}

export function startDrill(
  database: Database,
  chance: Chance,
  { sales = {}, timeouts = RARE_LOOKS }: DrillWishes = {},
) {
  const tempers = new Map<string, Temper>();
  let now = Date.parse('2026-11-20T09:00:00Z');
  const bank = new FakeBank(chance, () => now);
  const supplier = new FakeSupplier(chance, ({ id }) => tempers.get(id) ?? 'sells');
  // the workflow uses these calls only
  const payments = bank.payments as Payments;
  // a dead process writes nothing: its transactions end with its connection
  const mortal = {
    get orm() {
      if (chance.hasCrashed) throw new Crash('dead');
      return database.orm;
    },
  };
  const options = {
    database: mortal,
    payments,
    sales: { hotels: supplier.sale, ...sales },
    timeouts,
    clock: () => now,
    log: SILENT,
  };

  async function soonest(): Promise<number | null> {
    const { rows } = await database.pool.query<{ at: string | null }>(
      'SELECT extract(epoch FROM min(greatest(run_at, coalesce(lease_until, run_at)))) * 1000 AS at FROM bookings WHERE run_at IS NOT NULL',
    );
    const at = rows[0]?.at ?? null;
    return at === null ? null : Math.ceil(Number(at));
  }

  return {
    bank,
    supplier,
    options,
    now: () => now,
    pass: (milliseconds: number) => void (now += milliseconds),

    /** a booking as the book call makes it */
    async open(temper: Temper, columns: Partial<NewBooking> = {}): Promise<string> {
      const id = newBookingId();
      tempers.set(id, temper);
      const at = new Date(now);
      const intentId =
        columns.intentId === undefined
          ? bank.create('payment', 20_000, 'requires_capture')
          : columns.intentId;
      const money = {
        total: 20_000,
        dueNow: 20_000,
        dueLater: 0,
        paymentState: 'awaiting',
        intentId,
      };
      const identity = {
        id,
        reference: newReference(),
        pin: newPin(),
        vertical: 'hotels',
        owner: 'anonymous-1',
        quoteId: randomUUID(),
        clientReference: randomUUID(),
        requestHash: 'h',
      };
      const rest = {
        email: 'anne@example.com',
        language: 'en',
        details: {},
        state: 'awaiting_payment',
        stateSince: at,
        status: 'completing',
        runAt: at,
        createdAt: at,
      } as const;
      await insertBooking(database.orm, { ...money, ...identity, ...rest, ...columns });
      return id;
    },

    async booking(id: string): Promise<Booking> {
      const booking = await findBooking(database.orm, id);
      if (booking === null) throw new Error(`${id} is gone`);
      return booking;
    },

    /** works, dies and comes back until nothing is due before `until` */
    async run(until = now + 30 * DAY): Promise<number> {
      let crashes = 0;
      for (let step = 0; step < MOST_STEPS; step += 1) {
        try {
          if (await advanceOne(options)) continue;
          const next = await soonest();
          if (next === null || next > until) return crashes;
          now = Math.max(now, next);
        } catch (error) {
          if (!(error instanceof Crash)) throw error;
          crashes += 1;
          // its lease stays until it ends
          chance.hasCrashed = false;
        }
      }
      throw new Error('the bookings never come to rest');
    },
  };
}

export type Drill = ReturnType<typeof startDrill>;
