import { buildFlightBookingView } from '@wayfare/testing/booking-builders';
import {
  buildFlightDictionary,
  buildFlightSegment,
  buildFlightSlice,
} from '@wayfare/testing/flight-builders';
import { buildFlightLedger } from '@wayfare/testing/flight-quote-builders';
import type { DocumentContext } from '../../src/booking/documents/booking-source';
import type {
  FlightChange,
  FlightPaper,
} from '../../src/verticals/flights/documents/flight-source';

/** Amsterdam to Barcelona and back by Paris for four, paid and with tickets, for tests. */
export const FLIGHT: FlightPaper = buildFlightBookingView();

export const CONTEXT: DocumentContext = {
  language: 'en',
  siteOrigin: 'https://www.wayfare.example',
  supportEmail: 'help@wayfare.example',
  links: { booking: '/flight-cancelation?key=signed' },
};

export const DUTCH: DocumentContext = {
  ...CONTEXT,
  language: 'nl',
  links: { booking: '/nl/vlucht-annulering?key=signed' },
};

const { locations, carriers } = buildFlightDictionary();
const CITIES: Readonly<Record<string, string>> = { CDG: 'Parijs' };
const DUTCH_LINES: Readonly<Record<string, string>> = {
  Taxes: 'Belastingen',
  Bags: 'Bagage',
  Seats: 'Stoelen',
};
const ledger = buildFlightLedger();

/** What its Dutch reader gets from the API in other words. */
export const IN_DUTCH: Partial<FlightPaper> = {
  dictionary: {
    carriers,
    locations: Object.fromEntries(
      Object.entries(locations).map(([code, place]) => [
        code,
        { ...place, nameCity: CITIES[code] ?? place.nameCity },
      ]),
    ),
  },
  ledger: {
    ...ledger,
    lines: ledger.lines.map((line) => ({ ...line, name: DUTCH_LINES[line.name] ?? '' })),
  },
};

/** The way out was the day before, with a change of plane in Paris. */
export const CHANGE: FlightChange = {
  index: 0,
  previous: buildFlightSlice({
    id: 'sli_0',
    segments: [
      buildFlightSegment({
        id: 'seg_8',
        destination: 'CDG',
        departing_at: '2027-01-13T07:05:00',
        arriving_at: '2027-01-13T08:25:00',
        marketing_carrier_flight_number: '1223',
      }),
      buildFlightSegment({
        id: 'seg_9',
        origin: 'CDG',
        departing_at: '2027-01-13T10:00:00',
        arriving_at: '2027-01-13T11:50:00',
        marketing_carrier_flight_number: '2401',
      }),
    ],
  }),
  difference: '46.20',
  lost_services: [],
};

const place = (code: string, name: string, timeZone: string) => ({ code, name, timeZone });
const AMSTERDAM = place('AMS', 'Amsterdam', 'Europe/Amsterdam');
const BARCELONA = place('BCN', 'Barcelona', 'Europe/Madrid');

/** The way out leaves 95 minutes later, which waits for an answer. */
export const MOVED: NonNullable<FlightPaper['carrier_change']> = {
  id: 'aic_1',
  detected_at: '2026-12-20T08:00:00Z',
  state: 'open',
  actions: ['accept', 'change', 'cancel'],
  journeys: [
    {
      before: {
        origin: AMSTERDAM,
        destination: BARCELONA,
        departing_at: '2027-01-14T09:20:00',
        arriving_at: '2027-01-14T11:30:00',
        services: ['KL 1665'],
      },
      after: {
        origin: AMSTERDAM,
        destination: BARCELONA,
        departing_at: '2027-01-14T10:55:00',
        arriving_at: '2027-01-14T13:05:00',
        services: ['KL 1665'],
      },
    },
  ],
};
