import { lives } from '@wayfare/testing/long-run';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { describeOnDatabases } from '../../../../test/databases/on-databases';
import { outbox } from '../../../platform/db/schema/bookings';
import { WAYS_PAID } from '../../../../test/drills/drill-traveller';
import { seededLife } from '../../../../test/drills/seeded-life';
import type { RailwayTemper } from '../../../../test/fakes/railway/railway-after-sales.fake';
import { trainOf } from '../records/train-records';
import { startTrainDrill } from '../../../../test/drills/train-drill';
import { broken } from '../../../../test/drills/train-drill-claims';
import type { Life } from '../../../../test/drills/train-drill-claims';

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
const ACTS = ['exchange', 'exchange', 'ticket', 'ticket', 'item', 'all', 'all', 'wait'] as const;

async function live(database: Database, seed: number): Promise<Life> {
  const { random, pick, chance } = seededLife(seed);
  const temper = pick(TEMPERS);
  const drill = startTrainDrill(database, chance, temper);
  const payment = random() < 0.85 ? pick(['card', 'bank'] as const) : 'left';
  const id = await drill.openTrain(payment);
  const done: string[] = [payment];
  let promised: number | null = null;
  let crashes = await drill.run(drill.now() + random() * DAY);
  for (let turn = 0; turn < 5; turn += 1) {
    const { state } = await drill.booking(id);
    const [act, by, cents] = [pick(ACTS), pick(WAYS_PAID), pick([-2_000, 0, 3_000, 3_000])];
    done.push(`${act} at ${state}`);
    if (act === 'exchange') await drill.exchange(cents, by);
    else if (act !== 'wait') promised = (await drill.giveBack(act)) ?? promised;
    // sometimes the traveller is back before anything came of it
    crashes += await drill.run(drill.now() + pick([0, HOUR, DAY]));
  }
  crashes += await drill.run();
  return { drill, id, temper, promised, done, crashes };
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
