import { NOW, startApp } from './app';
import type { AppUnderTest } from './app';
import type { Database } from '../../src/platform/db/database';
import { signedInMember } from './member-client';
import type { Member } from './member-client';
import { walletFiles } from '../builders/wallets';
import type { Booking } from '../../src/booking/booking';
import { signBookingKey } from '../../src/booking/booking-keys';
import { seedBooking } from '../builders/seeded-bookings';
import { firstHotel, lookAt, recordOf } from '../builders/seen-bookings';
import type { Vertical } from '../builders/seen-bookings';

type Headers = Record<string, string>;

/** For tests: bookings of Anne, and links to the one that was seeded last. */
export function linkedBookings(database: () => Database) {
  let api: AppUnderTest;
  let anne: Member;
  let stranger: Headers;
  let hotel = '';
  let seeded: Booking;
  beforeAll(async () => {
    const { env, remove } = (await walletFiles()).write();
    api = await startApp(database(), { env: { RATE_LIMIT_LOGIN: '0', ...env } });
    remove();
    anne = await signedInMember({ database: database(), keys: api.keys, now: NOW });
    stranger = { authorization: await api.bearer() };
    hotel = await firstHotel(database());
  }, 60_000);
  afterAll(() => api.close());

  const keyOf = (of: Booking) => signBookingKey(api.keys.links, of);
  return {
    given: () => ({ api, anne, stranger, hotel }),
    seed: async (vertical: Vertical, row: object = {}) =>
      (seeded = await seedBooking(database().orm, {
        vertical,
        owner: anne.user.id,
        details: recordOf(vertical, hotel),
        ...row,
      })),
    keyOf,
    link: async (of = seeded) => ({ access: { key: await keyOf(of) } }),
    /** an anonymous session of that time: the stranger's own has ended by then */
    async onDay(day: string): Promise<Headers> {
      const clock = { 'x-test-clock': `${day}T12:00:00Z` };
      const answer = await api.app.inject({ url: '/api/anonymous/login', headers: clock });
      const { token } = answer.json<{ result: { token: string } }>().result;
      return { ...clock, authorization: `Bearer ${token}` };
    },
    see: (request: object, headers = stranger) => lookAt(api, seeded.vertical, request, headers),
  };
}
