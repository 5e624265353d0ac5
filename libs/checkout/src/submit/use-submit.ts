import { usePlatform } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { useRef, useState } from 'react';
import type { InvoiceRefusal } from '../invoice/invoice-refusal';
import type { Attempts } from './attempts';
import { submitBooking, type Order } from './submit-booking';
import { problemOf, type SubmitProblem } from './submit-problem';

export type SubmitState =
  | { state: 'idle' | 'busy' }
  /** `attempt` counts, so that the same problem again is a new message */
  | { state: 'problem'; problem: SubmitProblem; attempt: number }
  | { state: 'hosted'; url: string };

interface UseSubmitOptions {
  attempts: Attempts;
  /** path of the booking's own page */
  doneHref: (bookingId: string) => string;
  /** see `problemOf` */
  goneCodes?: readonly string[] | undefined;
  /** shows what the API refused of the details of the invoice, at its field */
  onInvoiceRefused?: ((refusal: InvoiceRefusal) => void) | undefined;
}

export interface BookingSubmit {
  submit: SubmitState;
  book: (order: Order) => Promise<void>;
  /** shows a problem that was found before anything was sent */
  fail: (problem: SubmitProblem) => void;
  /** takes a problem of these kinds away: what it was about has been changed */
  answer: (...kinds: readonly SubmitProblem['kind'][]) => void;
}

/** Booking as a page does it: one submission at a time, and the booking's own page at its end. */
export function useSubmit({
  attempts,
  doneHref,
  goneCodes,
  onInvoiceRefused,
}: UseSubmitOptions): BookingSubmit {
  const { api } = usePlatform();
  const navigate = useNavigate();
  const failures = useRef(0);
  const isRunning = useRef(false);
  const [submit, setSubmit] = useState<SubmitState>({ state: 'idle' });

  function fail(problem: SubmitProblem): void {
    failures.current += 1;
    setSubmit({ state: 'problem', problem, attempt: failures.current });
  }

  async function book(order: Order): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setSubmit({ state: 'busy' });
    const returnUrl = (bookingId: string) => `${window.location.origin}${doneHref(bookingId)}`;
    const outcome = await submitBooking(order, { api, attempts, goneCodes, returnUrl });
    if (outcome.kind === 'booked') {
      // Back from the receipt must not lead into a form that is done, nor a second click book while it goes
      void navigate(doneHref(outcome.bookingId), { replace: true });
      return;
    }
    isRunning.current = false;
    if (outcome.kind === 'invoice') {
      setSubmit({ state: 'idle' });
      onInvoiceRefused?.(outcome.refusal);
    } else if (outcome.kind === 'hosted') setSubmit({ state: 'hosted', url: outcome.url });
    else fail(outcome);
  }

  function answer(...kinds: readonly SubmitProblem['kind'][]): void {
    setSubmit((current) =>
      current.state === 'problem' && kinds.includes(current.problem.kind)
        ? { state: 'idle' }
        : current,
    );
  }

  return { submit, book, fail, answer };
}

interface UseRenewalOptions {
  /** asks for the price of the same once more and resolves with the path that shows it; null where that can't be asked */
  renew: (() => Promise<string>) | null;
  onFail: (problem: SubmitProblem) => void;
  goneCodes?: readonly string[] | undefined;
}

export interface Renewal {
  renew: (() => void) | null;
  isRenewing: boolean;
}

/** A fresh price of the same for the same travellers: it is shown before anything else happens. */
export function useRenewal({ renew, onFail, goneCodes }: UseRenewalOptions): Renewal {
  const navigate = useNavigate();
  const [isRenewing, setIsRenewing] = useState(false);

  async function run(ask: () => Promise<string>): Promise<void> {
    setIsRenewing(true);
    try {
      await navigate(await ask(), { replace: true });
    } catch (error) {
      onFail(problemOf(error, goneCodes));
    } finally {
      setIsRenewing(false);
    }
  }

  return { renew: renew === null ? null : () => void run(renew), isRenewing };
}
