import type { MailKind } from '../../src/booking/booking';
import { CHANGE, CONTEXT, DUTCH, FLIGHT, IN_DUTCH, MOVED } from '../builders/build-flight';
import { flightMail } from '../../src/verticals/flights/documents/flight-mail';
import { type FlightPaper } from '../../src/verticals/flights/documents/flight-source';

export const NOTHING = { state: 'none', charged: '0.00', refunded: '0.00' } as const;
export const UNTICKETED = {
  airline_reference: null,
  documents: null,
  travellers: FLIGHT.travellers.map((traveller) => ({ ...traveller, ticket_number: null })),
};
export const HELD = {
  payment_required_by: '2026-12-13T09:00:00Z',
  price_guarantee_expires_at: '2026-12-12T09:00:00Z',
} as const;
export const GIVEN_BACK = { state: 'refunded', charged: '625.60', refunded: '415.60' } as const;

/** A booking as it is when each mail is sent. */
export const STATES: Readonly<Record<MailKind, Partial<FlightPaper>>> = {
  confirmed: {},
  failed: {
    ...UNTICKETED,
    status: 'failed',
    reason: 'NO_SEATS',
    payment: { ...NOTHING, state: 'voided' },
  },
  refunded: {
    ...UNTICKETED,
    status: 'refunded',
    reason: 'SUPPLIER_FAILED',
    payment: { ...GIVEN_BACK, refunded: '625.60' },
  },
  canceled: { status: 'canceled', payment: GIVEN_BACK },
  givenBack: { payment: { ...GIVEN_BACK, state: 'captured' } },
  held: {
    ...UNTICKETED,
    status: 'held',
    type: 'hold',
    airline_reference: 'X7KQ2P',
    services: [],
    payment: NOTHING,
    hold: HELD,
  },
  lapsed: { ...UNTICKETED, status: 'expired', type: 'hold', services: [], payment: NOTHING },
  changed: { changes: [CHANGE] },
  changeFailed: { reason: 'NO_SEATS' },
  renamed: {},
  carrierChange: { carrier_change: MOVED },
  carrierAccepted: { carrier_change: { ...MOVED, state: 'accepted', actions: [] } },
  // these belong to bookings that are asked for, or paid later by themselves; flights are neither
  pending: { ...UNTICKETED, status: 'pending', payment: NOTHING },
  charged: {},
  chargeFailed: { payment: NOTHING },
};

export const mailOf = (kind: MailKind, change: Partial<FlightPaper> = {}) =>
  flightMail(kind, { ...FLIGHT, ...STATES[kind], ...change }, CONTEXT);
export const dutchMail = (kind: MailKind, change: Partial<FlightPaper> = {}) =>
  flightMail(kind, { ...FLIGHT, ...IN_DUTCH, ...STATES[kind], ...change }, DUTCH);
