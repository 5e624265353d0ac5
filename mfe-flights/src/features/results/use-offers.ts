import { queryClient, useQuery } from '@wayfare/api-client/query-cache';
import type { FlightSearchResult } from '@wayfare/api-contract';
import { usePlatform } from '@wayfare/remote-kit';
import { useState } from 'react';
import { furtherQuery, type SearchAsked } from '../../api/search.api';

export interface Offers {
  /** `looking`: more pages come; `stopped` and `moreFailed`: they could be had; `limited`: there are more than are shown */
  state: 'looking' | 'stopped' | 'moreFailed' | 'limited' | 'done';
  stop: () => void;
  /** goes on after a stop or a failure, with what there is */
  resume: () => void;
}

/** How it stands with the pages after those that are there, which come in one after the other. */
export function useOffers(asked: SearchAsked, pages: readonly FlightSearchResult[]): Offers {
  const { api } = usePlatform();
  const [isStopped, setStopped] = useState(false);
  const query = furtherQuery(api, asked, pages);
  const rest = useQuery({ ...query, enabled: !isStopped });

  function stop(): void {
    setStopped(true);
    void queryClient().cancelQueries({ queryKey: query.queryKey, exact: true });
  }

  function resume(): void {
    setStopped(false);
    if (rest.isError) void rest.refetch();
  }

  function state(): Offers['state'] {
    if (rest.isFetching) return 'looking';
    if (rest.isError) return 'moreFailed';
    if (isStopped && !rest.isSuccess) return 'stopped';
    return pages.at(-1)?.after === null ? 'done' : 'limited';
  }

  return { state: state(), stop, resume };
}
