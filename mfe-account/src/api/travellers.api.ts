import type { ApiClient } from '@wayfare/api-client';
import { invalidateCall } from '@wayfare/api-client/query-cache';
import { deleteTraveller, saveTraveller, savedTravellers } from '@wayfare/api-contract';
import type { SavedTraveller, TravellerRequest } from '@wayfare/api-contract';

export async function keepTraveller(
  api: ApiClient,
  request: TravellerRequest,
): Promise<SavedTraveller> {
  const saved = await api.call(saveTraveller, request);
  await invalidateCall(savedTravellers);
  return saved;
}

export async function removeTraveller(api: ApiClient, id: string): Promise<void> {
  await api.call(deleteTraveller, { id });
  await invalidateCall(savedTravellers);
}
