import type { StayBookingRecord, StayPart } from '../../src/verticals/hotels/stay-details';

/* For tests: what the row of a stay keeps. */

const HOLDER: StayBookingRecord['holder'] = {
  firstName: 'Anneke',
  lastName: 'de Vries',
  email: 'anneke@example.com',
  confirmEmail: 'anneke@example.com',
  phone: '+31612345678',
  country: 'NL',
  documentType: 'passport',
  document: 'NX1234567',
  mainGuest: 'self',
  guest: null,
  roomGuests: [],
  assistance: [],
  specialRequest: '',
};

/** A double room with breakfast for 246.50. */
export function aStayPart(change: Partial<StayPart> = {}): StayPart {
  return {
    rooms: [1],
    provider: 'duffel',
    supplierQuote: 'quo_1',
    roomName: 'Double room',
    roomCapacity: 2,
    board: 'BB',
    onRequest: false,
    paymentType: 'MERCHANT',
    cents: { base: 20_000, tax: 4_650, fee: 0, dueAtProperty: 0, discount: 0 },
    depositCents: null,
    publicCents: 24_650,
    freeCancellationUntil: '2026-12-09T22:59:00Z',
    refunds: [{ before: '2026-12-09T22:59:00Z', cents: 24_650 }],
    booked: null,
    ...change,
  };
}

/** Of two nights in December that can be given back until the day before. */
export function aStayRecord(
  hotelId: string,
  change: Partial<StayBookingRecord> = {},
): StayBookingRecord {
  return {
    version: 3,
    hotelId,
    timeZone: 'Europe/Madrid',
    checkIn: '2026-12-10',
    checkOut: '2026-12-12',
    occupancies: [{ paxes: [{ age: 30 }] }],
    parts: [aStayPart()],
    expiresAt: '2026-11-20T10:00:00Z',
    holder: HOLDER,
    timing: 'now',
    ...change,
  };
}
