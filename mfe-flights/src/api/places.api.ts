import type { ApiClient } from '@wayfare/api-client';
import { callQuery } from '@wayfare/api-client/query-cache';
import { flightPlaces, locationId, nearbyAirports, type FlightPlace } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

const MAX_TERM = 60;

export function suggestFlightPlaces(
  api: ApiClient,
  text: string,
  language: Language,
  signal?: AbortSignal,
): Promise<FlightPlace[]> {
  return api.call(flightPlaces, { term: text.slice(0, MAX_TERM), language }, { signal });
}

/** The town of a city's or airport's code. Rejects with ApiError for an unknown code. */
export const placeNameQuery = (api: ApiClient, code: string, language: Language) => {
  const request = { idLocation: `A${code}` };
  return callQuery(api, locationId, request, { key: { ...request, language }, language });
};

/** Airports within 100 km of a code. */
export const nearbyQuery = (api: ApiClient, code: string, language: Language) => ({
  ...callQuery(api, nearbyAirports, { code, language }),
  retryOnMount: false,
});
