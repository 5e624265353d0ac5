export const CABIN_CLASSES = ['economy', 'premium_economy', 'business', 'first'] as const;
type CabinClass = (typeof CABIN_CLASSES)[number];

export const TRIPS = ['return', 'one_way'] as const;
type Trip = (typeof TRIPS)[number];

/** What the form holds, as typed; the same shape is kept in the URL and in local storage. */
export interface FlightSearch {
  trip: Trip;
  from: string;
  to: string;
  /** YYYY-MM-DD */
  departureDate: string;
  returnDate: string;
  cabinClass: CabinClass;
  adults: number;
  /** one entry per child, '' until an age is chosen: there is no default age */
  childAges: string[];
  infants: number;
}

export const EMPTY_SEARCH: FlightSearch = {
  trip: 'return',
  from: '',
  to: '',
  departureDate: '',
  returnDate: '',
  cabinClass: 'economy',
  adults: 1,
  childAges: [],
  infants: 0,
};

interface Slice {
  origin: string;
  destination: string;
  departure_date: string;
}

/** A return trip is two slices, the second the other way round; a one-way trip is one. */
export function slicesOf(search: FlightSearch): Slice[] {
  const outbound: Slice = { origin: search.from, destination: search.to, departure_date: search.departureDate };
  if (search.trip === 'one_way') return [outbound];
  return [outbound, { origin: search.to, destination: search.from, departure_date: search.returnDate }];
}
