import { isApiError } from '@wayfare/api-client';
import { queryClient, useQuery } from '@wayfare/api-client/query-cache';
import type { FlightSearchResult } from '@wayfare/api-contract';
import { usePlatform } from '@wayfare/remote-kit';
import { useState } from 'react';
import { offersKey, searchFurther, type SearchAsked } from '../../api/search.api';
import { firstPageQuery } from './load-offers';

type Found =
  /** no page yet */
  | { state: 'searching' }
  | { state: 'failed'; code: string }
  /** `looking`: more pages come; `stopped` and `moreFailed`: they could be had; `limited`: there are more than are shown */
  | {
      state: 'looking' | 'stopped' | 'moreFailed' | 'limited' | 'done';
      pages: readonly FlightSearchResult[];
    };

export interface Offers {
  found: Found;
  stop: () => void;
  /** goes on after a stop or a failure, with what there is */
  resume: () => void;
  /** searches anew */
  retry: () => void;
}

const ONCE = {
  staleTime: Infinity,
  retryOnMount: false,
  refetchOnReconnect: false,
  networkMode: 'always',
} as const;

/** The offers of a search as they come in, page after page. `seed` is the first page where the server has sent it. */
export function useOffers(asked: SearchAsked, seed: FlightSearchResult | null): Offers {
  const { api } = usePlatform();
  const [isStopped, setStopped] = useState(false);
  const client = queryClient();
  const first = useQuery(
    {
      ...firstPageQuery(api, asked),
      retryOnMount: false,
      refetchOnReconnect: false,
      ...(seed === null ? {} : { initialData: [seed] }),
    },
    client,
  );
  const pages = first.data;
  const restKey = [...offersKey(asked), 'rest', pages?.[0]?.offer_request ?? null];
  const rest = useQuery(
    {
      ...ONCE,
      queryKey: restKey,
      enabled: pages !== undefined && !isStopped,
      queryFn: ({ signal }) => searchFurther(api, asked, signal),
    },
    client,
  );

  function stop(): void {
    setStopped(true);
    void client.cancelQueries({ queryKey: restKey, exact: true });
  }

  function resume(): void {
    setStopped(false);
    if (rest.isError) void rest.refetch();
  }

  function state(): Found {
    if (pages === undefined)
      return first.isError
        ? { state: 'failed', code: isApiError(first.error) ? first.error.code : 'SERVER_ERROR' }
        : { state: 'searching' };
    if (rest.isFetching) return { state: 'looking', pages };
    if (rest.isError) return { state: 'moreFailed', pages };
    if (isStopped && !rest.isSuccess) return { state: 'stopped', pages };
    return { state: pages.at(-1)?.after === null ? 'done' : 'limited', pages };
  }

  return { found: state(), stop, resume, retry: () => void first.refetch() };
}
