import {
  bankView,
  cancelBooking,
  cancelTerms,
  createRefund,
  reconcileNow,
  resendMail,
  showBooking,
  supplierView,
} from '@wayfare/desk-contract';
import { parseMoney } from '@wayfare/domain';
import { hotelFor } from '../../../test/builders/paid-so';
import {
  ALONE,
  FAMILY,
  silenceableRailway,
  startAfterSales,
} from '../../../test/builders/train-after-sales';
import { isFree } from '../../../test/cases/fare-conditions';
import { startBookingApp } from '../../../test/clients/booking-app';
import type { BookingApp } from '../../../test/clients/booking-app';
import { startDeskOf } from '../../../test/clients/desk-client';
import type { DeskUnderTest } from '../../../test/clients/desk-client';
import { BACK } from '../../../test/clients/flier-client';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { mailed } from '../../../test/sandbox/sandbox-books';

/* The desk over bookings that travellers made: every vertical, the sandbox's suppliers and its bank. */

const LONG = 60_000;
const cents = (amount: string) => parseMoney(amount).amount;

describeOnDatabase('The desk, of a stay and of flights that were sold,', (database) => {
  let api: BookingApp;
  let desk: DeskUnderTest;
  let agent = '';
  beforeAll(async () => {
    api = await startBookingApp(database(), {}, { hotels: 40 });
    desk = await startDeskOf(database(), api.deskParts);
    agent = await desk.operator('agent');
  }, LONG);
  afterAll(async () => {
    await desk.close();
    await api.close();
  }, LONG);

  it(
    'shows supplier and bank, gives a part back, and cancels for the rest',
    async () => {
      const anne = await api.traveller();
      const hotel = await hotelFor(api, anne, 'later');
      const { booked } = await anne.book(hotel, 'now', 'pm_card_visa', 'later');
      const { booking_id: bookingId, ledger, reference } = await anne.outcome(booked.booking_id);
      const total = cents(ledger.total);
      expect(await desk.done(supplierView, { bookingId }, agent)).toMatchObject({
        ...{ isAnswered: true, status: 'confirmed' },
      });
      const refund = { bookingId, amount: 500, reason: 'No towels' };
      expect(await desk.done(createRefund, refund, agent)).toMatchObject({ state: 'done' });
      const told = await mailed(api.sandbox, reference, 'Refund of €5.00');
      expect(told.text).toContain('€5.00 goes back the way you paid');
      const { payments } = await desk.done(bankView, { bookingId }, agent);
      expect(payments).toMatchObject([
        { isAnswered: true, captured: total, refunds: [{ status: 'succeeded', amount: 500 }] },
      ]);
      const terms = await desk.done(cancelTerms, { bookingId }, agent);
      expect(terms).toEqual({ captured: total, refund: total - 500, fee: 0 });
      const wish = { bookingId, acceptedRefund: terms.refund };
      expect(await desk.done(cancelBooking, wish, agent)).toEqual({
        ...{ status: 'canceled', refund: terms.refund },
      });
      expect(await anne.booking(bookingId)).toMatchObject({
        ...{ status: 'canceled', payment: { refunded: ledger.total } },
      });
      expect(await desk.done(resendMail, { bookingId }, agent)).toEqual({ mail: 'canceled' });
      const arrived = async () =>
        (await api.sandbox.received()).filter(
          ({ subject, text }) => text.includes(reference) && /cancel/i.test(subject),
        ).length;
      await mailed(api.sandbox, reference, 'cancel');
      while ((await arrived()) < 2) await new Promise((resolve) => setTimeout(resolve, 200));
    },
    LONG,
  );

  it(
    'cancels flights by the latest quote of their airline',
    async () => {
      const anne = await api.flier();
      const { booking_id: bookingId } = await anne.buy('AMS-BCN', { back: BACK }, isFree);
      const terms = await desk.done(cancelTerms, { bookingId }, agent);
      expect(terms.refund + terms.fee).toBe(terms.captured);
      const wish = { bookingId, acceptedRefund: terms.refund };
      expect((await desk.done(cancelBooking, wish, agent)).status).toBe('canceled');
      const seen = await desk.done(showBooking, { bookingId }, agent);
      expect(seen.money).toMatchObject({ refunded: terms.refund, refundDue: 0 });
      expect(seen.history.map(({ what }) => what)).toEqual(
        expect.arrayContaining(['confirmed → cancelling', 'desk.bookings.cancel', 'canceled']),
      );
    },
    LONG,
  );

  it('agrees with its suppliers and its bank about all of them', async () => {
    const supervisor = await desk.operator('supervisor');
    expect(await desk.done(reconcileNow, {}, supervisor)).toMatchObject({
      ...{ compared: 2, unanswered: 0, found: 0, endedAt: expect.any(String) },
    });
  });
});

describeOnDatabase('The desk, of trains that were sold,', (database) => {
  it(
    'cancels all that is left of them for what the railway gives back',
    async () => {
      const { api, anne } = await startAfterSales(database(), silenceableRailway().supplier);
      const desk = await startDeskOf(database(), api.deskParts);
      const agent = await desk.operator('agent');
      const { booking_id: bookingId } = await anne.buy([FAMILY, ALONE]);
      const terms = await desk.done(cancelTerms, { bookingId }, agent);
      expect(terms).toEqual({ captured: 29_000, refund: 27_500, fee: 1_500 });
      const wish = { bookingId, acceptedRefund: terms.refund };
      expect((await desk.done(cancelBooking, wish, agent)).status).toBe('canceled');
      expect(await anne.booking(bookingId)).toMatchObject({
        ...{ status: 'canceled', payment: { state: 'refunded', refunded: '275.00' } },
      });
      await desk.close();
      await api.close();
    },
    LONG,
  );
});
