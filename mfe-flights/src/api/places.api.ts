import type { ApiClient } from '@wayfare/api-client';
import { flightPlaces, type FlightPlace } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

/** The contract takes no longer term; nothing that long names a place. */
const MAX_TERM = 60;

/** Cities and airports for what was typed so far, the likeliest first. */
export function suggestFlightPlaces(api: ApiClient, text: string, language: Language, signal?: AbortSignal): Promise<FlightPlace[]> {
  return api.call(flightPlaces, { term: text.slice(0, MAX_TERM), language }, { signal });
}
