import type { ApiClient } from '@wayfare/api-client';
import { KEEP_MS, queryClient, queryKey } from '@wayfare/api-client/query-cache';
import {
  flightPlaces,
  locationId,
  nearbyAirports,
  type FlightPlace,
  type NearbyAirportsResult,
} from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

/** The contract takes no longer term; nothing that long names a place. */
const MAX_TERM = 60;

/** Cities and airports for what was typed so far, the likeliest first. */
export function suggestFlightPlaces(
  api: ApiClient,
  text: string,
  language: Language,
  signal?: AbortSignal,
): Promise<FlightPlace[]> {
  return api.call(flightPlaces, { term: text.slice(0, MAX_TERM), language }, { signal });
}

/** The town of a city's or airport's code, in a language; kept by the tab. Rejects with ApiError for a code that nobody knows. */
export async function loadPlaceName(
  api: ApiClient,
  code: string,
  language: Language,
): Promise<string> {
  const request = { idLocation: `A${code}` };
  const ask = (signal?: AbortSignal) => api.call(locationId, request, { language, signal });
  const kept = {
    queryKey: [...queryKey(locationId, request), language],
    staleTime: KEEP_MS,
    queryFn: ({ signal }: { signal: AbortSignal }) => ask(signal),
  };
  const { address } = await (typeof window === 'undefined'
    ? ask()
    : queryClient().fetchQuery(kept));
  return address.cityName;
}

export const nearbyKey = (code: string, language: Language): readonly unknown[] =>
  queryKey(nearbyAirports, { code, language });

/** Airports within 100 km of a city's or airport's code. */
export function loadNearbyAirports(
  api: ApiClient,
  code: string,
  language: Language,
  signal: AbortSignal,
): Promise<NearbyAirportsResult> {
  return api.call(nearbyAirports, { code, language }, { signal });
}
