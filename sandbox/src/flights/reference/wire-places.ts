import type {
  Airline as WireAirline,
  Airport as WireAirport,
  City,
  Place,
} from '@duffel/api/types';
import type { Aircraft } from './aircraft';
import type { Airline } from './airlines';
import { airportByIata, airportsOfMetro, metroByIata, type Airport } from './airports';
import type { MetroArea } from './metro-areas';

const known = new Map<Airport, WireAirport>();

export function wireCity(metro: MetroArea): City {
  return {
    type: 'city',
    id: `cit_${metro.iata.toLowerCase()}_${metro.country.toLowerCase()}`,
    name: metro.name,
    iata_code: metro.iata,
    iata_country_code: metro.country,
  };
}

function makeAirport({
  iata,
  icao,
  name,
  city,
  country,
  latitude,
  longitude,
  timeZone,
  metro,
}: Airport): WireAirport {
  return {
    type: 'airport',
    id: `arp_${iata.toLowerCase()}_${country.toLowerCase()}`,
    name,
    iata_code: iata,
    icao_code: icao,
    iata_country_code: country,
    iata_city_code: metro?.iata ?? iata,
    city_name: city,
    city: metro === undefined ? null : wireCity(metro),
    latitude,
    longitude,
    time_zone: timeZone,
  };
}

/** One object per airport: an answer with hundreds of offers names the same few again and again. */
export function wireAirport(airport: Airport): WireAirport {
  const wire = known.get(airport) ?? makeAirport(airport);
  known.set(airport, wire);
  return wire;
}

export function wirePlace(code: string): Place | undefined {
  const airport = airportByIata.get(code);
  if (airport !== undefined) return wireAirport(airport);
  const metro = metroByIata.get(code);
  return metro === undefined
    ? undefined
    : { ...wireCity(metro), airports: airportsOfMetro(metro).map(wireAirport) };
}

/** Logos belong to the airlines: none is shown for flights that nobody flies. */
export function wireAirline({ iata, name }: Airline): WireAirline {
  return {
    id: `arl_${iata.toLowerCase()}`,
    name,
    iata_code: iata,
    logo_lockup_url: null,
    logo_symbol_url: null,
    conditions_of_carriage_url: null,
  };
}

export function wireAircraft({ iata, name }: Aircraft): {
  id: string;
  iata_code: string;
  name: string;
} {
  return { id: `arc_${iata.toLowerCase()}`, iata_code: iata, name };
}
