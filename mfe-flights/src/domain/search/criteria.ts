import {
  CABIN_CLASSES,
  type CabinClass,
  type FlightPassenger,
  type FlightSearchRequest,
  type FlightSearchSlice,
} from '@wayfare/api-contract';

export const TRIPS = ['return', 'one_way', 'multi'] as const;
export type Trip = (typeof TRIPS)[number];

/** A city or an airport. As long as none is chosen the code is '' and the name is what was typed. */
export interface Place {
  /** IATA code */
  code: string;
  name: string;
}

export interface SliceDraft {
  from: Place;
  to: Place;
  /** YYYY-MM-DD */
  departureDate: string;
}

/** What the form holds, as typed; the same shape is kept in local storage (SES-21). */
export interface FlightSearch {
  trip: Trip;
  /** one entry, or for several cities one for each flight; more than one is only kept for going back to several cities */
  slices: SliceDraft[];
  /** YYYY-MM-DD */
  returnDate: string;
  cabinClass: CabinClass;
  directOnly: boolean;
  adults: number;
  /** one entry per child, '' until an age is chosen: there is no default age */
  childAges: string[];
  infants: number;
  /** of children for whom a second booking follows this one, since each child needs an adult of its own on a booking */
  laterAges: string[];
  /** this is the booking that follows */
  isSecond: boolean;
}

export const NO_PLACE: Place = { code: '', name: '' };

const EMPTY_SLICE: SliceDraft = { from: NO_PLACE, to: NO_PLACE, departureDate: '' };

export const EMPTY_SEARCH: FlightSearch = {
  trip: 'return',
  slices: [EMPTY_SLICE],
  returnDate: '',
  cabinClass: CABIN_CLASSES[0],
  directOnly: false,
  adults: 1,
  childAges: [],
  infants: 0,
  laterAges: [],
  isSecond: false,
};

/** The first flight out; a search has at least one slice. */
export const firstSlice = ({ slices }: Pick<FlightSearch, 'slices'>): SliceDraft =>
  slices[0] ?? EMPTY_SLICE;

/** The slices that count for the kind of trip: for several cities all, else the way out. */
export const ownSlices = (search: FlightSearch): SliceDraft[] =>
  search.trip === 'multi' ? search.slices : [firstSlice(search)];

const wireSlice = ({ from, to, departureDate }: SliceDraft): FlightSearchSlice => ({
  origin: from.code,
  destination: to.code,
  departure_date: departureDate,
});

/** A return trip is two slices, the second the other way round; a one-way trip is one (FLT-17). */
export function slicesOf(search: FlightSearch): FlightSearchSlice[] {
  const { from, to } = firstSlice(search);
  const back =
    search.trip === 'return' ? [{ from: to, to: from, departureDate: search.returnDate }] : [];
  return [...ownSlices(search), ...back].map(wireSlice);
}

function passengersOf({ adults, childAges, infants }: FlightSearch): FlightPassenger[] {
  return [
    ...Array.from({ length: adults }, (): FlightPassenger => ({ type: 'adult' })),
    ...childAges.map((age): FlightPassenger => ({ type: 'child', age: Number(age) })),
    ...Array.from({ length: infants }, (): FlightPassenger => ({ type: 'infant_without_seat' })),
  ];
}

/** A search that the rules accept, as every call about its flights takes it. */
export function wireCriteria(
  search: FlightSearch,
): Pick<FlightSearchRequest, 'slices' | 'cabin_class' | 'max_connections' | 'passengers'> {
  return {
    slices: slicesOf(search),
    cabin_class: search.cabinClass,
    max_connections: search.directOnly ? 0 : null,
    passengers: passengersOf(search),
  };
}
