import { aFlightRecord, COMMISSION } from '../../../test/builders/build-flight-record';
import { seedBooking } from '../../../test/builders/seeded-bookings';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { flightSale } from './flight-sale';

describeOnDatabase('The sale of a flight', (database) => {
  it('was surely not sent to a supplier that is no longer configured', async () => {
    const booking = await seedBooking(database().orm, {
      owner: 'anne',
      vertical: 'flights',
      details: aFlightRecord(),
    });
    expect(await flightSale({}, COMMISSION).book(booking)).toEqual({ kind: 'unsent' });
  });
});
