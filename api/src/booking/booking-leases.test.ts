import { describeOnDatabases } from '../../test/databases/on-databases';
import { settled, TurnedClock } from '../../test/fakes/turned-clock';
import { claim, dueQueues, keepLease, releaseLease } from '../platform/queue/leases';
import { BOOKINGS } from './booking-queues';
import { startDrill } from '../../test/drills/drill';
import { Chance } from '../../test/fakes/bank-and-supplier.fake';
import { WORKFLOW_TIMEOUTS } from './workflow-timeouts';

describeOnDatabases('A lease', (database) => {
  async function claimOne({ clock }: TurnedClock, leaseMs: number) {
    const [claimed] = await claim(database().orm, BOOKINGS, {
      now: new Date(clock()),
      leaseMs,
      limit: 1,
    });
    if (claimed === undefined) throw new Error('nothing was due');
    return claimed.lease;
  }

  /** A booking that is due, claimed by a process whose clock is turned by hand. */
  async function claimed() {
    const { orm } = database();
    const drill = startDrill(database(), new Chance(() => 'fine'));
    await drill.open('sells');
    const turned = new TurnedClock(drill.now());
    const lease = await claimOne(turned, WORKFLOW_TIMEOUTS.leaseTime);
    const isFree = async () =>
      (await dueQueues(orm, [BOOKINGS], new Date(turned.clock()))).includes('bookings');
    return { orm, turned, lease, isFree };
  }

  it('of a dead process ends after ten seconds', async () => {
    const { orm, turned, lease, isFree } = await claimed();
    turned.pass(9_999);
    expect(await isFree()).toBe(false);
    turned.pass(1);
    expect(await isFree()).toBe(true);
    await releaseLease(orm, BOOKINGS, lease, null);
  });

  it('of a living process is renewed while a step lasts, and ends with the longest step', async () => {
    const { orm, turned, lease, isFree } = await claimed();
    const start = turned.clock();
    const stopRenewing = keepLease(orm, BOOKINGS, lease, {
      timeouts: WORKFLOW_TIMEOUTS,
      clock: turned.clock,
      after: turned.after,
    });
    const lastRenewal = WORKFLOW_TIMEOUTS.stepTime - WORKFLOW_TIMEOUTS.leaseTime;
    while (turned.clock() - start < lastRenewal) {
      turned.next();
      expect(await isFree()).toBe(false);
      await settled(() => turned.waiting > 0 || turned.clock() - start >= lastRenewal);
    }
    turned.pass(start + WORKFLOW_TIMEOUTS.stepTime - 1 - turned.clock());
    // the last renewal sets no timer that would tell when it has been written
    await settled(async () => !(await isFree()));
    turned.pass(1);
    expect(await isFree()).toBe(true);
    stopRenewing();
    await releaseLease(orm, BOOKINGS, lease, null);
  });

  it('that was taken over is not renewed', async () => {
    const { orm, turned, lease } = await claimed();
    const stopRenewing = keepLease(orm, BOOKINGS, lease, {
      timeouts: WORKFLOW_TIMEOUTS,
      clock: turned.clock,
      after: turned.after,
    });
    turned.pass(WORKFLOW_TIMEOUTS.leaseTime);
    const other = await claimOne(turned, 1_000);
    expect(other.id).toBe(lease.id);
    turned.next();
    await settled(() => turned.waiting > 0);
    turned.pass(1_000);
    expect(await dueQueues(orm, [BOOKINGS], new Date(turned.clock()))).toEqual(['bookings']);
    stopRenewing();
    await releaseLease(orm, BOOKINGS, other, null);
  });
});
