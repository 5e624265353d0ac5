import type { Migration } from './migration';

/** A supplier's offer of flights is sold once: the booking that it became is looked for before anybody pays for it. */
export const soldOffersMigration: Migration = {
  id: '0019-sold-offers',
  safeWithOldCode: true,
  sql: `
    CREATE INDEX bookings_flight_offer ON bookings ((details->>'offerId')) WHERE vertical = 'flights';
  `,
};
