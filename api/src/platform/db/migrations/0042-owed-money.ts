import type { Migration } from './migration';

/** What is to be paid back: `refund_due` is what is left of it, however much of the booking was refunded before. */
export const owedMoneyMigration: Migration = {
  id: '0042-owed-money',
  safeWithOldCode: true,
  sql: '',
  indexes: [
    {
      name: 'bookings_to_refund',
      on: `bookings (vertical) INCLUDE (state, state_since, refund_due, captured, refunded)
        WHERE captured > refunded AND (refund_due > 0 OR state = 'releasing')`,
    },
  ],
};
