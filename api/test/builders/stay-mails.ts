import type { HotelBooking } from '@wayfare/api-contract';
import type { MailKind } from '../../src/booking/booking';
import { BOOKING, CONTEXT, DUTCH, DUTCH_BOOKING } from './build-stay-booking';
import { stayMail } from '../../src/verticals/hotels/documents/stay-mail';

/* For tests: the mails about a stay, each about a booking of its time. */

export const LATER = {
  terms: {
    ...BOOKING.terms,
    timing: 'later',
    now: '0.00',
    later: '1098.72',
    laterDate: '2026-12-05',
  },
  payment: { state: 'scheduled', charged: '0.00', refunded: '0.00' },
} as const;
const RESERVED = { state: 'authorised', charged: '0.00', refunded: '0.00' } as const;
export const RETURNED = { state: 'refunded', charged: '1098.72', refunded: '898.72' } as const;

/** A booking as it is when each mail is sent. */
const STATES: Readonly<Record<MailKind, Partial<HotelBooking>>> = {
  confirmed: {},
  pending: {
    status: 'pending',
    pendingUntil: '2026-11-22T09:30:00.000Z',
    payment: RESERVED,
    documents: null,
    supplierReference: null,
  },
  failed: {
    status: 'failed',
    reason: 'NO_ROOMS',
    payment: { ...RESERVED, state: 'voided' },
    documents: null,
    supplierReference: null,
  },
  refunded: {
    status: 'refunded',
    reason: 'SUPPLIER_FAILED',
    payment: { ...RETURNED, refunded: '1098.72' },
    documents: null,
  },
  canceled: { status: 'canceled', payment: RETURNED },
  givenBack: { payment: { state: 'captured', charged: '1098.72', refunded: '50.00' } },
  charged: { ...LATER, payment: { state: 'captured', charged: '1098.72', refunded: '0.00' } },
  chargeFailed: LATER,
  // no stay is held or changed; the words that all verticals share would do
  held: { status: 'held', payment: { ...RESERVED, state: 'none' }, documents: null },
  lapsed: { status: 'expired', payment: { ...RESERVED, state: 'none' }, documents: null },
  changed: {},
  changeFailed: {},
  renamed: {},
  carrierChange: {},
  carrierAccepted: {},
};
// the keys are those of the record
export const KINDS = Object.keys(STATES) as MailKind[];

export const mailOf = (kind: MailKind, change: Partial<HotelBooking> = {}) =>
  stayMail(kind, { ...BOOKING, ...STATES[kind], ...change }, CONTEXT);
export const dutchMail = (kind: MailKind) =>
  stayMail(kind, { ...DUTCH_BOOKING, ...STATES[kind] }, DUTCH);
