import type { TrainPaper } from '../../src/verticals/trains/documents/train-source';
import { TICKETS, DIRECT, BACK, fare, PASS, BOOKING } from './build-train';

/** The way out was exchanged for the direct train, for 12.00 more. */
export const EXCHANGED: Partial<TrainPaper> = {
  bookingItems: [
    { ...TICKETS, bookingItemStatus: 'EXCHANGED', replacedBy: 'item-3', valueDocuments: [] },
    {
      ...TICKETS,
      id: 'item-3',
      legs: [DIRECT, BACK],
      fareOffers: [fare('fare-5', 't1', '130.00', ['seg-1', 'seg-9'])],
      seats: [],
    },
    PASS,
  ],
  changes: [{ kind: 'exchange', cents: 1_200 }],
  barcodes: BOOKING.barcodes.map((barcode) => ({ ...barcode, itemId: 'item-3' })),
};

/** The same, for a train that has no room for the bags and asks for no seats. */
export const UNPACKED: Partial<TrainPaper> = {
  ...EXCHANGED,
  changes: [
    {
      kind: 'exchange',
      cents: -1_800,
      itemId: TICKETS.id,
      extras: [{ label: 'XL', count: 2, travellerId: 't1', legId: 'leg-1', paid: 3_000 }],
      lostWishes: [{ group: 'TABLE' }],
    },
  ],
};

/** Lucas stays at home. */
export const PART_REFUNDED: Partial<TrainPaper> = {
  bookingItems: [
    {
      ...TICKETS,
      bookingItemStatus: 'PARTIALLY_CANCELED',
      productAssignments: TICKETS.productAssignments.map((one) => ({
        ...one,
        isCanceled: one.travelerId === 't2',
      })),
      valueDocuments: TICKETS.valueDocuments.slice(0, 1),
    },
    PASS,
  ],
  changes: [{ kind: 'refund', cents: -4_800 }],
  payment: { state: 'captured', charged: '624.00', refunded: '48.00' },
};
