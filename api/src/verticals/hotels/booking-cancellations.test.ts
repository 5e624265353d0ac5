import { cancelHotelBooking } from '@wayfare/api-contract';
import { startBookingApp } from '../../../test/clients/booking-app';
import type { BookingApp } from '../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import type { Traveller } from '../../../test/clients/traveller-client';
import { hotelFor } from '../../../test/builders/paid-so';

const LONG = 60_000;

describeOnDatabase('Cancelling a hotel', (database) => {
  let api: BookingApp;
  let anne: Traveller;

  beforeAll(async () => {
    api = await startBookingApp(database(), {}, { hotels: 40 });
    anne = await api.traveller();
  }, LONG);
  afterAll(() => api.close(), LONG);

  it(
    'shows the refund first, then cancels and gives it back',
    async () => {
      const { booked } = await anne.book(
        await hotelFor(api, anne, 'later'),
        'now',
        'pm_card_visa',
        'later',
      );
      const booking = await anne.outcome(booked.booking_id);
      const quoted = await api.ask(
        cancelHotelBooking,
        { booking_id: booking.booking_id, step: 'quote' },
        anne.headers,
      );
      expect(quoted.result).toMatchObject({
        refund: booking.ledger.total,
        fee: '0.00',
        charged: booking.ledger.total,
        status: 'confirmed',
      });
      const wrong = await api.ask(
        cancelHotelBooking,
        { booking_id: booking.booking_id, step: 'confirm', acceptedRefund: '1.00' },
        anne.headers,
      );
      expect([wrong.status, wrong.errors]).toMatchObject([409, [{ code: 'PRICE_CHANGED' }]]);
      const done = await api.ask(
        cancelHotelBooking,
        { booking_id: booking.booking_id, step: 'confirm', acceptedRefund: booking.ledger.total },
        anne.headers,
      );
      expect(done.result).toMatchObject({ status: 'canceled', refund: booking.ledger.total });
      expect(await anne.booking(booking.booking_id)).toMatchObject({
        status: 'canceled',
        payment: { state: 'refunded', refunded: booking.ledger.total },
        canCancel: false,
      });
      const twice = await api.ask(
        cancelHotelBooking,
        { booking_id: booking.booking_id, step: 'confirm', acceptedRefund: booking.ledger.total },
        anne.headers,
      );
      expect(twice.result).toMatchObject({ status: 'canceled', refund: booking.ledger.total });
    },
    LONG,
  );

  it(
    'HOT-53 leaves a booking as it was when the supplier cannot cancel',
    async () => {
      const { booked } = await anne.book(
        await hotelFor(api, anne, 'later'),
        'now',
        'pm_card_visa',
        'later',
      );
      const booking = await anne.outcome(booked.booking_id);
      await api.sandbox.post('/__faults', { match: '/stays/bookings/', mode: 'refuse', times: 1 });
      const done = await api.ask(
        cancelHotelBooking,
        { booking_id: booking.booking_id, step: 'confirm', acceptedRefund: booking.ledger.total },
        anne.headers,
      );
      expect([done.status, done.errors]).toMatchObject([502, [{ code: 'CANCEL_FAILED' }]]);
      expect(await anne.booking(booking.booking_id)).toMatchObject({
        status: 'confirmed',
        payment: { state: 'captured' },
        canCancel: true,
      });
    },
    LONG,
  );
});
