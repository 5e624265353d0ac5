import {
  cancelHotelBooking,
  editTravelers,
  printTrainBooking,
  quoteCancellation,
  revokeLinks,
  trainBookingList,
} from '@wayfare/api-contract';
import { createBrowser, newAccount, PASSWORD } from '../../test/clients/account-client';
import { NOW } from '../../test/clients/app';
import { describeOnDatabase } from '../../test/databases/on-databases';
import { signedInMember } from '../../test/clients/member-client';
import type { Booking } from './booking';
import { forgetOpenedBookings } from './opened-bookings';
import { foundBookings } from '../../test/builders/found-bookings';
import { VERTICALS } from '../../test/builders/seen-bookings';
import type { Vertical } from '../../test/builders/seen-bookings';

type Headers = Record<string, string>;

const HOUR = 3_600_000;

/* "Find my booking": what a session may do that showed reference, e-mail address and PIN, how long, and nobody else. */
describeOnDatabase('A booking that a session has found', (database) => {
  const { given, seed, find, see } = foundBookings(database);
  let booking: Booking;

  describe.each(VERTICALS)('of %s', (vertical) => {
    beforeEach(async () => {
      booking = await seed(vertical);
    });

    it('says whose it is, and is open to that session alone, with its PIN and papers', async () => {
      const { api, finder, stranger } = given();
      expect((await see(finder)).status).toBe(404);
      expect(await find(booking)).toMatchObject({
        status: 200,
        result: { booking_id: booking.id, reference: booking.reference, vertical },
      });
      const { result } = await see(finder);
      expect(result).toMatchObject({
        booking_id: booking.id,
        pin: booking.pin,
        documents: { voucher: expect.any(String), calendar: expect.any(String) },
      });
      expect((await api.app.inject(result?.documents?.calendar ?? '')).statusCode).toBe(200);
      expect((await api.ask(revokeLinks, { booking_id: booking.id }, finder)).status).toBe(200);
      expect((await see(stranger)).status).toBe(404);
      expect((await api.ask(revokeLinks, { booking_id: booking.id }, stranger)).status).toBe(404);
    });

    it('is not in the list of the session, which did not make it', async () => {
      const { api, finder } = given();
      await find(booking);
      expect((await api.ask(trainBookingList, {}, finder)).result).toEqual({
        bookings: [],
        failed: [],
      });
    });

    it('is closed again two hours later, and goes with the next housekeeping', async () => {
      const { finder } = given();
      await find(booking);
      const count = async () =>
        (
          await database().pool.query('SELECT 1 FROM opened_bookings WHERE booking_id = $1', [
            booking.id,
          ])
        ).rows.length;
      const {
        rows: [row],
      } = await database().pool.query<{ until: Date }>(
        'SELECT until FROM opened_bookings WHERE booking_id = $1',
        [booking.id],
      );
      expect(row?.until.getTime()).toBe(NOW + 2 * HOUR);
      await forgetOpenedBookings(database().orm, new Date(NOW + 2 * HOUR - 1));
      expect(await count()).toBe(1);
      await database().pool.query('UPDATE opened_bookings SET until = $1', [new Date(NOW)]);
      expect((await see(finder)).status).toBe(404);
      await forgetOpenedBookings(database().orm, new Date(NOW));
      expect(await count()).toBe(0);
    });
  });

  it.each<
    [
      string,
      Vertical,
      (headers: Headers) => Promise<{ status: number; errors: readonly unknown[] }>,
    ]
  >([
    [
      'ask what cancelling a stay costs',
      'hotels',
      (headers) =>
        given().api.ask(cancelHotelBooking, { booking_id: booking.id, step: 'quote' }, headers),
    ],
    [
      'ask what cancelling a flight costs',
      'flights',
      (headers) => given().api.ask(quoteCancellation(), { booking_id: booking.id }, headers),
    ],
    [
      'correct a name on a ticket',
      'trains',
      (headers) =>
        given().api.ask(
          editTravelers,
          {
            bookingID: booking.id,
            itemID: 'item-1',
            travelers: [{ id: 't1', firstName: 'Anna', lastName: 'Smit' }],
          },
          headers,
        ),
    ],
    [
      'get the tickets',
      'trains',
      (headers) => given().api.ask(printTrainBooking, { bookingID: booking.id }, headers),
    ],
  ])('lets the session %s, and no other', async (_what, vertical, call) => {
    const { finder, stranger } = given();
    booking = await seed(vertical);
    await find(booking);
    const keyed = (headers: Headers) => ({ ...headers, 'idempotency-key': crypto.randomUUID() });
    expect(await call(keyed(stranger))).toMatchObject({
      status: 404,
      errors: [{ code: 'NOT_FOUND' }],
    });
    expect(await call(keyed(finder))).not.toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
  });

  it('stays in sight of a browser that logs in, made there or found, and belongs to no account by that', async () => {
    const { api } = given();
    const answer = await api.app.inject('/api/anonymous/login');
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const authorization = `Bearer ${answer.json<{ result: { token: string } }>().result.token}`;
    const [, payload = ''] = authorization.split('.');
    const { sub }: { sub: string } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const [made, met, other] = [
      await seed('trains', { owner: sub }),
      await seed('hotels'),
      await seed('flights'),
    ];
    await find(met, { authorization });
    const user = await newAccount(database());
    const login = await createBrowser(api).login(user.email, PASSWORD, { cookie });
    const member = {
      authorization: `Bearer ${login.json<{ result: { token: string } }>().result.token}`,
    };
    expect([
      (await see(member, made)).status,
      (await see(member, met)).status,
      (await see(member, other)).status,
    ]).toEqual([200, 200, 404]);
    expect((await api.ask(trainBookingList, {}, member)).result).toEqual({
      bookings: [],
      failed: [],
    });
    const elsewhere = await signedInMember({ database: database(), keys: api.keys, now: NOW });
    expect((await see(elsewhere.headers, made)).status).toBe(404);
  });
});
