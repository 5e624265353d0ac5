import type { Database } from '../../src/platform/db/database';
import type { Booking } from '../../src/booking/booking';
import { seedBooking } from './seeded-bookings';
import { firstHotel, recordOf } from './seen-bookings';
import { aFlightRecord } from './build-flight-record';
import { totalOf } from '../../src/verticals/flights/flight-ledger';

/* For tests: bookings with money, and who their invoices are made out to. */

export const DETAILS = {
  company: 'Ümit & Zonen B.V.',
  street: 'Prinsengracht',
  houseNumber: '263 hs',
  postcode: '1016 GV',
  city: 'Amsterdam',
  country: 'NL',
  vatNumber: 'NL004495445B01',
  reference: 'CC-4711',
};

const record = aFlightRecord();
/** cents that a seeded flight costs */
export const PRICE = totalOf(record.cents).amount;

/** What a booking that took `captured` cents and gave back `refunded` has in its columns. */
export const money = (captured: number, refunded = 0) => ({
  captured,
  refunded,
  charges: [{ intent: 'pi_seeded', captured, refunded }],
});

/** A flight that is paid and confirmed, unless `row` says otherwise. */
export const seedFlight = (
  { orm }: Pick<Database, 'orm'>,
  owner: string,
  row: object = {},
): Promise<Booking> =>
  seedBooking(orm, {
    vertical: 'flights',
    owner,
    details: record,
    total: PRICE,
    dueNow: PRICE,
    ...money(PRICE),
    ...row,
  });

/** A stay of the small catalogue. */
export const seedStay = async (
  database: Pick<Database, 'orm' | 'pool'>,
  owner: string,
  row: object = {},
): Promise<Booking> =>
  seedBooking(database.orm, {
    vertical: 'hotels',
    owner,
    details: recordOf('hotels', await firstHotel(database)),
    ...row,
  });
