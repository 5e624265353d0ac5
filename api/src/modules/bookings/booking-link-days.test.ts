import { NOW, startApp } from '../../app-under-test';
import type { AppUnderTest } from '../../app-under-test';
import { describeOnDatabase } from '../../db/on-databases';
import { signedInMember } from '../../member-under-test';
import type { Member } from '../../member-under-test';
import { aStayRecord } from '../hotels/a-stay-record';
import { aTrainRecord } from '../trains/a-train-record';
import { passLocation, ticketLocation } from '../trains/a-rail-item';
import type { Booking } from './booking';
import { signBookingKey } from './booking-keys';
import { seedBooking } from './seeded-bookings';
import { firstHotel, lookAt, recordOf } from './seen-bookings-under-test';
import type { Vertical } from './seen-bookings-under-test';

type Headers = Record<string, string>;

/* What a link in a mail, a voucher or a calendar opens, for how long, and how it ends. */
describeOnDatabase('The days of a link to a booking', (database) => {
  let api: AppUnderTest;
  let anne: Member;
  let stranger: Headers;
  let hotel = '';
  let booking: Booking;

  beforeAll(async () => {
    api = await startApp(database(), { env: { RATE_LIMIT_LOGIN: '0' } });
    anne = await signedInMember({ database: database(), keys: api.keys, now: NOW });
    stranger = { authorization: await api.bearer() };
    hotel = await firstHotel(database());
  }, 60_000);
  afterAll(() => api.close());

  const seed = (vertical: Vertical, row: object = {}) =>
    seedBooking(database().orm, {
      vertical,
      owner: anne.user.id,
      details: recordOf(vertical, hotel),
      ...row,
    });
  const keyOf = (of: Booking) => signBookingKey(api.keys.links, of);
  const link = async (of = booking) => ({ access: { key: await keyOf(of) } });
  /** an anonymous session of that time: the stranger's own has ended by then */
  const onDay = async (day: string): Promise<Headers> => {
    const clock = { 'x-test-clock': `${day}T12:00:00Z` };
    const { token } = (await api.app.inject({ url: '/api/anonymous/login', headers: clock })).json<{
      result: { token: string };
    }>().result;
    return { ...clock, authorization: `Bearer ${token}` };
  };

  const see = (request: object, headers: Headers = stranger) =>
    lookAt(api, booking.vertical, request, headers);

  it('lives as long as the trip does after a change', async () => {
    booking = await seed('hotels');
    const key = await link();
    const moved = aStayRecord(hotel, { checkIn: '2027-02-10', checkOut: '2027-02-12' });
    await database().pool.query('UPDATE bookings SET details = $2 WHERE id = $1', [
      booking.id,
      JSON.stringify(moved),
    ]);
    expect((await see(key, await onDay('2027-03-14'))).status).toBe(200);
    expect((await see(key, await onDay('2027-03-15'))).status).toBe(404);
  });

  it('of a rail pass ends 30 days after the pass', async () => {
    booking = await seed('trains', {
      details: aTrainRecord([
        [ticketLocation({ day: '2026-12-01' })],
        [passLocation({ day: '2026-12-01' })],
      ]),
    });
    expect((await see(await link(), await onDay('2027-01-05'))).status).toBe(200);
    expect((await see(await link(), await onDay('2027-03-20'))).status).toBe(404);
  });

  it.each([
    ['an id that is too long', `/api/bookings/${'x'.repeat(81)}/document.pdf?key=a`],
    ['a key that is too long', `/api/bookings/x/calendar.ics?key=${'x'.repeat(2_001)}`],
    ['two keys', '/api/bookings/x/document.pdf?key=a&key=b'],
  ])('with %s leads to no booking', async (_what, url) => {
    const answer = await api.app.inject({ url });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { errors: [{ code: 'NOT_FOUND' }] },
    ]);
  });
});
