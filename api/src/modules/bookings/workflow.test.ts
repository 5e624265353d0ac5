import { describeOnDatabases } from '../../db/on-databases';
import { outbox } from '../../db/schema/bookings';
import type { BookingStatus, FailureReason } from '@wayfare/api-contract';
import type { MailKind, PaymentState } from './booking';
import { startDrill } from './drill';
import { Chance } from './fake-world';
import type { Temper } from './fake-world';
import { moveBooking } from './bookings.repository';
import { money } from '@wayfare/domain';
import { eq } from 'drizzle-orm';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const calm = () => new Chance(() => 'fine');

interface Outcome {
  readonly status: BookingStatus;
  readonly reason: FailureReason | null;
  readonly paymentState: PaymentState;
  readonly live: number;
  readonly held: number;
  readonly mails: readonly MailKind[];
}

describeOnDatabases('The booking workflow', (database) => {
  const mailsOf = async (id: string) =>
    (
      await database()
        .orm.select({ kind: outbox.kind })
        .from(outbox)
        .where(eq(outbox.bookingId, id))
        .orderBy(outbox.createdAt)
    ).map(({ kind }) => kind);

  it.each<[Temper, Outcome]>([
    [
      'sells',
      {
        status: 'confirmed',
        reason: null,
        paymentState: 'captured',
        live: 1,
        held: 20_000,
        mails: ['confirmed'],
      },
    ],
    [
      'refuses',
      {
        status: 'refunded',
        reason: 'NO_ROOMS',
        paymentState: 'voided',
        live: 0,
        held: 0,
        mails: ['failed'],
      },
    ],
    [
      'gone',
      {
        status: 'refunded',
        reason: 'NO_ROOMS',
        paymentState: 'voided',
        live: 0,
        held: 0,
        mails: ['failed'],
      },
    ],
    [
      'dearer',
      {
        status: 'refunded',
        reason: 'PRICE_CHANGED',
        paymentState: 'voided',
        live: 0,
        held: 0,
        mails: ['failed'],
      },
    ],
    [
      'silent',
      {
        status: 'confirmed',
        reason: null,
        paymentState: 'captured',
        live: 1,
        held: 20_000,
        mails: ['confirmed'],
      },
    ],
    [
      'busy',
      {
        status: 'confirmed',
        reason: null,
        paymentState: 'captured',
        live: 1,
        held: 20_000,
        mails: ['confirmed'],
      },
    ],
    [
      'on-request',
      {
        status: 'confirmed',
        reason: null,
        paymentState: 'captured',
        live: 1,
        held: 20_000,
        mails: ['pending', 'confirmed'],
      },
    ],
    [
      'declines-request',
      {
        status: 'refunded',
        reason: 'NOT_CONFIRMED',
        paymentState: 'voided',
        live: 0,
        held: 0,
        mails: ['pending', 'failed'],
      },
    ],
  ])(
    'HOT-46, HOT-47 ends well or gives everything back: a supplier that %s',
    async (temper, outcome) => {
      const drill = startDrill(database(), calm());
      const id = await drill.open(temper);
      await drill.run();
      const { status, reason, paymentState } = await drill.booking(id);
      expect({
        status,
        reason,
        paymentState,
        live: drill.supplier.live(id),
        held: drill.bank.held,
        mails: await mailsOf(id),
      }).toEqual(outcome);
    },
  );

  it('sells again what was never sent, without asking the supplier what became of it', async () => {
    const looks: string[] = [];
    const drill = startDrill(database(), new Chance((call) => (looks.push(call), 'fine')));
    const id = await drill.open('busy');
    await drill.run();
    expect([
      looks.filter((call) => call === 'book').length,
      looks.filter((call) => call === 'find-booking').length,
    ]).toEqual([4, 0]);
    expect([(await drill.booking(id)).status, drill.supplier.live(id)]).toEqual(['confirmed', 1]);
  });

  it('gives everything back in time when no order can be sent', async () => {
    const drill = startDrill(database(), calm());
    const id = await drill.open('closed', { createdAt: new Date(drill.now() - 31 * 60_000) });
    await drill.run();
    expect(await drill.booking(id)).toMatchObject({
      status: 'refunded',
      reason: 'SUPPLIER_FAILED',
      paymentState: 'voided',
    });
    expect([drill.supplier.live(id), drill.bank.held]).toEqual([0, 0]);
  });

  it('waits half an hour for a card and then lets the booking go without a mail', async () => {
    const drill = startDrill(database(), calm());
    const id = await drill.open('sells', {
      intentId: drill.bank.create('payment', 20_000, 'requires_payment_method'),
    });
    await drill.run(drill.now() + 25 * 60_000);
    expect(await drill.booking(id)).toMatchObject({
      status: 'completing',
      state: 'awaiting_payment',
    });
    await drill.run();
    expect(await drill.booking(id)).toMatchObject({
      status: 'expired',
      reason: 'PAYMENT_ABANDONED',
    });
    expect([drill.supplier.live(id), drill.bank.held, await mailsOf(id)]).toEqual([0, 0, []]);
  });

  it('books without a card where the property is paid', async () => {
    const drill = startDrill(database(), calm());
    const id = await drill.open('sells', { dueNow: 0, intentId: null, paymentState: 'none' });
    await drill.run();
    expect(await drill.booking(id)).toMatchObject({
      status: 'confirmed',
      paymentState: 'none',
      captured: 0,
    });
  });

  it('HOT-49 gives a request back that nobody answers within two days', async () => {
    const drill = startDrill(database(), calm());
    const id = await drill.open('mute-request');
    await drill.run(drill.now() + 47 * HOUR);
    expect(await drill.booking(id)).toMatchObject({
      status: 'pending',
      paymentState: 'authorised',
    });
    await drill.run();
    expect(await drill.booking(id)).toMatchObject({
      status: 'refunded',
      reason: 'NOT_CONFIRMED',
      paymentState: 'voided',
    });
    expect([drill.supplier.live(id), drill.bank.held]).toEqual([0, 0]);
  });

  it('never concludes from silence: an unknown outcome is asked for until it is known', async () => {
    let deaf = true;
    const drill = startDrill(
      database(),
      new Chance((call) =>
        call === 'book' ? 'lost-after' : call === 'find-booking' && deaf ? 'lost-before' : 'fine',
      ),
    );
    const id = await drill.open('sells');
    await drill.run(drill.now() + 5 * HOUR);
    expect(await drill.booking(id)).toMatchObject({ status: 'completing', state: 'verifying' });
    deaf = false;
    await drill.run();
    expect(await drill.booking(id)).toMatchObject({ status: 'confirmed', captured: 20_000 });
  });

  it('lets a booking go that the supplier never had, and cancels it there when it turns up later', async () => {
    const drill = startDrill(
      database(),
      new Chance((call) => (call === 'book' ? 'lost-before' : 'fine')),
    );
    const id = await drill.open('sells');
    await drill.run(drill.now() + HOUR);
    expect(await drill.booking(id)).toMatchObject({
      status: 'refunded',
      reason: 'SUPPLIER_FAILED',
      state: 'watching',
    });
    drill.supplier.sold.set(id, [{ id: 'bok_late', status: 'confirmed' }]);
    await drill.run();
    expect(await drill.booking(id)).toMatchObject({ status: 'refunded', state: 'done' });
    expect([drill.supplier.live(id), drill.bank.held]).toEqual([0, 0]);
  });

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
