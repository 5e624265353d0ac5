import type { ApiClient } from '@wayfare/api-client';
import { trips, type Trips } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

export function listTrips(api: ApiClient, language: Language, signal: AbortSignal): Promise<Trips> {
  return api.call(trips, { language }, { signal });
}
