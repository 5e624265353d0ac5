import { isApiError, type ApiClient } from '@wayfare/api-client';
import { queryClient, queryKey, useQuery } from '@wayfare/api-client/query-cache';
import {
  favourites,
  MOST_FAVOURITES,
  removeFavourite,
  saveFavourites,
  type Favourite,
} from '@wayfare/api-contract';
import { usePlatform } from '@wayfare/remote-kit';
import { useSession } from '@wayfare/session';
import { useState } from 'react';
import { dropFavourites, keepFavourites, keptFavourites } from './kept-favourites';

export type Saveable = Pick<Favourite, 'product' | 'item' | 'search'>;

export type SaveOutcome = 'saved' | 'removed' | 'full' | 'failed' | null;

const FRESH_MS = 60_000;

const isSame = (
  one: Pick<Saveable, 'product' | 'item'>,
  other: Pick<Saveable, 'product' | 'item'>,
) => one.product === other.product && one.item === other.item;
const keyOf = (user: string) => [...queryKey(favourites), user];

/** A member's list, after merging and clearing the browser's. */
async function loadOf(api: ApiClient, user: string): Promise<Favourite[]> {
  const kept = await keptFavourites();
  if (user === '') return kept;
  if (kept.length === 0) return (await api.call(favourites, {})).favourites;
  const list = kept.map(({ product, item, search }) => ({ product, item, search }));
  const merged = await api.call(saveFavourites, { favourites: list, merge: true });
  dropFavourites();
  return merged.favourites;
}

/** Favourites, latest first; undefined while loading or on failure. */
export function useFavourites() {
  const { api } = usePlatform();
  const { user } = useSession();
  return useQuery({
    queryKey: keyOf(user),
    queryFn: () => loadOf(api, user),
    staleTime: FRESH_MS,
  });
}

interface Change {
  readonly user: string;
  readonly wanted: Saveable;
  readonly wasSaved: boolean;
  readonly next: readonly Favourite[];
}

async function send(
  api: ApiClient,
  { user, wanted: { product, item, search }, wasSaved, next }: Change,
): Promise<void> {
  if (user === '') keepFavourites(next);
  else if (wasSaved) await api.call(removeFavourite, { product, item });
  else await api.call(saveFavourites, { favourites: [{ product, item, search }] });
}

/** Favourite state with an optimistic toggle; a failure rolls back and is the outcome. */
export function useFavourite(wanted: Saveable): {
  isSaved: boolean;
  isKnown: boolean;
  outcome: SaveOutcome;
  toggle: () => void;
} {
  const { api } = usePlatform();
  const { user } = useSession();
  const { data = [], isSuccess } = useFavourites();
  const [outcome, setOutcome] = useState<SaveOutcome>(null);
  const isSaved = data.some((one) => isSame(one, wanted));

  async function change(): Promise<void> {
    const client = queryClient();
    const others = data.filter((one) => !isSame(one, wanted));
    if (!isSaved && others.length >= MOST_FAVOURITES) return setOutcome('full');
    const next = isSaved ? others : [{ ...wanted, saved_at: new Date().toISOString() }, ...others];
    await client.cancelQueries({ queryKey: keyOf(user) });
    client.setQueryData(keyOf(user), next);
    setOutcome(isSaved ? 'removed' : 'saved');
    try {
      await send(api, { user, wanted, wasSaved: isSaved, next });
    } catch (error) {
      setOutcome(isApiError(error) && error.statusCode === 409 ? 'full' : 'failed');
      client.setQueryData(keyOf(user), data);
      await client.invalidateQueries({ queryKey: keyOf(user) });
    }
    return undefined;
  }

  return { isSaved, isKnown: isSuccess, outcome, toggle: () => void change() };
}
