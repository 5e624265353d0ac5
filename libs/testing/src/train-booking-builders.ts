import type { TrainBookingView } from '@wayfare/api-contract';
import { ledgerOf } from './train-basket-builders';
import { buildTicketItem, buildTrainTraveler, PRODUCT } from './train-item-builders';

/** The ticket of `buildTicketItem` as it was bought by Anneke for herself and Zoë: confirmed and paid, to be printed. */
export function buildTrainBookingView(changes: Partial<TrainBookingView> = {}): TrainBookingView {
  const ticket = buildTicketItem({
    bookingItemStatus: 'CONFIRMED',
    expirationDate: null,
    travelers: [
      buildTrainTraveler({
        firstName: 'Anneke',
        lastName: 'de Vries',
        emailAddress: 'anneke@example.com',
        phoneNumber: '+31612345678',
      }),
      buildTrainTraveler({
        id: 't2',
        age: 8,
        type: 'YOUTH',
        leadTraveler: false,
        firstName: 'Zoë',
        lastName: 'de Vries',
      }),
    ],
    ticketingOptionSelected: { code: 'PAH' },
    valueDocuments: [{ type: 'PAH', travelerId: null, code: 'QX7K2P', url: null, station: null }],
    cancelationEligibility: {
      eligible: true,
      partiallyEligible: true,
      cancellableItems: [{ fareOfferIds: ['fare-1'] }, { fareOfferIds: ['fare-2'] }],
    },
    exchangeEligibility: { eligible: true, routeChangePossible: false },
    editTravelersEligibility: { eligible: true, reason: '', remaining: 3 },
    productAssignments: [
      {
        id: 'pa-1',
        travelerId: 't1',
        productCode: PRODUCT.code,
        fareOfferId: 'fare-1',
        cancelationEligibility: { eligible: true },
        isCanceled: false,
      },
      {
        id: 'pa-2',
        travelerId: 't2',
        productCode: PRODUCT.code,
        fareOfferId: 'fare-2',
        cancelationEligibility: { eligible: true },
        isCanceled: false,
      },
    ],
    seats: [{ segmentId: 'seg-1', travelerId: 't1', coach: '4', seat: '61' }],
  });
  const bookingItems = changes.bookingItems ?? [ticket];
  const ledger = ledgerOf(bookingItems);
  return {
    booking_id: 'tb-1',
    reference: 'TR12TR34',
    pin: '4821',
    vertical: 'trains',
    status: 'confirmed',
    reason: null,
    createdAt: '2026-12-10T09:01:00Z',
    supplierReference: 'ERA7K2',
    email: 'anneke@example.com',
    ledger,
    payment: { state: 'captured', charged: ledger.total, refunded: '0.00' },
    canManage: true,
    canCancel: true,
    lost: null,
    carrier_change: null,
    documents: {
      voucher: '/api/bookings/tb-1/document.pdf?key=v',
      calendar: '/api/bookings/tb-1/calendar.ics?key=c',
      tickets: [],
    },
    demo: true,
    ...changes,
    bookingItems,
  };
}
