import { describeOnDatabases } from '../../test/databases/on-databases';
import { outbox } from '../platform/db/schema/bookings';
import { startDrill } from '../../test/drills/drill';
import { Chance } from '../../test/fakes/bank-and-supplier.fake';
import type { Temper } from '../../test/fakes/bank-and-supplier.fake';
import { moveBooking } from './bookings.repository';
import { money } from '@wayfare/domain';
import { eq } from 'drizzle-orm';

const calm = () => new Chance(() => 'fine');

describeOnDatabases('The booking workflow', (database) => {
  const mailsOf = async (id: string) =>
    (
      await database()
        .orm.select({ kind: outbox.kind })
        .from(outbox)
        .where(eq(outbox.bookingId, id))
        .orderBy(outbox.createdAt)
    ).map(({ kind }) => kind);

  describe('cancelling', () => {
    async function cancelled(temper: Temper, refundDue: number) {
      const drill = startDrill(database(), calm());
      const id = await drill.open(temper);
      await drill.run(drill.now() + 60_000);
      const { state } = await drill.booking(id);
      const now = new Date(drill.now());
      await moveBooking(database().orm, id, {
        from: state,
        to: 'cancelling',
        changes: { refundDue },
        runAt: now,
        now,
      });
      await drill.run();
      return { drill, id, booking: await drill.booking(id) };
    }

    it('gives back what its terms promise', async () => {
      const { drill, id, booking } = await cancelled('sells', 15_000);
      expect(booking).toMatchObject({
        status: 'canceled',
        refunded: 15_000,
        paymentState: 'refunded',
      });
      expect([drill.supplier.live(id), drill.bank.held, await mailsOf(id)]).toEqual([
        0,
        5_000,
        ['confirmed', 'canceled'],
      ]);
    });

    it('frees the money of a request that was never confirmed', async () => {
      const { drill, booking } = await cancelled('on-request', 0);
      expect(booking).toMatchObject({ status: 'canceled', paymentState: 'voided', captured: 0 });
      expect(drill.bank.get(booking.intentId ?? '')).toMatchObject({
        status: 'canceled',
        captured: money(0),
      });
    });

    it('HOT-53 changes nothing when the supplier refuses', async () => {
      const { drill, booking } = await cancelled('never-cancels', 15_000);
      expect(booking).toMatchObject({
        status: 'confirmed',
        state: 'confirmed',
        refundDue: 0,
        refunded: 0,
        paymentState: 'captured',
      });
      expect(drill.bank.held).toBe(20_000);
    });
  });
});
