import type { MailKind } from '../../src/booking/booking';
import { BOOKING, CONTEXT, DUTCH, IN_DUTCH } from '../builders/build-train';
import { trainMail } from '../../src/verticals/trains/documents/train-mail';
import { type TrainPaper } from '../../src/verticals/trains/documents/train-source';

const NOTHING = { state: 'none', charged: '0.00', refunded: '0.00' } as const;
const UNSOLD = { supplierReference: null, documents: null } as const;
export const GIVEN_BACK = { state: 'refunded', charged: '624.00', refunded: '500.00' } as const;

/** A booking as it is when each mail is sent. */
export const STATES: Readonly<Record<MailKind, Partial<TrainPaper>>> = {
  confirmed: {},
  failed: {
    ...UNSOLD,
    status: 'failed',
    reason: 'NO_SEATS',
    payment: { ...NOTHING, state: 'voided' },
  },
  refunded: {
    ...UNSOLD,
    status: 'refunded',
    reason: 'SUPPLIER_FAILED',
    payment: { ...GIVEN_BACK, refunded: '624.00' },
  },
  canceled: { status: 'canceled', payment: GIVEN_BACK },
  givenBack: { payment: { ...GIVEN_BACK, state: 'captured' } },
  changed: { changes: [{ kind: 'exchange', cents: 1_200 }] },
  changeFailed: { reason: 'NO_SEATS' },
  renamed: {},
  carrierChange: {},
  carrierAccepted: {},
  // these belong to bookings that are asked for, held, or paid later by themselves; trains are neither
  held: { ...UNSOLD, status: 'held', payment: NOTHING },
  lapsed: { ...UNSOLD, status: 'expired', payment: NOTHING },
  pending: { ...UNSOLD, status: 'pending', payment: NOTHING },
  charged: {},
  chargeFailed: { payment: NOTHING },
};

export const mailOf = (kind: MailKind, change: Partial<TrainPaper> = {}) =>
  trainMail(kind, { ...BOOKING, ...STATES[kind], ...change }, CONTEXT);
export const dutchMail = (kind: MailKind, change: Partial<TrainPaper> = {}) =>
  trainMail(kind, { ...BOOKING, ...IN_DUTCH, ...STATES[kind], ...change }, DUTCH);
