import { errorMessageKey } from '@wayfare/api-client';
import { queryKey, useQuery } from '@wayfare/api-client/query-cache';
import type { Call } from '@wayfare/api-contract';
import { usePlatform } from '@wayfare/remote-kit';
import { useSession } from '@wayfare/session';
import { useState } from 'react';

export type Own<Result> =
  | { state: 'waiting' }
  | { state: 'failed'; messageKey: string; retry: () => void }
  | { state: 'known'; data: Result };

/** The owner's data. It stays when the session ends, and with it the form: a login loses nothing typed. */
export function useOwn<Result>(call: Call<object, Result>, owner: string): Own<Result> {
  const { api } = usePlatform();
  const { user } = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKey(call), owner],
    queryFn: ({ signal }) => api.call(call, {}, { signal }),
    enabled: user === owner,
  });
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(() => data);

  const known = data ?? last;
  if (known !== undefined) return { state: 'known', data: known };
  if (error !== null)
    return { state: 'failed', messageKey: errorMessageKey(error), retry: () => void refetch() };
  return { state: 'waiting' };
}
