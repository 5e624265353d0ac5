import { queryClient, useQuery } from '@wayfare/api-client/query-cache';
import type { FlightSearchResult } from '@wayfare/api-contract';
import { usePlatform } from '@wayfare/remote-kit';
import { useState } from 'react';
import { furtherQuery, type SearchAsked } from '../../api/search.api';

export interface Offers {
  /** `stopped` and `moreFailed` can resume; `limited`: more exist than are shown */
  state: 'looking' | 'stopped' | 'moreFailed' | 'limited' | 'done';
  stop: () => void;
  resume: () => void;
}

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
