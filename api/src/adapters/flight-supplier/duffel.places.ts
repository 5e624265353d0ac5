import type { Duffel } from '@duffel/api';
import * as v from 'valibot';
import type { FlightSupplier } from '../../ports/flight-supplier';
import type { Place } from '../../ports/flight-offers';
import type { CallGuard } from '../call-guard';
import { SuggestionSchema } from './duffel.schemas';
import type { WireAirport, WireSuggestion } from './duffel.schemas';

/** A single airport may share its code with its town. */
function cityCodeOf({ city, iata_city_code: code, iata_code: own }: WireAirport): string | null {
  if (city !== null) return city.iata_code;
  return code === own ? null : code;
}

export function toAirport(wire: WireAirport): Place {
  return {
    type: 'airport',
    iataCode: wire.iata_code,
    name: wire.name,
    cityName: wire.city?.name ?? wire.city_name ?? wire.name,
    country: wire.iata_country_code,
    iataCityCode: cityCodeOf(wire),
    latitude: wire.latitude,
    longitude: wire.longitude,
    timeZone: wire.time_zone,
  };
}

/** Assumes one time zone for a city's airports. */
function toPlace(wire: WireSuggestion): Place {
  if (wire.type === 'airport') return toAirport(wire);
  const {
    iata_code: iataCode,
    name,
    iata_country_code: country,
    latitude,
    longitude,
    airports,
  } = wire;
  return {
    type: 'city',
    iataCode,
    name,
    cityName: name,
    country,
    iataCityCode: null,
    latitude,
    longitude,
    timeZone: airports[0]?.time_zone ?? 'UTC',
  };
}

const AnswerSchema = v.object({ data: v.array(v.unknown()) });

/** Skips unreadable places, such as a town without an airport. */
function suggestionsOf(answer: unknown): WireSuggestion[] {
  return v.parse(AnswerSchema, answer).data.flatMap((candidate) => {
    const parsed = v.safeParse(SuggestionSchema, candidate);
    return parsed.success ? [parsed.output] : [];
  });
}

/** Airport before city: Duffel has no lookup by code. */
function withCode(wires: readonly WireSuggestion[], code: string): Place | null {
  const airports = wires.flatMap((wire) => (wire.type === 'airport' ? [wire] : wire.airports));
  const airport = airports.find(({ iata_code: own }) => own === code);
  if (airport !== undefined) return toAirport(airport);
  const city = wires.find((wire) => wire.type === 'city' && wire.iata_code === code);
  return city === undefined ? null : toPlace(city);
}

export function placeCalls(
  { suggestions }: Duffel,
  guard: CallGuard,
): Pick<FlightSupplier, 'places' | 'place'> {
  const suggest = async (query: string) => suggestionsOf(await suggestions.list({ query }));
  return {
    places: (term) => guard.run(async () => (await suggest(term)).map(toPlace)),
    place: (iataCode) => guard.run(async () => withCode(await suggest(iataCode), iataCode)),
  };
}
