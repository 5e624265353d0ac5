import type { Trip, TripAction, TripBooking, TripEntry, Trips } from '@wayfare/api-contract';

const CET = 'Europe/Amsterdam';

export const anAction = (
  kind: TripAction['kind'],
  change: Partial<TripAction> = {},
): TripAction => ({
  kind,
  url: null,
  route: 'booking',
  query: { booking: 'f-1', ...(kind === 'view' ? {} : { view: kind }) },
  ...change,
});

/** One ticket that goes straight into a wallet, and the page of several. */
export const BOTH_WALLETS: TripBooking['wallets'] = [
  { kind: 'appleWallet', url: '/api/bookings/f-1/ticket.pkpass?key=k', route: null, query: {} },
  { kind: 'googleWallet', url: null, route: 'booking', query: { booking: 'f-1' } },
];

export const aTripBooking = (change: Partial<TripBooking> = {}): TripBooking => ({
  booking_id: 'f-1',
  vertical: 'flights',
  reference: 'FL19HT00',
  status: 'confirmed',
  total: '189.40',
  references: [{ issuer: 'KLM', value: 'ZX81QL' }],
  travellers: ['Anna van den Berg'],
  news: null,
  payBefore: null,
  next: anAction('view'),
  others: [
    anAction('ticket', { url: '/api/bookings/f-1/document.pdf?key=k', route: null }),
    anAction('cancel'),
  ],
  ...change,
});

export const aRide = (change: Partial<TripEntry> = {}): TripEntry => ({
  id: 'f-1.1',
  booking_id: 'f-1',
  form: 'ride',
  icon: 'plane',
  title: 'KLM · KL 1665',
  start: { local: '2026-12-15T21:20', timeZone: CET, place: 'Amsterdam (AMS)' },
  end: { local: '2026-12-16T00:05', timeZone: 'Europe/Madrid', place: 'Barcelona (BCN)' },
  facts: [],
  picture: null,
  ...change,
});

const aStay = (change: Partial<TripEntry> = {}): TripEntry => ({
  id: 'h-1.1',
  booking_id: 'h-1',
  form: 'stay',
  icon: 'bed',
  title: 'Hotel Candil',
  start: { local: '2026-12-15T15:00', timeZone: 'Europe/Madrid', place: 'Hotel Candil' },
  end: { local: '2026-12-20T12:00', timeZone: 'Europe/Madrid', place: 'Hotel Candil' },
  facts: ['Double room'],
  picture: { src: '/media/candil', alt: 'The front of the hotel' },
  ...change,
});

/** A flight to Barcelona on 15 December, five nights there, and the flight back. */
export const aTrip = (change: Partial<Trip> = {}): Trip => ({
  id: 'f-1.1',
  bucket: 'incoming',
  places: ['Barcelona'],
  from: { day: '2026-12-15', timeZone: CET },
  until: { day: '2026-12-20', timeZone: CET },
  entries: [
    aRide(),
    aStay(),
    aRide({
      id: 'f-1.2',
      title: 'KLM · KL 1678',
      start: { local: '2026-12-20T18:20', timeZone: 'Europe/Madrid', place: 'Barcelona (BCN)' },
      end: { local: '2026-12-20T20:45', timeZone: CET, place: 'Amsterdam (AMS)' },
    }),
  ],
  bookings: [
    aTripBooking(),
    aTripBooking({
      booking_id: 'h-1',
      vertical: 'hotels',
      reference: 'AB12CD34',
      references: [{ issuer: 'Hotel Candil', value: 'HX-77' }],
      next: anAction('view', { query: { booking: 'h-1' } }),
      others: [],
    }),
  ],
  calendar: '/api/bookings/trip.ics?key=k1&key=k2',
  ...change,
});

/** One booking as a trip of its own. */
export const aSmallTrip = (id: string, change: Partial<Trip> = {}): Trip =>
  aTrip({
    id: `${id}.1`,
    entries: [aRide({ id: `${id}.1`, booking_id: id })],
    bookings: [aTripBooking({ booking_id: id, reference: id.toUpperCase() })],
    ...change,
  });

export const tripsOf = (trips: Trip[], change: Partial<Trips> = {}): Trips => ({
  trips,
  failed: [],
  verticals: ['hotels', 'flights', 'trains'],
  ...change,
});
