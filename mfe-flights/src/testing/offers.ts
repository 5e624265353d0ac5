import type {
  FlightOffer,
  FlightSearchRequest,
  FlightSearchResult,
  FlightSegment,
  LocationIdRequest,
  LocationIdResult,
} from '@wayfare/api-contract';
import {
  buildFlightDictionary,
  buildFlightOffer,
  buildFlightSegment,
  buildFlightSlice,
} from '@wayfare/testing';

export interface OfferFacts {
  id: string;
  /** flights with the same name are the same flights */
  flights?: string;
  price?: string;
  /** clock of Amsterdam */
  departs?: string;
  minutes?: number;
  /** landings on the way */
  stops?: number;
  airline?: string;
  hasCheckedBag?: boolean;
  kilograms?: string | null;
}

/** The wall clock so many minutes later. */
const later = (moment: string, minutes: number): string =>
  new Date(Date.parse(`${moment}Z`) + minutes * 60_000).toISOString().slice(0, 19);

const iso = (minutes: number): string => `PT${Math.floor(minutes / 60)}H${minutes % 60}M`;

function bagsFor(segment: FlightSegment, hasCheckedBag: boolean): FlightSegment['passengers'] {
  return segment.passengers.map((passenger) => ({
    ...passenger,
    baggages: passenger.baggages.filter(({ type }) => hasCheckedBag || type !== 'checked'),
  }));
}

/** A one-way offer from Amsterdam to Barcelona, by Paris when it stops. */
export function oneWayOffer(facts: OfferFacts): FlightOffer {
  const {
    id,
    flights = id,
    price = '100.00',
    departs = '09:00',
    minutes = 130,
    stops = 0,
    airline = 'KL',
    hasCheckedBag = true,
    kilograms = '100',
  } = facts;
  const departing = `2027-01-14T${departs}:00`;
  const legs = Array.from({ length: stops + 1 }, (_, index) =>
    Math.floor((minutes * index) / (stops + 1)),
  );
  const segments = legs.map((start, index) => {
    const segment = buildFlightSegment({
      id: `${id}-seg-${index}`,
      origin: index === 0 ? 'AMS' : 'CDG',
      destination: index === stops ? 'BCN' : 'CDG',
      marketing_carrier: airline,
      operating_carrier: airline,
      departing_at: later(departing, start),
      arriving_at: later(departing, legs[index + 1] ?? minutes),
    });
    return { ...segment, passengers: bagsFor(segment, hasCheckedBag) };
  });
  const slice = buildFlightSlice({
    id: `${id}-sli`,
    itinerary_key: flights,
    duration: iso(minutes),
    segments,
  });
  return buildFlightOffer({
    id,
    total_amount: price,
    owner: { iata_code: airline, name: airline },
    total_emissions_kg: kilograms,
    slices: [slice],
    available_services: null,
  });
}

export function pageOf(
  offers: readonly FlightOffer[],
  changes: Partial<FlightSearchResult> = {},
): FlightSearchResult {
  return {
    offer_request: 'orq_1',
    after: null,
    total: null,
    dictionary: buildFlightDictionary(),
    offers: [...offers],
    ...changes,
  };
}

/** A search that answers its offers page by page, as the API does. */
export function pagedSearch(
  offers: readonly FlightOffer[],
): (request: FlightSearchRequest) => FlightSearchResult {
  return ({ after, page_size: size }) => {
    const start = Number(after ?? '0');
    const end = start + size;
    return pageOf(offers.slice(start, end), {
      after: end < offers.length ? String(end) : null,
      total: end < offers.length ? null : offers.length,
    });
  };
}

export const SEARCH_QUERY =
  'trip=return&from=AMS&to=BCN&departureDate=2027-01-14&returnDate=2027-01-21&cabinClass=economy&adults=2&childAges=7&infants=1';

const TOWNS: Readonly<Record<string, string>> = { AMS: 'Amsterdam', BCN: 'Barcelona' };

/** The town of a code as the API answers it; any other code stands for itself. */
export const townOf = ({ idLocation }: LocationIdRequest): LocationIdResult => {
  const code = idLocation.slice(1);
  const town = TOWNS[code] ?? code;
  return { address: { cityName: town }, name: town, iataCode: code };
};
