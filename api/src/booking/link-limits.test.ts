import {
  cancelHotelBooking,
  confirmCancellation,
  confirmChange,
  findChangeOffers,
  holdQuote,
  payHold,
  quoteCancellation,
  quoteChange,
} from '@wayfare/api-contract';
import type { BookingAccess } from '@wayfare/api-contract';
import { NOW, startApp } from '../../test/clients/app';
import type { AppUnderTest } from '../../test/clients/app';
import { describeOnDatabase } from '../../test/databases/on-databases';
import { signedInMember } from '../../test/clients/member-client';
import type { Member } from '../../test/clients/member-client';
import { aFlightRecord } from '../../test/builders/build-flight-record';
import { aStayRecord } from '../../test/builders/build-stay-record';
import { aTrainRecord } from '../../test/builders/build-train-record';
import type { Booking } from './booking';
import { signBookingKey } from './booking-keys';
import { seedBooking } from '../../test/builders/seeded-bookings';

type Headers = Record<string, string>;
type Vertical = 'hotels' | 'flights' | 'trains';

/* What a link in a mail, a voucher or a calendar opens, for how long, and how it ends. */
describeOnDatabase('A link to a booking', (database) => {
  let api: AppUnderTest;
  let anne: Member;
  let stranger: Headers;
  let hotel = '';
  let booking: Booking;

  beforeAll(async () => {
    api = await startApp(database(), { env: { RATE_LIMIT_LOGIN: '0' } });
    anne = await signedInMember({ database: database(), keys: api.keys, now: NOW });
    stranger = { authorization: await api.bearer() };
    const { rows } = await database().pool.query<{ id: string }>(
      'SELECT id FROM catalogue_hotels ORDER BY id LIMIT 1',
    );
    hotel = rows[0]?.id ?? '';
  }, 60_000);
  afterAll(() => api.close());

  const detailsOf = (vertical: Vertical): object =>
    ({ hotels: aStayRecord(hotel), flights: aFlightRecord(), trains: aTrainRecord() })[vertical];
  const seed = (vertical: Vertical, row: object = {}) =>
    seedBooking(database().orm, {
      vertical,
      owner: anne.user.id,
      details: detailsOf(vertical),
      ...row,
    });
  const keyOf = (of: Booking) => signBookingKey(api.keys.links, of);
  const guest = ({ reference, email, pin }: Booking): { access: BookingAccess } => ({
    access: { reference, email, pin },
  });
  const link = async (of = booking) => ({ access: { key: await keyOf(of) } });

  it.each<[string, Vertical, (request: object, headers: Headers) => Promise<{ status: number }>]>([
    [
      'ask what cancelling a stay costs',
      'hotels',
      (request, headers) => api.ask(cancelHotelBooking, { ...request, step: 'quote' }, headers),
    ],
    [
      'cancel a stay',
      'hotels',
      (request, headers) =>
        api.ask(
          cancelHotelBooking,
          { ...request, step: 'confirm', acceptedRefund: '0.01' },
          headers,
        ),
    ],
    [
      'ask what cancelling a flight costs',
      'flights',
      (request, headers) => api.ask(quoteCancellation(), request, headers),
    ],
    [
      'cancel a flight',
      'flights',
      (request, headers) =>
        api.ask(
          confirmCancellation(),
          { ...request, cancellation_id: 'qt_1', accepted_refund: '0.00' },
          headers,
        ),
    ],
    [
      'ask what a held flight costs',
      'flights',
      (request, headers) => api.ask(holdQuote(), request, headers),
    ],
    [
      'pay a flight',
      'flights',
      (request, headers) =>
        api.ask(
          payHold(),
          { ...request, quote_id: 'qt_1', payment_intent_id: 'pi_1', accepted_total: '0.01' },
          headers,
        ),
    ],
    [
      'look for other flights',
      'flights',
      (request, headers) =>
        api.ask(
          findChangeOffers(),
          { ...request, slice_id: 'sli_0', departure_date: '2026-12-11' },
          headers,
        ),
    ],
    [
      'ask what changing a flight costs',
      'flights',
      (request, headers) =>
        api.ask(quoteChange(), { ...request, slice_id: 'sli_0', change_offer_id: 'qt_1' }, headers),
    ],
    [
      'change a flight',
      'flights',
      (request, headers) =>
        api.ask(
          confirmChange(),
          { ...request, quote_id: 'qt_1', payment_intent_id: null, accepted_difference: '0.00' },
          headers,
        ),
    ],
  ])('cannot %s: that takes the PIN', async (_name, vertical, call) => {
    booking = await seed(vertical);
    const keyed = () => ({ ...stranger, 'idempotency-key': crypto.randomUUID() });
    const pinNeeded = [
      {
        code: 'INVALID_REQUEST',
        field: 'access.pin',
        message:
          'A link shows the booking only. Open it with its reference, e-mail address and PIN to change it.',
      },
    ];
    expect(await call(await link(), keyed())).toMatchObject({
      status: 422,
      result: null,
      errors: pinNeeded,
    });
    expect(await call(guest(booking), keyed())).not.toMatchObject({ errors: pinNeeded });
    expect(await call(guest(booking), keyed())).not.toMatchObject({
      errors: [{ code: 'NOT_FOUND', field: 'booking_id' }],
    });
  });
});
