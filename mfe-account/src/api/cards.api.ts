import type { ApiClient } from '@wayfare/api-client';
import { invalidateCall } from '@wayfare/api-client/query-cache';
import { removeSavedCard, savedCards, setUpCard } from '@wayfare/api-contract';

export async function removeCard(api: ApiClient, id: string): Promise<void> {
  await api.call(removeSavedCard, { id });
  await invalidateCall(savedCards);
}

/** Starts saving a card: the secret with which the provider's fields confirm it. */
export async function beginCard(api: ApiClient): Promise<string> {
  return (await api.call(setUpCard, {})).client_secret;
}

export const readCardsAnew = (): Promise<void> => invalidateCall(savedCards);
