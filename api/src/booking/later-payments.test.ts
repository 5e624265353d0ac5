import { describeOnDatabases } from '../../test/databases/on-databases';
import { outbox } from '../platform/db/schema/bookings';
import { startDrill } from '../../test/drills/drill';
import { Chance } from '../../test/fakes/bank-and-supplier.fake';
import { eq } from 'drizzle-orm';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
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

  describe('a later payment (OQ-34)', () => {
    async function openLater(failure: string | null = null) {
      const drill = startDrill(database(), calm());
      const setup = drill.bank.create('setup', 0, 'succeeded');
      const chargeAt = new Date(drill.now() + 10 * DAY);
      const id = await drill.open('sells', {
        intentId: setup,
        dueNow: 0,
        dueLater: 20_000,
        chargeAt,
      });
      await drill.run(drill.now() + HOUR);
      drill.bank.set(setup, { failure });
      return { drill, id, setup, chargeAt };
    }

    it('is taken on its day', async () => {
      const { drill, id, chargeAt } = await openLater();
      expect(await drill.booking(id)).toMatchObject({
        status: 'confirmed',
        paymentState: 'scheduled',
        captured: 0,
      });
      await drill.run();
      expect(drill.now()).toBeGreaterThanOrEqual(chargeAt.getTime());
      expect(await drill.booking(id)).toMatchObject({
        status: 'confirmed',
        paymentState: 'captured',
        captured: 20_000,
      });
      expect([drill.bank.held, await mailsOf(id)]).toEqual([20_000, ['confirmed', 'charged']]);
    });

    it('is tried three times, then the booking is given back', async () => {
      const { drill, id } = await openLater('card_declined');
      await drill.run();
      expect(await drill.booking(id)).toMatchObject({
        status: 'canceled',
        reason: 'PAYMENT_FAILED',
        chargeTries: 3,
      });
      expect([drill.supplier.live(id), drill.bank.held, await mailsOf(id)]).toEqual([
        0,
        0,
        ['confirmed', 'chargeFailed', 'canceled'],
      ]);
    });

    it('succeeds when the card is in order again', async () => {
      const { drill, id, setup, chargeAt } = await openLater('card_declined');
      await drill.run(chargeAt.getTime() + HOUR);
      drill.bank.set(setup, { failure: null });
      await drill.run();
      expect(await drill.booking(id)).toMatchObject({
        status: 'confirmed',
        captured: 20_000,
        chargeTries: 1,
      });
    });
  });
});
