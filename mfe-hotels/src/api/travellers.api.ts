import type { ApiClient } from '@wayfare/api-client';
import { savedTravellers, type TravellerList } from '@wayfare/api-contract';

/** The people whom the user has saved in their account. */
export function loadTravellers(api: ApiClient, signal?: AbortSignal): Promise<TravellerList> {
  return api.call(savedTravellers, {}, { signal });
}
