import { usePlatform, useLanguage } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { useRef, useState } from 'react';
import { quoteRoom } from '../../api/bookings.api';
import { stepHref, type BookingQuery } from '../booking/booking-query';
import { passBookingState } from '../booking/booking-memory';
import type { Quote } from '@wayfare/api-contract';
import { paths } from '../../paths';
import { submitBooking, type Submission } from './submit-booking';
import { problemOf, type SubmitProblem } from './submit-problem';

export type SubmitState =
  | { state: 'idle' | 'busy' }
  /** `attempt` counts, so that the same problem again is a new message */
  | { state: 'problem'; problem: SubmitProblem; attempt: number }
  | { state: 'hosted'; url: string };

type Asked = Omit<Submission, 'api' | 'language' | 'returnUrl'>;

const successUrl = (bookingId: string) => new URLSearchParams({ booking: bookingId });

/** Booking as this page does it: one submission at a time, and the booking's own page at its end. */
export function useSubmit() {
  const { api } = usePlatform();
  const language = useLanguage();
  const navigate = useNavigate();
  const attempts = useRef(0);
  const isRunning = useRef(false);
  const [submit, setSubmit] = useState<SubmitState>({ state: 'idle' });

  function fail(problem: SubmitProblem): void {
    attempts.current += 1;
    setSubmit({ state: 'problem', problem, attempt: attempts.current });
  }

  async function book(asked: Asked): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setSubmit({ state: 'busy' });
    const returnUrl = (bookingId: string) => `${window.location.origin}${paths.success(language, successUrl(bookingId))}`;
    const outcome = await submitBooking({ ...asked, api, language, returnUrl });
    if (outcome.kind === 'booked') {
      // Back from the receipt must not lead into a form that is done, nor a second click book while it goes
      void navigate(paths.success(language, successUrl(outcome.bookingId)), { replace: true });
      return;
    }
    isRunning.current = false;
    if (outcome.kind === 'hosted') setSubmit({ state: 'hosted', url: outcome.url });
    else fail(outcome);
  }

  return { submit, book, fail };
}

/** A fresh quote of the same room for the same guests: its price is shown before anything else happens. */
export function useRenewal(quote: Quote, query: BookingQuery, onFail: (problem: SubmitProblem) => void) {
  const { api } = usePlatform();
  const language = useLanguage();
  const navigate = useNavigate();
  const [isRenewing, setIsRenewing] = useState(false);

  async function renew(): Promise<void> {
    setIsRenewing(true);
    try {
      const { checkIn, checkOut, occupancies, hotel, ledger } = quote;
      const fresh = await quoteRoom(api, { optionRefId: query.optionRefId, hotel_id: hotel.hotel_id, checkIn, checkOut, occupancies, shownPrice: ledger.total, language });
      passBookingState(quote.optionRefId, fresh.optionRefId);
      await navigate(stepHref.step2({ ...query, quote: fresh.optionRefId }, language), { replace: true });
    } catch (error) {
      onFail(problemOf(error));
    } finally {
      setIsRenewing(false);
    }
  }

  return { renew: query.optionRefId === '' ? null : () => void renew(), isRenewing };
}
