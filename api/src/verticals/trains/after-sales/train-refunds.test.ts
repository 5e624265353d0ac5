import { confirmRefund } from '@wayfare/api-contract';
import type { Refund, TrainBookingView } from '@wayfare/api-contract';
import { eq } from 'drizzle-orm';
import type { BookingApp } from '../../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../../test/databases/on-databases';
import { quotes } from '../../../platform/db/schema/bookings';
import { found } from '../../../../test/clients/traveller-client';
import {
  ALONE,
  createRefunds,
  FAMILY,
  lapse,
  silenceableRailway,
  startAfterSales,
  statuses,
  type Refunds,
} from '../../../../test/builders/train-after-sales';
import { itemOf } from '../../../../test/clients/train-buyer';
import type { TrainBuyer } from '../../../../test/clients/train-buyer';

const LONG = 60_000;

describeOnDatabase('Trains that are given back', (database) => {
  const { railway, supplier, silence } = silenceableRailway();
  let api: BookingApp;
  let anne: TrainBuyer;
  let refunds: Refunds;

  beforeAll(async () => {
    ({ api, anne } = await startAfterSales(database(), supplier));
    refunds = createRefunds(api.ask, anne);
  }, LONG);
  afterAll(() => api.close(), LONG);
  afterEach(() => {
    silence();
    railway.temper = 'sells';
  });

  it(
    'TRN-47 TRN-51 API-22 API-23 says first what comes back of all items, then gives it back once',
    async () => {
      const booking = await anne.buy([FAMILY, ALONE]);
      expect(booking).toMatchObject({
        canManage: true,
        canCancel: true,
        payment: { state: 'captured', charged: '290.00', refunded: '0.00' },
      });
      const ids = booking.bookingItems.map(({ id }) => id);
      const quote = found(
        await refunds.asked(
          booking,
          ids.map((id) => ({ id })),
        ),
      );
      expect(quote).toMatchObject({
        status: 'QUOTED',
        bookingStatus: 'confirmed',
        total: { value: '275.00', currency: 'EUR' },
        fee: { value: '15.00' },
        isWhole: true,
      });
      expect(
        quote.items.map(({ id, reversedPrices }) => [
          id,
          reversedPrices.amountsToDisplay[0]?.amount.value,
        ]),
      ).toEqual([
        [ids[0], '190.00'],
        [ids[1], '85.00'],
      ]);
      expect(Date.parse(quote.expirationDate) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
      expect(statuses(await anne.booking(booking.booking_id))).toEqual(['CONFIRMED', 'CONFIRMED']);
      expect(
        (await refunds.confirmed(booking, quote, { acceptedRefund: '275.01' })).errors,
      ).toMatchObject([{ code: 'PRICE_CHANGED', field: 'acceptedRefund', newPrice: '275.00' }]);
      expect((await refunds.confirmed(booking, quote, { refundID: 'qt_none' })).status).toBe(404);
      const done = found(await refunds.confirmed(booking, quote));
      expect(done).toEqual({ ...quote, status: 'CONFIRMED', bookingStatus: 'canceled' });
      const after = await anne.booking(booking.booking_id);
      expect(after).toMatchObject({
        status: 'canceled',
        canCancel: false,
        payment: { state: 'refunded', charged: '290.00', refunded: '275.00' },
      });
      expect(statuses(after)).toEqual(['CANCELED', 'CANCELED']);
      expect(found(await refunds.confirmed(booking, quote))).toEqual(done);
      expect((await anne.booking(booking.booking_id)).payment.refunded).toBe('275.00');
      expect((await refunds.asked(booking, [{ id: ids[0] ?? '' }])).errors).toMatchObject([
        { code: 'INVALID_REQUEST', message: 'This booking can no longer be cancelled.' },
      ]);
    },
    LONG,
  );

  const ofQuote = (booking: TrainBookingView, { id }: Refund) => ({
    bookingID: booking.booking_id,
    refundID: id,
  });

  it(
    'API-23 gives back without a word of what was accepted while the quote is new and the same',
    async () => {
      const booking = await anne.buy([ALONE]);
      const quote = found(await refunds.asked(booking, [{ id: itemOf(booking).id }]));
      const done = found(await api.ask(confirmRefund, ofQuote(booking, quote), anne.headers));
      expect(done).toMatchObject({
        id: quote.id,
        status: 'CONFIRMED',
        bookingStatus: 'canceled',
        total: quote.total,
      });
      expect(
        found(await api.ask(confirmRefund, ofQuote(booking, quote), anne.headers)).status,
      ).toBe('CONFIRMED');
    },
    LONG,
  );

  it(
    'API-23 answers a new quote, and gives nothing back, where the old one is older than ten minutes',
    async () => {
      const booking = await anne.buy([ALONE]);
      const quote = found(await refunds.asked(booking, [{ id: itemOf(booking).id }]));
      await database()
        .orm.update(quotes)
        .set({ createdAt: new Date(Date.now() - 10 * 60_000 - 1_000) })
        .where(eq(quotes.id, quote.id));
      const again = found(await api.ask(confirmRefund, ofQuote(booking, quote), anne.headers));
      expect(again).toMatchObject({ status: 'QUOTED', total: quote.total });
      expect(again.id).not.toBe(quote.id);
      expect(await anne.booking(booking.booking_id)).toMatchObject({
        status: 'confirmed',
        payment: { refunded: '0.00' },
      });
      expect(
        found(await api.ask(confirmRefund, ofQuote(booking, again), anne.headers)).status,
      ).toBe('CONFIRMED');
    },
    LONG,
  );

  it(
    'ERR-23 cancels nothing while the supplier does not say what comes back',
    async () => {
      const booking = await anne.buy([ALONE]);
      silence('quoteRefund');
      const answer = await refunds.asked(booking, [{ id: itemOf(booking).id }]);
      expect([answer.status, answer.errors]).toMatchObject([502, [{ code: 'REFUND_FAILED' }]]);
      expect(statuses(await anne.booking(booking.booking_id))).toEqual(['CONFIRMED']);
    },
    LONG,
  );

  it.each([
    ['all', (booking: TrainBookingView) => booking.bookingItems.map(({ id }) => ({ id }))],
    [
      'a part',
      (booking: TrainBookingView) => booking.bookingItems.slice(1).map(({ id }) => ({ id })),
    ],
  ])(
    'TRN-51 leaves everything as it was when the refund of %s is refused',
    async (_, part) => {
      const booking = await anne.buy([FAMILY, ALONE]);
      const quote = found(await refunds.asked(booking, part(booking)));
      railway.temper = 'never-refunds';
      const answer = await refunds.confirmed(booking, quote);
      expect([answer.status, answer.errors]).toMatchObject([502, [{ code: 'REFUND_FAILED' }]]);
      expect(await anne.booking(booking.booking_id)).toMatchObject({
        status: 'confirmed',
        canCancel: true,
        ledger: { total: '290.00' },
        payment: { state: 'captured', refunded: '0.00' },
      });
      railway.temper = 'sells';
      expect(found(await refunds.confirmed(booking, quote)).status).toBe('CONFIRMED');
    },
    LONG,
  );

  it(
    'TRN-51 asks anew once the quote has lapsed',
    async () => {
      const booking = await anne.buy([ALONE]);
      const quote = found(await refunds.asked(booking, [{ id: itemOf(booking).id }]));
      await lapse(database(), quote.id);
      expect((await refunds.confirmed(booking, quote)).errors).toMatchObject([
        { code: 'OFFER_EXPIRED' },
      ]);
      expect(statuses(await anne.booking(booking.booking_id))).toEqual(['CONFIRMED']);
    },
    LONG,
  );
});
