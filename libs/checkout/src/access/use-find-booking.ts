import { queryClient } from '@wayfare/api-client/query-cache';
import { findBooking, type FindBookingResult } from '@wayfare/api-contract';
import { useSending, type SendingFailure } from '@wayfare/forms';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useState } from 'react';
import { typedAccess, type AccessDraft } from './booking-access';

type Finding =
  | { state: 'idle' | 'busy' | 'notFound' }
  | { state: 'failed'; error: unknown }
  | { state: 'homeless'; reference: string };

/** No oracle: wrong PIN, wrong address and lock share one text. */
const NOT_FOUND = ['NOT_FOUND', 'INVALID_REQUEST'];

function toFinding(failure: SendingFailure | null, homeless: string): Finding {
  if (failure !== null)
    return NOT_FOUND.includes(failure.error.code)
      ? { state: 'notFound' }
      : { state: 'failed', error: failure.error };
  return homeless === '' ? { state: 'idle' } : { state: 'homeless', reference: homeless };
}

/** Finds a booking by reference, e-mail and PIN for this session; `onFound` is false where no page shows it. */
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
      // queries refused before are permitted now
      await queryClient().invalidateQueries();
      if (!onFound(found)) setHomeless(found.reference);
    });
  }

  return { finding: isBusy ? { state: 'busy' } : toFinding(failure, homeless), find };
}
