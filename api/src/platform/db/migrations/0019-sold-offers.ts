import type { Migration } from './migration';

/** Index: an offer of flights is sold once, so its booking is looked up before payment. */
export const soldOffersMigration: Migration = {
  id: '0019-sold-offers',
  safeWithOldCode: true,
  sql: `
    CREATE INDEX bookings_flight_offer ON bookings ((details->>'offerId')) WHERE vertical = 'flights';
  `,
};
