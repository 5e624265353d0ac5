import { findBooking, trainBooking } from '@wayfare/api-contract';
import { describeOnDatabase } from '../../test/databases/on-databases';
import type { Booking } from './booking';
import { foundBookings } from '../../test/builders/found-bookings';

/* "Find my booking": what a session may do that showed reference, e-mail address and PIN, how long, and nobody else. */
describeOnDatabase('Finding a booking', (database) => {
  const { given, seed, find, see } = foundBookings(database);

  it.each<[string, (of: Booking) => Pick<Booking, 'reference' | 'email' | 'pin'>]>([
    ['a wrong PIN', (of) => ({ ...of, pin: '0815' })],
    ['another address', (of) => ({ ...of, email: 'mallory@example.com' })],
    ['what is no address', (of) => ({ ...of, email: 'mallory' })],
    ['an unknown reference', (of) => ({ ...of, reference: 'AAAAAAAA' })],
  ])('is not found by %s, in the same words', async (_what, typed) => {
    const { finder } = given();
    const booking = await seed('trains');
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
    const { api, stranger } = given();
    const booking = await seed('trains');
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
    const { api, finder } = given();
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
