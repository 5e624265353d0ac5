import { bookHotel, cancelHotelBooking, hotelBookingList } from '@wayfare/api-contract';
import { startBookingApp } from '../../../test/clients/booking-app';
import type { BookingApp } from '../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { mailed } from '../../../test/clients/news';
import { CHECK_IN, CHECK_OUT, GUEST } from '../../../test/clients/traveller-client';
import type { Traveller } from '../../../test/clients/traveller-client';
import { hotelFor } from '../../../test/builders/paid-so';

const LONG = 60_000;

describeOnDatabase('Booking a hotel', (database) => {
  let api: BookingApp;
  let anne: Traveller;

  beforeAll(async () => {
    api = await startBookingApp(database(), {}, { hotels: 40 });
    anne = await api.traveller();
  }, LONG);
  afterAll(() => api.close(), LONG);

  it(
    'HOT-46 books, charges and confirms, and writes to the traveller with voucher and calendar',
    async () => {
      const { quote, booked } = await anne.book(await hotelFor(api, anne, 'now'));
      expect(booked.status).toBe('completing');
      const booking = await anne.outcome(booked.booking_id);
      expect(booking).toMatchObject({
        status: 'confirmed',
        payment: { state: 'captured', charged: quote.ledger.total },
        ledger: { total: quote.ledger.total },
        checkIn: CHECK_IN,
        checkOut: CHECK_OUT,
      });
      expect(booking.supplierReference).toMatch(/^[0-9A-F]{8}$/);
      const mail = await mailed(api.sandbox, booking.reference, booking.pin ?? '');
      expect(mail.to.map((to) => to.toLowerCase())).toEqual([GUEST.email.toLowerCase()]);
      expect(mail.attachments.map(({ name }) => name)).toEqual([
        `wayfare-${booking.reference.toLowerCase()}.pdf`,
        `wayfare-${booking.reference.toLowerCase()}.ics`,
      ]);
      const voucher = await api.app.inject(booking.documents?.voucher ?? '');
      expect([voucher.statusCode, voucher.rawPayload.subarray(0, 5).toString()]).toEqual([
        200,
        '%PDF-',
      ]);
      const calendar = await api.app.inject(booking.documents?.calendar ?? '');
      expect(calendar.body).toContain('BEGIN:VCALENDAR');
      expect(
        (await api.app.inject(`${booking.documents?.voucher.split('?')[0]}?key=forged`)).statusCode,
      ).toBe(404);
    },
    LONG,
  );

  it(
    'takes another card after one was declined, for the same booking',
    async () => {
      const quote = await anne.quote(await hotelFor(api, anne, 'now'));
      const intent = await anne.intent(quote);
      const request = anne.bookRequest(quote, intent.id);
      const booked = await api.ask(bookHotel, request, anne.headers);
      expect(await anne.pay(intent, 'pm_card_visa_chargeDeclined')).toBe('card_declined');
      expect(await anne.booking(booked.result?.booking_id ?? '')).toMatchObject({
        status: 'completing',
        payment: { state: 'awaiting' },
      });
      expect(await anne.pay(intent)).toBe('requires_capture');
      expect(await anne.outcome(booked.result?.booking_id ?? '')).toMatchObject({
        status: 'confirmed',
      });
    },
    LONG,
  );

  it(
    'HOT-47 gives the money back when the supplier refuses after payment',
    async () => {
      const { booked } = await anne.book('H-FAIL');
      const booking = await anne.outcome(booked.booking_id);
      expect(booking).toMatchObject({
        status: 'refunded',
        reason: 'NO_ROOMS',
        payment: { state: 'voided', charged: '0.00' },
        documents: null,
      });
      await mailed(api.sandbox, booking.reference, 'Nothing has been charged');
    },
    LONG,
  );

  it(
    'OQ-36 finds out what became of a booking without an answer, and makes no second one',
    async () => {
      const { booked } = await anne.book('H-UNKNOWN');
      expect(await anne.outcome(booked.booking_id)).toMatchObject({
        status: 'confirmed',
        payment: { state: 'captured' },
      });
    },
    LONG,
  );

  it(
    'HOT-49 only reserves the money of a request, and can take it back',
    async () => {
      const { booked } = await anne.book('H-RQ');
      const booking = await anne.outcome(booked.booking_id);
      expect(booking).toMatchObject({
        status: 'pending',
        payment: { state: 'authorised', charged: '0.00' },
        canCancel: true,
      });
      await mailed(api.sandbox, booking.reference, booking.pin ?? '');
      const quoted = await api.ask(
        cancelHotelBooking,
        { booking_id: booking.booking_id, step: 'quote' },
        anne.headers,
      );
      expect(quoted.result).toMatchObject({ refund: '0.00', fee: '0.00' });
      const done = await api.ask(
        cancelHotelBooking,
        { booking_id: booking.booking_id, step: 'confirm', acceptedRefund: '0.00' },
        anne.headers,
      );
      expect(done.result).toMatchObject({ status: 'canceled' });
      expect(await anne.booking(booking.booking_id)).toMatchObject({
        payment: { state: 'voided' },
      });
    },
    LONG,
  );

  it.each(['later', 'property'] as const)(
    'OQ-34 books what is paid %s with a card that is only kept',
    async (timing) => {
      const { intent, booked } = await anne.book(await hotelFor(api, anne, timing), timing);
      expect(intent).toMatchObject({ mode: 'setup', amount: 0 });
      const booking = await anne.outcome(booked.booking_id);
      expect(booking).toMatchObject({
        status: 'confirmed',
        terms: { timing, now: '0.00' },
        payment: { state: timing === 'later' ? 'scheduled' : 'authorised', charged: '0.00' },
      });
      expect(booking.terms.laterDate !== null).toBe(timing === 'later');
    },
    LONG,
  );

  it('lists the bookings of whoever asks', async () => {
    const mine = await api.ask(hotelBookingList, {}, anne.headers);
    expect(mine.result?.bookings.length).toBeGreaterThan(3);
    expect(mine.result?.failed).toEqual([]);
    expect((await api.ask(hotelBookingList, {}, (await api.traveller()).headers)).result).toEqual({
      bookings: [],
      failed: [],
    });
  });
});
