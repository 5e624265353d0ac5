import { queryClient } from '@wayfare/api-client/query-cache';
import { findBooking, type FindBookingResult } from '@wayfare/api-contract';
import { useSending, type SendingFailure } from '@wayfare/forms';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useState } from 'react';
import { typedAccess, type AccessDraft } from './booking-access';

type Finding =
  | { state: 'idle' | 'busy' | 'notFound' }
  | { state: 'failed'; error: unknown }
  /** there is such a booking, and no page here that shows it */
  | { state: 'homeless'; reference: string };

/** What is not found says no more than that: a wrong PIN, another address and a lock are told in the same words. */
const NOT_FOUND = ['NOT_FOUND', 'INVALID_REQUEST'];

function toFinding(failure: SendingFailure | null, homeless: string): Finding {
  if (failure !== null)
    return NOT_FOUND.includes(failure.error.code)
      ? { state: 'notFound' }
      : { state: 'failed', error: failure.error };
  return homeless === '' ? { state: 'idle' } : { state: 'homeless', reference: homeless };
}

/**
 * Finds a booking of any vertical by what its confirmation says (`POST /api/bookings/find`); the session opens it from then on.
 * @param onFound leads to it; false where nothing here shows it
 */
export function useFindBooking(onFound: (found: FindBookingResult) => boolean): {
  finding: Finding;
  find: (typed: AccessDraft) => Promise<void>;
} {
  const { api } = usePlatform();
  const language = useLanguage();
  const [homeless, setHomeless] = useState('');
  const { isBusy, failure, run } = useSending();

  async function find(typed: AccessDraft): Promise<void> {
    await run(async () => {
      setHomeless('');
      const found = await api.call(findBooking, { ...typedAccess(typed), language });
      // what was closed to this session a moment ago is not any more
      await queryClient().invalidateQueries();
      if (!onFound(found)) setHomeless(found.reference);
    });
  }

  return { finding: isBusy ? { state: 'busy' } : toFinding(failure, homeless), find };
}
