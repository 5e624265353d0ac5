import { aRailItem, ticketLocation } from './build-rail-item';
import { confirmed } from '../fakes/railway/railway-amendments.fake';
import { centsOf } from '../../src/verticals/trains/records/train-ledger';
import type { TrainRecord } from '../../src/verticals/trains/records/train-records';

/* For tests: what the row of a train booking keeps. */

/** Of confirmed items, each of the locations of its offers; one ticket from Amsterdam to Paris without any. */
export function aTrainRecord(
  locations: readonly (readonly string[])[] = [[ticketLocation()]],
  change: Partial<TrainRecord> = {},
): TrainRecord {
  const items = locations.map((parts, index) => {
    const item = aRailItem(`item-${index + 1}`, parts, new Date('2026-11-20T09:30:00Z'));
    const travellers = item.travellers.map((traveller) => ({
      ...traveller,
      firstName: 'Sanne',
      lastName: 'Bakker',
      email: 'sanne@example.com',
      phone: '+31612345678',
    }));
    return confirmed({ ...item, travellers, delivery: item.deliveryOptions[0] ?? null });
  });
  return {
    version: 2,
    supplierBooking: 'rail-1',
    cents: centsOf(items),
    items,
    email: 'Sanne@Example.com',
    demo: true,
    adjustments: [],
    refundId: null,
    ...change,
  };
}
