import { describeOnDatabase } from '../../test/databases/on-databases';
import { aStayRecord } from '../../test/builders/build-stay-record';
import { aTrainRecord } from '../../test/builders/build-train-record';
import { passLocation, ticketLocation } from '../../test/builders/build-rail-item';
import { linkedBookings } from '../../test/clients/booking-links';

/* What a link in a mail, a voucher or a calendar opens, for how long, and how it ends. */
describeOnDatabase('The days of a link to a booking', (database) => {
  const { given, seed, link, onDay, see } = linkedBookings(database);

  it('lives as long as the trip does after a change', async () => {
    const { hotel } = given();
    const booking = await seed('hotels');
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
    await seed('trains', {
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
    const { api } = given();
    const answer = await api.app.inject({ url });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { errors: [{ code: 'NOT_FOUND' }] },
    ]);
  });
});
