import type { ApiClient } from '@wayfare/api-client';
import { callQuery } from '@wayfare/api-client/query-cache';
import { flightPlaces, locationId, nearbyAirports, type FlightPlace } from '@wayfare/api-contract';
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

/** The town of a city's or airport's code, in a language. Rejects with ApiError for a code that nobody knows. */
export const placeNameQuery = (api: ApiClient, code: string, language: Language) => {
  const request = { idLocation: `A${code}` };
  return callQuery(api, locationId, request, { key: { ...request, language }, language });
};

/** Airports within 100 km of a city's or airport's code. */
export const nearbyQuery = (api: ApiClient, code: string, language: Language) => ({
  ...callQuery(api, nearbyAirports, { code, language }),
  retryOnMount: false,
});
