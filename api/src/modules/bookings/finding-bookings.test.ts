import { findBooking, trainBooking } from '@wayfare/api-contract';
import { startApp } from '../../app-under-test';
import type { AppUnderTest } from '../../app-under-test';
import { describeOnDatabase } from '../../db/on-databases';
import type { Booking } from './booking';
import { seedBooking } from './seeded-bookings';
import { firstHotel, lookAt, recordOf } from './seen-bookings-under-test';
import type { Vertical } from './seen-bookings-under-test';

type Headers = Record<string, string>;

/* "Find my booking": what a session may do that showed reference, e-mail address and PIN, how long, and nobody else. */
describeOnDatabase('Finding a booking', (database) => {
  let api: AppUnderTest;
  let hotel = '';
  let finder: Headers;
  let stranger: Headers;
  let booking: Booking;

  beforeAll(async () => {
    api = await startApp(database(), { env: { RATE_LIMIT_LOGIN: '0', CAPTCHA: 'off' } });
    hotel = await firstHotel(database());
  }, 60_000);
  beforeEach(async () => {
    [finder, stranger] = [
      { authorization: await api.bearer() },
      { authorization: await api.bearer() },
    ];
  });
  afterAll(() => api.close());

  const seed = (vertical: Vertical, row: object = {}) =>
    seedBooking(database().orm, {
      vertical,
      owner: 'anonymous-anne',
      details: recordOf(vertical, hotel),
      pin: '4711',
      ...row,
    });
  const find = (
    { reference, email, pin }: Pick<Booking, 'reference' | 'email' | 'pin'>,
    headers = finder,
  ) => api.ask(findBooking, { reference, email, pin }, headers);
  const see = (headers: Headers, { vertical, id } = booking) =>
    lookAt(api, vertical, { booking_id: id }, headers);

  it.each<[string, (of: Booking) => Pick<Booking, 'reference' | 'email' | 'pin'>]>([
    ['a wrong PIN', (of) => ({ ...of, pin: '0815' })],
    ['another address', (of) => ({ ...of, email: 'mallory@example.com' })],
    ['what is no address', (of) => ({ ...of, email: 'mallory' })],
    ['an unknown reference', (of) => ({ ...of, reference: 'AAAAAAAA' })],
  ])('is not found by %s, in the same words', async (_what, typed) => {
    booking = await seed('trains');
    expect(await find(typed(booking))).toMatchObject({
      status: 404,
      result: null,
      errors: [
        { code: 'NOT_FOUND', field: 'reference', message: 'This booking could not be found.' },
      ],
    });
    expect((await see(finder)).status).toBe(404);
  });

  it('is locked after five wrong PINs, also for the right one, by whichever call they came', async () => {
    booking = await seed('trains');
    const wrong = { ...booking, pin: '0815' };
    for (let tried = 0; tried < 3; tried += 1) await find(wrong, stranger);
    for (let tried = 0; tried < 2; tried += 1)
      await api.ask(
        trainBooking,
        { access: { reference: booking.reference, email: booking.email, pin: '0815' } },
        stranger,
      );
    expect((await find(booking)).status).toBe(404);
  });

  it('asks for all three in their form', async () => {
    expect(
      await api.ask(findBooking, { reference: 'short', email: '', pin: '12' }, finder),
    ).toMatchObject({ status: 422, errors: [{ field: 'reference' }] });
    expect(
      await api.ask(
        findBooking,
        { reference: 'AAAAAAAA', email: 'a@example.com', pin: '12' },
        finder,
      ),
    ).toMatchObject({ status: 422, errors: [{ field: 'pin' }] });
  });
});
