import { isTotallyRefunded } from '@wayfare/domain';
import { lives } from '@wayfare/testing/long-run';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { describeOnDatabases } from '../../../db/on-databases';
import { outbox } from '../../../db/schema/bookings';
import type { Booking } from '../../bookings/booking';
import { seededLife } from '../../bookings/seeded-life';
import type { RailwayTemper } from '../fake-railway-after-sales';
import { trainTotal } from '../train-ledger';
import { trainOf } from '../train-records';
import { startTrainDrill } from './train-drill';
import type { TrainDrill } from './train-drill';

/* Random lives of train bookings: bought, given back in part or whole and exchanged while every call may break. Each comes
   from a seed that is printed when it fails: WAYFARE_DRILL_SEED=123 repeats one. */

const SEED = process.env['WAYFARE_DRILL_SEED'];
const FIRST_SEED = Number(SEED ?? 1);
/** The embedded database lives all of them, a server a part: the steps are the same. */
const SCHEDULES = { embedded: lives(20, 200), server: lives(15, 60) };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const TEMPERS: readonly RailwayTemper[] = [
  'sells',
  'sells',
  'sells',
  'sells',
  'sells',
  'sells',
  'refuses',
  'gone',
  'dearer',
  'cheaper',
  'silent',
  'never-refunds',
  'never-exchanges',
];
const ACTS = ['exchange', 'exchange', 'ticket', 'ticket', 'item', 'all', 'wait'] as const;

interface Life {
  readonly drill: TrainDrill;
  readonly id: string;
  readonly temper: RailwayTemper;
  /** cents that are to have come back by the last refund that was agreed to; null where there was none */
  readonly promised: number | null;
  readonly done: readonly string[];
  readonly crashes: number;
}

async function live(database: Database, seed: number): Promise<Life> {
  const { random, pick, chance } = seededLife(seed);
  const temper = pick(TEMPERS);
  const drill = startTrainDrill(database, chance, temper);
  const card = random() < 0.85 ? 'requires_capture' : 'requires_payment_method';
  const id = await drill.openTrain(card);
  const done: string[] = [card];
  let promised: number | null = null;
  let crashes = await drill.run(drill.now() + random() * DAY);
  for (let turn = 0; turn < 5; turn += 1) {
    const { state } = await drill.booking(id);
    const [act, hasCard, cents] = [pick(ACTS), random() < 0.75, pick([-2_000, 0, 3_000, 3_000])];
    done.push(`${act} at ${state}`);
    if (act === 'exchange') await drill.exchange(cents, hasCard);
    else if (act !== 'wait') promised = (await drill.giveBack(act)) ?? promised;
    // sometimes the traveller is back before anything came of it
    crashes += await drill.run(drill.now() + pick([0, HOUR, DAY]));
  }
  crashes += await drill.run();
  return { drill, id, temper, promised, done, crashes };
}

type Claim = readonly [what: string, holds: boolean];

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function moneyClaims({ drill: { bank, railway }, promised }: Life, booking: Booking): Claim[] {
  const { status, captured, refunded, charges, total, paymentState } = booking;
  const isBooked = status === 'confirmed';
  const isCancelled = status === 'canceled';
  return [
    ['the bank holds what the booking says', bank.held === captured - refunded],
    [
      'charges add up',
      sum(charges.map((charge) => charge.captured)) === captured &&
        sum(charges.map((charge) => charge.refunded)) === refunded,
    ],
    [
      'what stands is paid for, to the cent',
      !isBooked || (captured - refunded === total && total === trainTotal(trainOf(booking)).amount),
    ],
    [
      'the railway has what was paid and not given back',
      !(isBooked || isCancelled) || railway.paid === bank.held,
    ],
    ['nobody pays for nothing', isBooked || isCancelled || bank.held === 0],
    ['a cancellation gives back what it promised', !isCancelled || refunded === promised],
    ['the payment is said to be taken', !isBooked || paymentState === 'captured'],
    [
      'no money stays reserved',
      [...bank.intents.values()].every((intent) => intent.status !== 'requires_capture'),
    ],
  ];
}

function ticketClaims({ drill: { railway } }: Life, booking: Booking): Claim[] {
  const { adjustments, items } = trainOf(booking);
  const { status } = booking;
  const bought = [...railway.sold.values()].filter((sold) => sold.status === 'CONFIRMED');
  const made = bought
    .flatMap(({ refunds, exchanges }) => [...refunds, ...exchanges])
    .filter((change) => change.status === 'CONFIRMED').length;
  const statuses = (list: readonly { readonly id: string; readonly status: string }[]) =>
    list.map((item) => `${item.id} ${item.status}`).join();
  const isKnown = status === 'confirmed' || status === 'canceled';
  return [
    ['nothing was bought twice', bought.length <= 1],
    [
      'it travels exactly when it says so',
      railway.travelling.length === (status === 'confirmed' ? 1 : 0),
    ],
    [
      'each refund and exchange was made once and is known',
      !isKnown || made === adjustments.length + (status === 'canceled' ? 1 : 0),
    ],
    [
      'the tickets are those of the railway',
      !isKnown || bought.every((sold) => statuses(sold.items) === statuses(items)),
    ],
    [
      'a cancelled booking has no ticket left',
      status !== 'canceled' || items.every((item) => isTotallyRefunded(item.status)),
    ],
  ];
}

/** Of these one must have been written; who left the payment alone is told nothing. */
const TELLING: Partial<Readonly<Record<Booking['status'], readonly string[]>>> = {
  confirmed: ['confirmed'],
  canceled: ['canceled'],
  refunded: ['failed', 'refunded'],
  failed: ['failed'],
};

function mailClaims(booking: Booking, mails: readonly string[]): Claim[] {
  return [
    [
      'whoever booked is told',
      booking.status === 'expired' || mails.some((kind) => TELLING[booking.status]?.includes(kind)),
    ],
    [
      'every change is told',
      mails.filter((kind) => kind === 'changed').length === trainOf(booking).adjustments.length,
    ],
  ];
}

/** What must hold of every life, however it went. */
function broken(life: Life, booking: Booking, mails: readonly string[]): string[] {
  const atRest: Claim = [
    'it came to rest',
    booking.runAt === null &&
      booking.deal === null &&
      ['confirmed', 'done'].includes(booking.state),
  ];
  return [
    atRest,
    ...moneyClaims(life, booking),
    ...ticketClaims(life, booking),
    ...mailClaims(booking, mails),
  ]
    .filter(([, holds]) => !holds)
    .map(([claim]) => claim);
}

describeOnDatabases('The fault drill of trains', (database) => {
  it('TRN-47 TRN-52 lives of train bookings with random faults end with money, tickets and mails in order', async () => {
    const count = SEED === undefined ? SCHEDULES[database().kind] : 1;
    const failures: string[] = [];
    const ends = new Map<string, number>();
    const changes = { refund: 0, exchange: 0 };
    let crashes = 0;
    for (let seed = FIRST_SEED; seed < FIRST_SEED + count; seed += 1) {
      const life = await live(database(), seed);
      const booking = await life.drill.booking(life.id);
      const mails = await database()
        .orm.select({ kind: outbox.kind })
        .from(outbox)
        .where(eq(outbox.bookingId, life.id));
      const claims = broken(
        life,
        booking,
        mails.map(({ kind }) => kind),
      );
      crashes += life.crashes;
      for (const { kind } of trainOf(booking).adjustments) if (kind !== 'moved') changes[kind] += 1;
      ends.set(booking.status, (ends.get(booking.status) ?? 0) + 1);
      if (claims.length > 0)
        failures.push(
          `seed ${seed}, a railway that ${life.temper}, ${life.done.join(', ')}: not true that ${claims.join(', ')} (${booking.state}, ${booking.status}, ${booking.paymentState}, total ${booking.total}, ${booking.captured - booking.refunded} held, the railway has ${life.drill.railway.paid}, ${life.promised} promised)`,
        );
    }
    expect(failures).toEqual([]);
    if (SEED !== undefined) return;
    // a drill in which nothing breaks, or that always ends alike, shows nothing
    expect(crashes).toBeGreaterThan(count / 10);
    expect(changes.refund).toBeGreaterThan(count / 20);
    expect(changes.exchange).toBeGreaterThan(count / 20);
    expect([...ends.keys()].sort()).toEqual(
      expect.arrayContaining(['canceled', 'confirmed', 'expired', 'refunded']),
    );
  }, 240_000);
});
