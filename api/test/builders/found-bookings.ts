import { findBooking } from '@wayfare/api-contract';
import { startApp } from '../clients/app';
import type { AppUnderTest } from '../clients/app';
import type { Database } from '../../src/platform/db/database';
import type { Booking } from '../../src/booking/booking';
import { seedBooking } from './seeded-bookings';
import { firstHotel, lookAt, recordOf } from './seen-bookings';
import type { Vertical } from './seen-bookings';

type Headers = Record<string, string>;

/** For tests: bookings of somebody else, a session that finds them, and one that does not. */
export function foundBookings(database: () => Database) {
  let api: AppUnderTest;
  let hotel = '';
  let finder: Headers;
  let stranger: Headers;
  let seeded: Booking;
  beforeAll(async () => {
    api = await startApp(database(), { env: { RATE_LIMIT_LOGIN: '0', CAPTCHA: 'off' } });
    hotel = await firstHotel(database());
  }, 60_000);
  beforeEach(async () => {
    finder = { authorization: await api.bearer() };
    stranger = { authorization: await api.bearer() };
  });
  afterAll(() => api.close());

  return {
    given: () => ({ api, finder, stranger }),
    seed: async (vertical: Vertical, row: object = {}) =>
      (seeded = await seedBooking(database().orm, {
        vertical,
        owner: 'anonymous-anne',
        details: recordOf(vertical, hotel),
        pin: '4711',
        ...row,
      })),
    find: (
      { reference, email, pin }: Pick<Booking, 'reference' | 'email' | 'pin'>,
      headers = finder,
    ) => api.ask(findBooking, { reference, email, pin }, headers),
    /** the booking that was seeded last, or another */
    see: (headers: Headers, { vertical, id } = seeded) =>
      lookAt(api, vertical, { booking_id: id }, headers),
  };
}
