import {
  CABIN_CLASSES,
  type CabinClass,
  type FlightPassenger,
  type FlightSearchRequest,
  type FlightSearchSlice,
} from '@wayfare/api-contract';

export const TRIPS = ['return', 'one_way', 'multi'] as const;
export type Trip = (typeof TRIPS)[number];

/** A city or airport. Before a choice the code is '' and the name is the typed text. */
export interface Place {
  code: string;
  name: string;
}

export interface SliceDraft {
  from: Place;
  to: Place;
  /** YYYY-MM-DD */
  departureDate: string;
}

/** The form's state as typed, also stored locally (SES-21). */
export interface FlightSearch {
  trip: Trip;
  /** one for each flight of several cities; other trips use the first and keep the rest for switching back */
  slices: SliceDraft[];
  /** YYYY-MM-DD */
  returnDate: string;
  cabinClass: CabinClass;
  directOnly: boolean;
  adults: number;
  /** one for each child; '' until chosen, as there is no default age */
  childAges: string[];
  infants: number;
  /** children left for a second booking, since each child needs its own adult on a booking */
  laterAges: string[];
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

export const firstSlice = ({ slices }: Pick<FlightSearch, 'slices'>): SliceDraft =>
  slices[0] ?? EMPTY_SLICE;

/** Several cities use all slices, other trips the first. */
export const ownSlices = (search: FlightSearch): SliceDraft[] =>
  search.trip === 'multi' ? search.slices : [firstSlice(search)];

const wireSlice = ({ from, to, departureDate }: SliceDraft): FlightSearchSlice => ({
  origin: from.code,
  destination: to.code,
  departure_date: departureDate,
});

/** A return trip is two slices, a one-way trip one (FLT-17). */
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
