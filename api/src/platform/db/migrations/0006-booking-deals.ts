import type { Migration } from './migration';

export const bookingDealsMigration: Migration = {
  id: '0006-booking-deals',
  safeWithOldCode: 'the release before reads and writes bookings.money_intent, which this removes',
  sql: `
    ALTER TABLE bookings
      ADD COLUMN charges jsonb NOT NULL DEFAULT '[]',
      ADD COLUMN held_until timestamptz,
      ADD COLUMN deal jsonb;
    UPDATE bookings
      SET charges = jsonb_build_array(jsonb_build_object('intent', money_intent, 'captured', captured, 'refunded', refunded))
      WHERE money_intent IS NOT NULL;
    ALTER TABLE bookings DROP COLUMN money_intent;
  `,
};
