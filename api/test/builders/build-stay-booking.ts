import type { HotelBooking } from '@wayfare/api-contract';
import type { DocumentContext } from '../../src/booking/documents/booking-source';

const CANCEL_POLICY = {
  refundable: true,
  freeCancellationUntil: '2026-12-08T23:59:00+01:00',
  timeZone: 'Europe/Warsaw',
};

/** A confirmed stay of two rooms, paid at once, for tests. */
export const BOOKING: HotelBooking = {
  booking_id: 'bk_0001',
  reference: 'K7QM2X9A',
  pin: '4821',
  vertical: 'hotels',
  status: 'confirmed',
  reason: null,
  createdAt: '2026-11-20T09:30:00.000Z',
  pendingUntil: null,
  hotel: {
    hotel_id: 'H-1',
    name: 'Hôtel Łódź & Györ',
    address: 'ul. Piotrkowska 100, 90-004 Łódź',
    city_name: 'Łódź',
    country_name: 'Poland',
    destination_name: 'Łódzkie',
    stars: 4,
    latitude: 51.7687,
    longitude: 19.4569,
    timeZone: 'Europe/Warsaw',
    path: 'poland/lodz/hotel-lodz',
    image: null,
    demo: true,
  },
  booking_details: {
    checkInInstructions: 'Check-in from 15:00. Bring the identity document you booked with.',
    checkOutInstructions: 'Check-out until 11:00. Return your key at the reception.',
    minAge: 18,
    schedule: { start: '15:00', end: '11:00' },
  },
  checkIn: '2026-12-10',
  checkOut: '2026-12-12',
  nights: 2,
  occupancies: [{ paxes: [{ age: 30 }, { age: 30 }, { age: 7 }] }, { paxes: [{ age: 30 }] }],
  rooms: [
    {
      occupancyRefID: 1,
      code: 'double',
      description: 'Superior Double Room, City View',
      maximun_capacity: 3,
      meal_plan: 'Bed & breakfast',
      guest: { firstName: 'Zoë', lastName: 'Kovács-Ğül' },
      cancelPolicy: CANCEL_POLICY,
    },
    {
      occupancyRefID: 2,
      code: 'single',
      description: 'Single Room',
      maximun_capacity: 1,
      meal_plan: 'Bed & breakfast',
      guest: { firstName: 'İlker', lastName: 'Ğül' },
      cancelPolicy: CANCEL_POLICY,
    },
  ],
  boardCode: 'BB',
  holder: {
    firstName: 'Zoë',
    lastName: 'Kovács-Ğül',
    email: 'zoe@example.com',
    phone: '+31 6 1234 5678',
    country: 'NL',
  },
  guest: null,
  assistance: ['stepFree', 'assistanceDog'],
  remarks: 'Late arrival, around 23:00.',
  ledger: {
    currency: 'EUR',
    lines: [
      { kind: 'base', name: '', type: 'AMOUNT', value: 1120, amount: '1120.00' },
      { kind: 'discount', name: '', type: 'PERCENTAGE', value: 10, amount: '-112.00' },
      { kind: 'tax', name: '', type: 'PERCENTAGE', value: 9, amount: '90.72' },
    ],
    total: '1098.72',
    atProperty: [{ name: '', amount: '12.00' }],
  },
  terms: {
    timing: 'now',
    now: '1098.72',
    later: '0.00',
    laterDate: null,
    property: '0.00',
    needsCard: true,
  },
  payment: { state: 'captured', charged: '1098.72', refunded: '0.00' },
  cancelPolicy: CANCEL_POLICY,
  canCancel: true,
  supplierReference: 'PL-556-21',
  documents: { voucher: '/api/hotels/voucher?key=v', calendar: '/api/hotels/calendar?key=c' },
};

export const CONTEXT: DocumentContext = {
  language: 'en',
  siteOrigin: 'https://www.wayfare.example',
  supportEmail: 'help@wayfare.example',
  links: { booking: '/bookings/view?key=signed' },
};

/** The same booking as its Dutch reader gets it from the API. */
export const DUTCH_BOOKING: HotelBooking = {
  ...BOOKING,
  hotel: { ...BOOKING.hotel, country_name: 'Polen' },
  booking_details: {
    ...BOOKING.booking_details,
    checkInInstructions:
      'Inchecken vanaf 15:00. Neem het identiteitsbewijs mee waarmee je hebt geboekt.',
    checkOutInstructions: 'Uitchecken tot 11:00. Lever je sleutel in bij de receptie.',
  },
  rooms: BOOKING.rooms.map((room, index) => ({
    ...room,
    description: index === 0 ? 'Tweepersoonskamer met uitzicht' : 'Eenpersoonskamer',
    meal_plan: 'Inclusief ontbijt',
  })),
  remarks: 'Wij komen laat aan, rond 23:00.',
};

export const DUTCH: DocumentContext = {
  ...CONTEXT,
  language: 'nl',
  links: { booking: '/nl/boekingen?key=signed' },
};
