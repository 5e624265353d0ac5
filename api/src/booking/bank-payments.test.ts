import { bookHotel, cancelHotelBooking } from '@wayfare/api-contract';
import { eq } from 'drizzle-orm';
import { startBookingApp } from '../../test/clients/booking-app';
import type { BookingApp } from '../../test/clients/booking-app';
import { describeOnDatabases } from '../../test/databases/on-databases';
import { bookings, outbox } from '../platform/db/schema/bookings';
import { payAtBank } from '../../test/clients/traveller-client';
import type { Traveller } from '../../test/clients/traveller-client';
import type { Ledger } from '../../test/drills/drill-audit';
import { WORKFLOW_TIMEOUTS } from './workflow-timeouts';

const LONG = 60_000;
/** Whoever waits here has no time to be patient with. */
const QUICK = {
  ...WORKFLOW_TIMEOUTS,
  firstPause: 100,
  longestPause: 500,
  longestPaymentPause: 500,
};

describeOnDatabases('Paying at a bank, which takes the money at once', (database) => {
  let api: BookingApp;
  let anne: Traveller;

  beforeAll(async () => {
    api = await startBookingApp(database(), {}, { timeouts: QUICK });
    anne = await api.traveller();
    // the sandbox makes its hotels when the first is asked for
    await anne.options('H-UNKNOWN').catch(() => null);
  }, LONG);
  afterEach(() => api.sandbox.post('/__payments', { webhooks: 'on' }));
  afterAll(() => api.close(), LONG);

  const mailsOf = async (id: string) =>
    (
      await database()
        .orm.select({ kind: outbox.kind })
        .from(outbox)
        .where(eq(outbox.bookingId, id))
        .orderBy(outbox.createdAt)
    ).map(({ kind }) => kind);

  /** cents that the bank took and gave back */
  async function moneyOf(intent: string): Promise<[taken: number, back: number]> {
    const ledger = (await api.sandbox.json('/__payments')) as Ledger;
    const taken = ledger.payment_intents.find(({ id }) => id === intent)?.amount_received ?? 0;
    const back = ledger.refunds
      .filter((refund) => refund.payment_intent === intent)
      .reduce((sum, { amount }) => sum + amount, 0);
    return [taken, back];
  }

  it.each([
    ['pay', 'on'],
    // the browser never comes back, and the messages come late
    ['stay', 'late'],
    // nobody tells, and the workflow looks
    ['pay', 'off'],
  ] as const)(
    'is booked once it is paid: the traveller says %s, messages are %s',
    async (outcome, webhooks) => {
      await api.sandbox.post('/__payments', { webhooks });
      const { booked, intent, status } = await anne.bookAtBank('H-UNKNOWN', outcome);
      expect([intent.capture_method, status]).toEqual(['automatic', 'succeeded']);
      const booking = await anne.outcome(booked.booking_id);
      expect(booking).toMatchObject({
        status: 'confirmed',
        payment: { state: 'captured', charged: booking.ledger.total, refunded: '0.00' },
      });
      expect(await moneyOf(intent.id)).toEqual([intent.amount, 0]);
      expect(await mailsOf(booked.booking_id)).toEqual(['confirmed']);
    },
    LONG,
  );

  it(
    'gives all of it back when the house does not sell',
    async () => {
      const { booked, intent } = await anne.bookAtBank('H-FAIL');
      expect(await anne.outcome(booked.booking_id)).toMatchObject({
        status: 'refunded',
        payment: { state: 'refunded' },
      });
      expect(await moneyOf(intent.id)).toEqual([intent.amount, intent.amount]);
      expect(await mailsOf(booked.booking_id)).toEqual(['refunded']);
    },
    LONG,
  );

  it(
    'HOT-49 keeps the money of a request, and gives all of it back to whoever takes that back',
    async () => {
      const { booked, intent } = await anne.bookAtBank('H-RQ');
      const pending = await anne.outcome(booked.booking_id);
      expect(pending).toMatchObject({
        status: 'pending',
        payment: { state: 'captured', charged: pending.ledger.total },
      });
      const terms = { step: 'confirm' as const, acceptedRefund: pending.ledger.total };
      await api.ask(cancelHotelBooking, { booking_id: booked.booking_id, ...terms }, anne.headers);
      expect(await anne.booking(booked.booking_id)).toMatchObject({
        status: 'canceled',
        payment: { state: 'refunded', refunded: pending.ledger.total },
      });
      expect(await moneyOf(intent.id)).toEqual([intent.amount, intent.amount]);
      expect(await mailsOf(booked.booking_id)).toEqual(['pending', 'canceled']);
    },
    LONG,
  );

  it(
    'waits for what was left at the bank, and takes a card for the same booking instead',
    async () => {
      const { booked, intent, quote, request } = await anne.bookAtBank('H-UNKNOWN', 'cancel');
      expect(await anne.booking(booked.booking_id)).toMatchObject({
        status: 'completing',
        payment: { state: 'awaiting' },
      });
      const again = await anne.intent(quote, 'now', ['card', 'ideal']);
      expect(again).toMatchObject({ id: intent.id, status: 'requires_payment_method' });
      expect((await api.ask(bookHotel, request, anne.headers)).result).toMatchObject({
        booking_id: booked.booking_id,
      });
      await anne.pay(again);
      expect(await anne.outcome(booked.booking_id)).toMatchObject({
        status: 'confirmed',
        payment: { state: 'captured' },
      });
      expect(await moneyOf(intent.id)).toEqual([intent.amount, 0]);
    },
    LONG,
  );

  it(
    'gives back what came after the booking was given up, when the message comes',
    async () => {
      const { booked, intent, status } = await anne.bookAtBank('H-UNKNOWN', 'left');
      expect(status).toBe('requires_action');
      // as if it had been given up without the provider knowing
      await database()
        .orm.update(bookings)
        .set({ state: 'done', status: 'expired', reason: 'PAYMENT_ABANDONED', runAt: null })
        .where(eq(bookings.id, booked.booking_id));
      await payAtBank(api.sandbox.origin, intent);
      const isBack = async () => (await moneyOf(intent.id))[1] === intent.amount;
      for (let looks = 0; looks < 100 && !(await isBack()); looks += 1)
        await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await moneyOf(intent.id)).toEqual([intent.amount, intent.amount]);
      expect(await anne.booking(booked.booking_id)).toMatchObject({
        status: 'refunded',
        payment: { state: 'refunded' },
      });
      expect(await mailsOf(booked.booking_id)).toEqual(['refunded']);
    },
    LONG,
  );

  it(
    'refuses a payment that was taken before there was a booking, and tells the operators of it',
    async () => {
      const quote = await anne.quote('H-UNKNOWN');
      const intent = await anne.intent(quote, 'now', ['card', 'ideal']);
      await payAtBank(api.sandbox.origin, intent);
      const { status, errors } = await api.ask(
        bookHotel,
        anne.bookRequest(quote, intent.id),
        anne.headers,
      );
      expect([status, Object(errors[0]).code]).toEqual([402, 'PAYMENT_FAILED']);
      const isLogged = () => api.logged.some((line) => line.includes('there is no booking'));
      for (let looks = 0; looks < 100 && !isLogged(); looks += 1)
        await new Promise((resolve) => setTimeout(resolve, 50));
      expect(isLogged()).toBe(true);
    },
    LONG,
  );

  it(
    'reserves a card only, where the page does not say that it offers anything else',
    async () => {
      const quote = await anne.quote('H-UNKNOWN');
      expect(await anne.intent(quote)).toMatchObject({ capture_method: 'manual' });
      expect(await anne.intent(quote, 'now', ['card', 'ideal'])).toMatchObject({
        capture_method: 'automatic',
      });
    },
    LONG,
  );
});
