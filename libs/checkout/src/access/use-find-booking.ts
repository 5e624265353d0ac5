import { isApiError } from '@wayfare/api-client';
import { queryClient } from '@wayfare/api-client/query-cache';
import { findBooking, type FindBookingResult } from '@wayfare/api-contract';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useRef, useState } from 'react';
import { typedAccess, type AccessDraft } from './booking-access';

type Finding =
  | { state: 'idle' | 'busy' | 'notFound' }
  | { state: 'failed'; error: unknown }
  /** there is such a booking, and no page here that shows it */
  | { state: 'homeless'; reference: string };

/** What is not found says no more than that: a wrong PIN, another address and a lock are told in the same words. */
const NOT_FOUND = ['NOT_FOUND', 'INVALID_REQUEST'];

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
  const isRunning = useRef(false);
  const [finding, setFinding] = useState<Finding>({ state: 'idle' });

  async function find(typed: AccessDraft): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setFinding({ state: 'busy' });
    try {
      const found = await api.call(findBooking, { ...typedAccess(typed), language });
      // what was closed to this session a moment ago is not any more
      await queryClient().invalidateQueries();
      setFinding(
        onFound(found) ? { state: 'idle' } : { state: 'homeless', reference: found.reference },
      );
    } catch (error) {
      setFinding(
        isApiError(error) && NOT_FOUND.includes(error.code)
          ? { state: 'notFound' }
          : { state: 'failed', error },
      );
    } finally {
      isRunning.current = false;
    }
  }

  return { finding, find };
}
