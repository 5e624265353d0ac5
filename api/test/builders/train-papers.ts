import { knownPages } from '../../src/platform/site-pages/site-pages';
import { freshKeySet } from './keys';
import type { Booking } from '../../src/booking/booking';
import { NO_WALLETS } from '../../src/platform/keys/wallets';
import { passLocation, ticketLocation } from './build-rail-item';
import { aTrainRecord } from './build-train-record';
import { trainBookingView } from '../../src/verticals/trains/booked/train-booking-view';
import { trainDocuments } from '../../src/verticals/trains/train-documents';
import type { TrainRecord } from '../../src/verticals/trains/records/train-records';

/* For tests: a booking of trains, and its papers. */

export const NOW = Date.parse('2026-12-10T09:05:00Z');
export const keys = freshKeySet();
export const RECORD = aTrainRecord([[ticketLocation({ ages: [40, 8] })], [passLocation()]]);

export const ROW: Booking = {
  id: 'tb-1',
  reference: 'TR12TR34',
  pin: '4821',
  linkGeneration: 0,
  carrierChange: null,
  carrierLookAt: null,
  invoiceDetails: null,
  retention: 'full',
  retentionLookAt: null,
  traceparent: null,
  pinFailures: 0,
  pinFailedAt: null,
  pinLockedUntil: null,
  vertical: 'trains',
  owner: 'u-1',
  quoteId: 'q-1',
  clientReference: 'c-1',
  requestHash: '',
  email: 'sanne@example.com',
  language: 'en',
  // a column is JSON: instants are texts there
  details: JSON.parse(JSON.stringify(RECORD)) as unknown,
  total: 32_800,
  dueNow: 32_800,
  dueLater: 0,
  chargeAt: null,
  state: 'confirmed',
  stateSince: new Date(NOW),
  status: 'confirmed',
  reason: null,
  paymentState: 'captured',
  intentId: 'pi_1',
  charges: [{ intent: 'pi_1', captured: 32_800, refunded: 0 }],
  captured: 32_800,
  refundDue: 0,
  refunded: 0,
  chargeTries: 0,
  heldUntil: null,
  amendment: null,
  supplierQuote: null,
  supplierBooking: 'rail-1',
  supplierReference: 'ERA7K2',
  watch: false,
  tries: 0,
  runAt: null,
  leaseToken: null,
  leaseUntil: null,
  createdAt: new Date(NOW),
};

export const papers = trainDocuments({
  view: (booking) => trainBookingView(booking, { keys, language: booking.language }),
  keys,
  origin: 'https://www.wayfare.example',
  pages: knownPages,
  supportEmail: 'help@wayfare.example',
  clock: () => NOW,
  wallets: NO_WALLETS,
});

export const withRecord = (change: Partial<TrainRecord>): Booking => ({
  ...ROW,
  details: { ...RECORD, ...change },
});
export const squeezed = (text: string) => text.replace(/\u00a0/g, ' ').replace(/\s+/g, ' ');
