import type { GuestDetailsInput, HotelBooking, PaymentTerms, Quote } from '@wayfare/api-contract';
import { searchOf, STAY } from './answers';

export const SEARCH = searchOf({ hotels: ['h-1'] });
/** How the steps of a booking name its quote. */
export const QUERY = { quote: 'q-1', optionRefId: 'opt-1', hotel_id: 'h-1', search: SEARCH };

export const GUEST: GuestDetailsInput = {
  firstName: 'Anna',
  lastName: 'Visser',
  email: 'anna@example.com',
  confirmEmail: 'anna@example.com',
  mainGuest: 'self',
  guest: { firstName: '', lastName: '' },
  roomGuests: [],
  assistance: [],
  specialRequest: 'A quiet room',
  country: 'NL',
  phone: '+31612345678',
  documentType: 'passport',
  document: 'NX1234567',
};

/** As step 1 leaves it in the tab. */
export function keepGuest(changes: Partial<GuestDetailsInput> = {}): void {
  window.sessionStorage.setItem('draft.hotels.guest', JSON.stringify({ ...GUEST, ...changes }));
}

export const PAY_NOW: PaymentTerms = {
  timing: 'now',
  now: '412.50',
  later: '0.00',
  laterDate: null,
  property: '0.00',
  needsCard: true,
};
export const PAY_LATER: PaymentTerms = {
  timing: 'later',
  now: '0.00',
  later: '412.50',
  laterDate: '2027-01-08',
  property: '0.00',
  needsCard: true,
};
export const PAY_THERE: PaymentTerms = {
  timing: 'property',
  now: '0.00',
  later: '0.00',
  laterDate: null,
  property: '412.50',
  needsCard: false,
};

const CANCEL_POLICY = {
  refundable: true,
  freeCancellationUntil: '2027-01-10T18:00:00+01:00',
  timeZone: 'Europe/Madrid',
};
const ROOM = {
  code: 'DBL',
  description: 'Double room',
  maximun_capacity: 3,
  meal_plan: 'Breakfast',
  guest: null,
  cancelPolicy: CANCEL_POLICY,
};

const STAYING = {
  hotel: {
    hotel_id: 'h-1',
    name: 'Hotel Mar Blau',
    address: 'Passeig 12, Barcelona',
    city_name: 'Barcelona',
    country_name: 'Spain',
    destination_name: 'Catalonia',
    stars: 4,
    latitude: 41.3874,
    longitude: 2.1686,
    timeZone: 'Europe/Madrid',
    path: '/spain/catalonia/barcelona/hotel-mar-blau',
    image: null,
    demo: true,
  },
  booking_details: {
    checkInInstructions: 'Ring the bell.',
    checkOutInstructions: 'Leave the key.',
    minAge: 21,
    schedule: { start: '16:00', end: '10:00' },
  },
  ...STAY,
  nights: 2,
  occupancies: [{ paxes: [{ age: 30 }, { age: 30 }] }],
  rooms: [{ ...ROOM, occupancyRefID: 1 }],
  boardCode: 'BB',
  ledger: {
    currency: 'EUR',
    lines: [
      { kind: 'base', name: '', type: 'AMOUNT', value: 375, amount: '375.00' },
      { kind: 'tax', name: 'VAT', type: 'PERCENTAGE', value: 10, amount: '37.50' },
    ],
    total: '412.50',
    atProperty: [{ name: 'City tax', amount: '12.00' }],
  },
  cancelPolicy: CANCEL_POLICY,
} satisfies Partial<Quote>;

/** Two nights for two, to be paid now. */
export function buildQuote(changes: Partial<Quote> = {}): Quote {
  return {
    optionRefId: 'q-1',
    ...STAYING,
    status: 'OK',
    paymentTypes: [PAY_NOW],
    publicPrice: null,
    expires_at: '2026-12-10T09:30:00Z',
    priceChanged: false,
    previousPrice: null,
    ...changes,
  };
}

/** `count` rooms of the same kind, two guests in each. */
export function manyRooms(count: number): Pick<Quote, 'rooms' | 'occupancies'> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return {
    rooms: numbers.map((occupancyRefID) => ({ ...ROOM, occupancyRefID })),
    occupancies: numbers.map(() => ({ paxes: [{ age: 30 }, { age: 30 }] })),
  };
}

/** A confirmed and paid booking of that quote. */
export function buildBooking(changes: Partial<HotelBooking> = {}): HotelBooking {
  return {
    ...STAYING,
    booking_id: 'b-1',
    reference: 'AB12CD34',
    pin: '0123',
    vertical: 'hotels',
    status: 'confirmed',
    reason: null,
    createdAt: '2026-12-10T09:01:00Z',
    pendingUntil: null,
    holder: {
      firstName: 'Anna',
      lastName: 'Visser',
      email: 'anna@example.com',
      phone: '+31612345678',
      country: 'NL',
    },
    guest: null,
    assistance: [],
    remarks: 'A quiet room',
    terms: PAY_NOW,
    payment: { state: 'captured', charged: '412.50', refunded: '0.00' },
    canCancel: true,
    supplierReference: 'HMB-77',
    documents: {
      voucher: '/api/bookings/b-1/document.pdf?key=k',
      calendar: '/api/bookings/b-1/calendar.ics?key=k',
    },
    ...changes,
  };
}
