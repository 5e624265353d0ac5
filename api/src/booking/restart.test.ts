import { describeOnDatabases } from '../../test/databases/on-databases';
import { moveBooking } from './bookings.repository';
import { startDrill } from '../../test/drills/drill';
import { Chance } from '../../test/fakes/bank-and-supplier.fake';
import type { Fate } from '../../test/fakes/bank-and-supplier.fake';
import { WORKFLOW_TIMEOUTS } from './workflow-timeouts';

/* A process is killed with a paid booking in its hands, and started again at once. */

const MINUTE = 60_000;
/** Workers look for work every second, or every other one on the embedded database. */
const PROBE_MS = 2_000;

type Fates = Readonly<Record<string, Fate>>;

/** Where it is killed. That a sale never left the process is known only after a quarter of an hour, and nothing is concluded from silence (decision 0017). */
const KILLS: readonly (readonly [string, Fates])[] = [
  ['while it waits for the card', {}],
  ['before it looks at the card', { find: 'crash-before' }],
  ['when it has looked at the card', { find: 'crash-after' }],
  ['before it asks for the price', { requote: 'crash-before' }],
  ['when it has asked for the price', { requote: 'crash-after' }],
  ['when the supplier has sold', { book: 'crash-after' }],
  ['before it asks what became of a sale', { book: 'lost-after', 'find-booking': 'crash-before' }],
  [
    'when it has asked what became of a sale',
    { book: 'lost-after', 'find-booking': 'crash-after' },
  ],
  ['before it takes the money', { capture: 'crash-before' }],
  ['when it has taken the money', { capture: 'crash-after' }],
];

const CASES = KILLS.flatMap(
  ([where, fates]) =>
    [
      ['arrived', where, fates],
      ['was lost', where, fates],
    ] as const,
);

describeOnDatabases('A process that is killed with a paid booking', (database) => {
  it.each(CASES)(
    'ends it within 30 s of its restart when the webhook %s: killed %s',
    async (webhook, _where, fates) => {
      const left = new Map<string, Fate>();
      let restarted = 0;
      const chance = new Chance((call) => {
        const fate = left.get(call) ?? 'fine';
        left.delete(call);
        if (fate.startsWith('crash')) restarted = drill.now();
        return fate;
      });
      const drill = startDrill(database(), chance, { timeouts: WORKFLOW_TIMEOUTS });
      const intentId = drill.bank.create('payment', 20_000, 'requires_action');
      const id = await drill.open('sells', { intentId });
      // long enough for the longest pauses between looks
      await drill.run(drill.now() + 3 * MINUTE);
      expect(await drill.booking(id)).toMatchObject({ state: 'awaiting_payment' });

      drill.bank.set(intentId, { status: 'requires_capture' });
      const now = new Date(drill.now());
      if (webhook === 'arrived')
        await moveBooking(database().orm, id, {
          from: 'awaiting_payment',
          to: 'awaiting_payment',
          runAt: now,
          now,
        });
      for (const [call, fate] of Object.entries(fates)) left.set(call, fate);
      restarted = drill.now();
      await drill.run();

      const booking = await drill.booking(id);
      expect([
        left.size,
        booking.status,
        booking.captured,
        drill.bank.held,
        drill.supplier.sold.get(id)?.length,
      ]).toEqual([0, 'confirmed', 20_000, 20_000, 1]);
      expect(booking.stateSince.getTime() - restarted + PROBE_MS).toBeLessThanOrEqual(30_000);
    },
  );
});
