import type {
  FlightBooking,
  FlightBookingView,
  TrainBooking,
  TrainBookingItem,
} from '@wayfare/api-contract';
import { buildFlightDictionary, buildFlightOffer } from './flight-builders';
import { buildBoughtServices, buildFlightLedger } from './flight-quote-builders';

const AMSTERDAM = { code: 'AMS', name: 'Amsterdam Schiphol', timeZone: 'Europe/Amsterdam' };
const NEW_YORK = { code: 'JFK', name: 'New York John F. Kennedy', timeZone: 'America/New_York' };

/** Amsterdam to New York in January and back by night, for two, confirmed. */
export function buildFlightBooking(changes: Partial<FlightBooking> = {}): FlightBooking {
  return {
    booking_id: 'f-1',
    reference: 'FL12FL34',
    status: 'confirmed',
    createdAt: '2026-12-10T09:01:00Z',
    total: '812.40',
    canCancel: true,
    vertical: 'flights',
    airline: 'KLM',
    slices: [
      {
        origin: AMSTERDAM,
        destination: NEW_YORK,
        departing_at: '2027-01-12T09:20:00',
        arriving_at: '2027-01-12T11:35:00',
        flights: ['KL 641'],
      },
      {
        origin: NEW_YORK,
        destination: AMSTERDAM,
        departing_at: '2027-01-19T18:05:00',
        arriving_at: '2027-01-20T07:15:00',
        flights: ['KL 642', 'KL 1004'],
      },
    ],
    passengers: [
      { name: 'Anna', surname: 'Visser' },
      { name: 'Bram', surname: 'Visser' },
    ],
    ...changes,
  };
}

/** A night train from Amsterdam to Vienna in January, for one, confirmed. */
export function buildTrainBookingItem(changes: Partial<TrainBookingItem> = {}): TrainBookingItem {
  return {
    id: 'item-1',
    type: 'point-to-point',
    bookingItemStatus: 'CONFIRMED',
    legs: [
      {
        origin: { label: 'Amsterdam Centraal', timeZone: 'Europe/Amsterdam' },
        destination: { label: 'Wien Hbf', timeZone: 'Europe/Vienna' },
        departure: '2027-01-12T19:00:00',
        arrival: '2027-01-13T09:18:00',
        carrier: 'ÖBB Nightjet',
      },
    ],
    pass: null,
    travelers: [{ firstName: 'Anna', lastName: 'Visser' }],
    replacedBy: null,
    ...changes,
  };
}

/** A booking of that night train alone. */
export function buildTrainBooking(changes: Partial<TrainBooking> = {}): TrainBooking {
  return {
    booking_id: 't-1',
    reference: 'TR12TR34',
    status: 'confirmed',
    createdAt: '2026-12-10T09:01:00Z',
    total: '129.00',
    canCancel: true,
    vertical: 'trains',
    items: [buildTrainBookingItem()],
    ...changes,
  };
}

/** `buildFlightOffer` as it was bought: confirmed and paid, with tickets, a bag and three seats; may be changed, gives nothing back. */
export function buildFlightBookingView(
  changes: Partial<FlightBookingView> = {},
): FlightBookingView {
  const { owner, slices, conditions } = buildFlightOffer();
  return {
    booking_id: 'f-1',
    reference: 'FL12FL34',
    pin: '4821',
    vertical: 'flights',
    status: 'confirmed',
    reason: null,
    createdAt: '2026-12-10T09:01:00Z',
    provider: 'duffel',
    type: 'instant',
    owner,
    airline_reference: 'X7KQ2P',
    slices,
    dictionary: buildFlightDictionary(),
    travellers: [
      {
        passenger_id: 'pas_1',
        type: 'adult',
        name: 'Anneke',
        surname: 'de Vries',
        ticket_number: '074 2401234501',
      },
      {
        passenger_id: 'pas_2',
        type: 'adult',
        name: 'Łukasz',
        surname: 'de Vries',
        ticket_number: '074 2401234502',
      },
      {
        passenger_id: 'pas_3',
        type: 'child',
        name: 'Zoë',
        surname: 'de Vries',
        ticket_number: '074 2401234503',
      },
      {
        passenger_id: 'pas_4',
        type: 'infant_without_seat',
        name: 'Bo',
        surname: 'de Vries',
        ticket_number: '074 2401234504',
      },
    ],
    email: 'anneke@example.com',
    services: buildBoughtServices(),
    changes: [],
    carrier_change: null,
    ledger: buildFlightLedger(),
    payment: { state: 'captured', charged: '625.60', refunded: '0.00' },
    conditions,
    hold: null,
    price_change: null,
    canPay: false,
    canCancel: true,
    canChange: true,
    documents: {
      voucher: '/api/bookings/f-1/document.pdf?key=v',
      calendar: '/api/bookings/f-1/calendar.ics?key=c',
    },
    ...changes,
  };
}
