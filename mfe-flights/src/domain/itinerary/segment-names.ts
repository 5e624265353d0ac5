import type { FlightDictionary, FlightSegment, FlightSlice } from '@wayfare/api-contract';

/** "Barcelona (BCN)"; the code alone for a place that the dictionary lacks (FLT-32). */
export function placeName({ locations }: FlightDictionary, code: string): string {
  const city = locations[code]?.nameCity ?? '';
  return city === '' ? code : `${city} (${code})`;
}

/** "Barcelona, Josep Tarradellas Airport (BCN)" (FLT-32). */
export function airportName(dictionary: FlightDictionary, code: string): string {
  const { nameCity = '', nameAirport = '' } = dictionary.locations[code] ?? {};
  return nameCity === '' || nameAirport === ''
    ? placeName(dictionary, code)
    : `${nameCity}, ${nameAirport} (${code})`;
}

export function flightNumber({
  marketing_carrier: carrier,
  marketing_carrier_flight_number: number,
}: Pick<FlightSegment, 'marketing_carrier' | 'marketing_carrier_flight_number'>): string {
  return `${carrier} ${number}`;
}

export function carrierName({ carriers }: FlightDictionary, code: string): string {
  return carriers[code] ?? code;
}

export function endsOfSlice({ segments }: Pick<FlightSlice, 'segments'>): {
  departing: string;
  arriving: string;
} {
  return {
    departing: segments[0]?.departing_at ?? '',
    arriving: segments.at(-1)?.arriving_at ?? '',
  };
}
