import { lives } from '@wayfare/testing/long-run';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { describeOnDatabases } from '../../db/on-databases';
import { outbox } from '../../db/schema/bookings';
import type { Booking } from '../bookings/booking';
import { seededLife } from '../bookings/seeded-life';
import type { AirlineTemper } from './fake-airline';
import { startFlightDrill } from './flight-drill';
import type { FlightDrill } from './flight-drill';
import { totalOf } from './flight-ledger';
import { flightOf } from './flight-records';

/* Random lives of flight bookings: ordered or held, paid, changed and cancelled while every call may break. Each comes from
   a seed that is printed when it fails: WAYFARE_DRILL_SEED=123 repeats one. */

const SEED = process.env['WAYFARE_DRILL_SEED'];
const FIRST_SEED = Number(SEED ?? 1);
/** The embedded database lives all of them, a server a part: the steps are the same. */
const SCHEDULES = { embedded: lives(20, 200), server: lives(15, 60) };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const TEMPERS: readonly AirlineTemper[] = [
  'sells',
  'sells',
  'sells',
  'sells',
  'drifts',
  'drifts',
  'refuses',
  'gone',
  'dearer',
  'cheaper',
  'silent',
  'never-cancels',
  'never-changes',
];

interface Life {
  readonly drill: FlightDrill;
  readonly id: string;
  readonly temper: AirlineTemper;
  /** cents that are to have come back after the last cancellation; null where there was none */
  readonly promised: number | null;
  readonly done: readonly string[];
  readonly crashes: number;
}

async function live(database: Database, seed: number): Promise<Life> {
  const { random, pick, chance } = seededLife(seed);
  const temper = pick(TEMPERS);
  const drill = startFlightDrill(database, chance, temper);
  const way = pick(['instant', 'instant', 'hold', 'hold', 'abandoned'] as const);
  const id = await drill.openFlight(
    way === 'hold' ? 'hold' : 'instant',
    way === 'abandoned' ? 'requires_payment_method' : 'requires_capture',
  );
  const done: string[] = [way];
  let promised: number | null = null;
  let crashes = await drill.run(drill.now() + random() * 2 * DAY);
  for (let turn = 0; turn < 4; turn += 1) {
    const { state } = await drill.booking(id);
    const hasCard = random() < 0.75;
    const act = pick(
      state === 'held'
        ? (['pay', 'pay', 'cancel', 'wait'] as const)
        : (['change', 'change', 'cancel', 'wait'] as const),
    );
    done.push(`${act} at ${state}`);
    if (act === 'pay') await drill.payHeld(hasCard);
    if (act === 'change') await drill.changeFirst(pick([-4_000, 0, 6_000, 6_000]), hasCard);
    if (act === 'cancel') promised = (await drill.cancelFlight()) ?? promised;
    // sometimes the traveller is back before anything came of it
    crashes += await drill.run(drill.now() + pick([0, HOUR, DAY]));
  }
  crashes += await drill.run();
  return { drill, id, temper, promised, done, crashes };
}

type Claim = readonly [what: string, holds: boolean];

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function moneyClaims({ drill: { bank }, promised }: Life, booking: Booking): Claim[] {
  const { status, captured, refunded, charges, total } = booking;
  const isBooked = status === 'confirmed';
  return [
    ['the bank holds what the booking says', bank.held === captured - refunded],
    [
      'charges add up',
      sum(charges.map((charge) => charge.captured)) === captured &&
        sum(charges.map((charge) => charge.refunded)) === refunded,
    ],
    [
      'what stands is paid for, to the cent',
      !isBooked ||
        (captured - refunded === total && total === totalOf(flightOf(booking).cents).amount),
    ],
    ['nobody pays for nothing', isBooked || status === 'canceled' || bank.held === 0],
    ['a cancellation gives back what it promised', status !== 'canceled' || refunded === promised],
    [
      'no money stays reserved',
      [...bank.intents.values()].every((intent) => intent.status !== 'requires_capture'),
    ],
  ];
}

function orderClaims({ drill: { airline } }: Life, booking: Booking): Claim[] {
  const { supplierCents, changesMade, itinerary } = flightOf(booking);
  const flying = airline.sold.filter((order) => airline.status(order) === 'confirmed');
  const slicesOf = (slices: readonly { readonly id: string }[]) =>
    slices.map(({ id }) => id).join();
  return [
    ['nothing was ordered twice', airline.sold.length <= 1],
    [
      'it is booked exactly when it says so',
      flying.length === (booking.status === 'confirmed' ? 1 : 0),
    ],
    [
      'the airline has what it was promised',
      flying.every(
        ({ price }) => price.total.amount === supplierCents && airline.paid === supplierCents,
      ),
    ],
    ['each change was made once and is known', changesMade.length === airline.changesMade.length],
    [
      'the flights are those of the airline',
      flying.every(({ slices }) => slicesOf(slices) === slicesOf(itinerary)),
    ],
  ];
}

/** Of these one must have been written; who left the payment of an order alone is told nothing. */
const TELLING: Partial<Readonly<Record<Booking['status'], readonly string[]>>> = {
  confirmed: ['confirmed'],
  canceled: ['canceled'],
  refunded: ['failed', 'refunded'],
  failed: ['failed'],
  expired: ['lapsed'],
};

function mailClaims(booking: Booking, mails: readonly string[]): Claim[] {
  const { type, changesMade } = flightOf(booking);
  const wasLeft = booking.status === 'expired' && type === 'instant';
  return [
    [
      'whoever booked is told',
      wasLeft || mails.some((kind) => TELLING[booking.status]?.includes(kind)),
    ],
    [
      'every change is told',
      mails.filter((kind) => kind === 'changed').length === changesMade.length,
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
    ...orderClaims(life, booking),
    ...mailClaims(booking, mails),
  ]
    .filter(([, holds]) => !holds)
    .map(([claim]) => claim);
}

describeOnDatabases('The fault drill of flights', (database) => {
  it('lives of flight bookings with random faults end with money, order and mails in order', async () => {
    const count = SEED === undefined ? SCHEDULES[database().kind] : 1;
    const failures: string[] = [];
    const ends = new Map<string, number>();
    let [crashes, changed] = [0, 0];
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
      changed += flightOf(booking).changesMade.length;
      ends.set(booking.status, (ends.get(booking.status) ?? 0) + 1);
      if (claims.length > 0)
        failures.push(
          `seed ${seed}, an airline that ${life.temper}, ${life.done.join(', ')}: not true that ${claims.join(', ')} (${booking.state}, ${booking.status}, ${booking.paymentState}, total ${booking.total}, ${booking.captured - booking.refunded} held)`,
        );
    }
    expect(failures).toEqual([]);
    if (SEED !== undefined) return;
    // a drill in which nothing breaks, or that always ends alike, shows nothing
    expect(crashes).toBeGreaterThan(count / 10);
    expect(changed).toBeGreaterThan(count / 20);
    expect([...ends.keys()].sort()).toEqual(
      expect.arrayContaining(['canceled', 'confirmed', 'expired', 'refunded']),
    );
  }, 240_000);
});
