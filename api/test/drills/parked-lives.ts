import type { Database } from '../../src/platform/db/database';
import { STATES } from '../../src/booking/booking';
import type { Booking, BookingState } from '../../src/booking/booking';
import { moveBooking } from '../../src/booking/bookings.repository';
import { bookingsDue } from '../../src/booking/runner';
import { aStayRecord } from '../builders/build-stay-record';
import { Chance } from '../fakes/bank-and-supplier.fake';
import type { Temper } from '../fakes/bank-and-supplier.fake';
import { startDrill } from './drill';
import type { Drill } from './drill';
import { startFlightDrill } from './flight-drill';
import { startTrainDrill } from './train-drill';

/* For tests: lives of bookings that are left in each state they pass, and go on later, perhaps on another database. */

type Common = Pick<Drill, 'bank' | 'booking' | 'now' | 'options' | 'pass' | 'run'>;
type Product = 'hotels' | 'flights' | 'trains';

interface Alive {
  readonly drill: Common;
  readonly id: string;
  /** what its traveller does when it rests, one after the other */
  readonly acts: (() => Promise<unknown>)[];
  /** how often the supplier sold it */
  readonly sold: () => number;
}

export interface Life {
  readonly product: Product;
  readonly what: string;
  readonly start: (database: Database) => Promise<Alive>;
}

const DAY = 24 * 3_600_000;
const PARKED = new Date('2099-01-01T00:00:00Z');
const MOST_STEPS = 300;
const RESTS: readonly BookingState[] = ['confirmed', 'held', 'done'];
const fine = () => new Chance(() => 'fine');

type Columns = (drill: Drill) => Parameters<Drill['open']>[1];

const stay =
  (temper: Temper, columns: Columns = () => ({}), chance = fine, refundDue: number | null = null) =>
  async (database: Database): Promise<Alive> => {
    const drill = startDrill(database, chance());
    const id = await drill.open(temper, { details: aStayRecord('H-DELTA'), ...columns(drill) });
    const cancel = async () => {
      const now = new Date(drill.now());
      const changes = { refundDue: refundDue ?? 0 };
      await moveBooking(database.orm, id, {
        from: 'confirmed',
        to: 'cancelling',
        ...{ changes, runAt: now, now },
      });
    };
    const sold = () => drill.supplier.sold.get(id)?.length ?? 0;
    return { drill, id, sold, acts: refundDue === null ? [] : [cancel] };
  };

const later: Columns = ({ bank, now }) => ({
  dueNow: 0,
  dueLater: 20_000,
  chargeAt: new Date(now() + 8 * DAY),
  intentId: bank.create('setup', 0, 'succeeded'),
});
const declinedLater: Columns = (drill) => {
  const columns = later(drill);
  drill.bank.set([...drill.bank.intents.keys()][0] ?? '', { failure: 'card_declined' });
  return columns;
};

/** The first sale never arrives. */
function unheard(): Chance {
  let isFirst = true;
  return new Chance((call) => {
    if (call !== 'book' || !isFirst) return 'fine';
    isFirst = false;
    return 'lost-before';
  });
}

type FlightDrill = ReturnType<typeof startFlightDrill>;
type TrainDrill = ReturnType<typeof startTrainDrill>;

const flight =
  (type: 'instant' | 'hold', ...acts: readonly ((drill: FlightDrill) => Promise<unknown>)[]) =>
  async (database: Database): Promise<Alive> => {
    const drill = startFlightDrill(database, fine(), 'sells');
    const id = await drill.openFlight(type);
    const sold = () => drill.airline.sold.length;
    return { drill, id, sold, acts: acts.map((act) => () => act(drill)) };
  };

const train =
  (...acts: readonly ((drill: TrainDrill) => Promise<unknown>)[]) =>
  async (database: Database): Promise<Alive> => {
    const drill = startTrainDrill(database, fine(), 'sells');
    const id = await drill.openTrain('card');
    return { drill, id, sold: () => 1, acts: acts.map((act) => () => act(drill)) };
  };

const life = (product: Product, what: string, start: Life['start']): Life => ({
  product,
  what,
  start,
});

/** Between them they pass every state, each product those that are its own. */
export const LIVES: readonly Life[] = [
  life(
    'hotels',
    'is cancelled in part',
    stay('sells', () => ({}), fine, 7_500),
  ),
  life('hotels', 'is sold without a word', stay('silent')),
  life('hotels', 'waits for the property', stay('on-request')),
  life('hotels', 'is declined by the property', stay('declines-request')),
  life('hotels', 'is gone', stay('gone')),
  life('hotels', 'is paid later', stay('sells', later)),
  life('hotels', 'cannot be paid later', stay('sells', declinedLater)),
  life(
    'hotels',
    'is perhaps sold, perhaps not',
    stay('sells', () => ({}), unheard),
  ),
  life(
    'flights',
    'is changed for more, then for less, and cancelled',
    flight(
      'instant',
      (drill) => drill.changeFirst(6_000, 'card'),
      (drill) => drill.changeFirst(-4_000, 'card'),
      (drill) => drill.cancelFlight(),
    ),
  ),
  life(
    'flights',
    'is held and paid',
    flight('hold', (drill) => drill.payHeld('card')),
  ),
  life(
    'flights',
    'is held and not paid after all',
    flight('hold', (drill) => drill.payHeld('left')),
  ),
  life(
    'flights',
    'is changed and not paid for',
    flight('instant', (drill) => drill.changeFirst(6_000, 'left')),
  ),
  life(
    'trains',
    'is exchanged for more and given back',
    train(
      (drill) => drill.exchange(3_000, 'card'),
      (drill) => drill.giveBack('all'),
    ),
  ),
  life(
    'trains',
    'is exchanged and not paid for',
    train((drill) => drill.exchange(3_000, 'left')),
  ),
  life(
    'trains',
    'is given back in part',
    train((drill) => drill.giveBack('item')),
  ),
];

async function step({ drill, id, acts }: Alive): Promise<boolean> {
  const { runAt, state } = await drill.booking(id);
  const act = RESTS.includes(state) && runAt?.getTime() !== drill.now() ? acts.shift() : undefined;
  if (act !== undefined) {
    await act();
    return true;
  }
  if (runAt === null) return false;
  drill.pass(Math.max(0, runAt.getTime() - drill.now()));
  const [going] = await bookingsDue(drill.options)(1);
  // a process that stops takes one step
  await going?.(() => true);
  return true;
}

/** A life up to its so-manieth state: pauses between looks are random, states are not. */
async function walked(database: Database, { start }: Life, most: number) {
  const alive = await start(database);
  const stateNow = async () => (await alive.drill.booking(alive.id)).state;
  const states = [await stateNow()];
  for (let steps = 0; states.length < most && steps < MOST_STEPS; steps += 1) {
    if (!(await step(alive))) break;
    const state = await stateNow();
    if (state !== states.at(-1)) states.push(state);
  }
  return { alive, states };
}

export interface Parked {
  readonly life: Life;
  readonly state: BookingState;
  readonly id: string;
  readonly alive: Alive;
  readonly runAt: Date | null;
}

const setRunAt = ({ pool }: Database, id: string, runAt: Date | null) =>
  pool.query('UPDATE bookings SET run_at = $2 WHERE id = $1', [id, runAt]);

async function park(database: Database, life: Life, alive: Alive): Promise<Parked> {
  const { state, runAt } = await alive.drill.booking(alive.id);
  if (runAt !== null) await setRunAt(database, alive.id, PARKED);
  return { life, state, id: alive.id, alive, runAt };
}

/** A booking in each state that a life passes, each made anew up to there, and left alone. */
export async function parkEverywhere(database: Database, life: Life): Promise<Parked[]> {
  const whole = await walked(database, life, Infinity);
  const parked = [await park(database, life, whole.alive)];
  for (let count = 1; count < whole.states.length; count += 1)
    parked.push(await park(database, life, (await walked(database, life, count)).alive));
  return parked;
}

/** Lets it go on until it rests; what is not true of it then. */
export async function finish(database: Database, { id, alive, runAt }: Parked): Promise<string[]> {
  const { drill, sold } = alive;
  if (runAt !== null) await setRunAt(database, id, runAt);
  await drill.run();
  const booking: Booking = await drill.booking(id);
  if (booking.runAt !== null) await setRunAt(database, id, PARKED);
  const reserved = [...drill.bank.intents.values()].filter(
    ({ status }) => status === 'requires_capture',
  );
  const claims: readonly (readonly [string, boolean])[] = [
    [`is final, not ${booking.state}`, RESTS.includes(booking.state)],
    ['has the money that the bank says', drill.bank.held === booking.captured - booking.refunded],
    ['is sold once at most', sold() <= 1],
    ['reserves no money', reserved.length === 0],
  ];
  return claims.filter(([, holds]) => !holds).map(([claim]) => claim);
}

export const ALL_STATES: readonly BookingState[] = STATES;
