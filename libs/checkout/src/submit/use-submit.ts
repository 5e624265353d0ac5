import { usePlatform } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { useRef, useState } from 'react';
import type { InvoiceRefusal } from '../invoice/invoice-refusal';
import type { Attempts } from './attempts';
import { submitBooking, type Order } from './submit-booking';
import { problemOf, type SubmitProblem } from './submit-problem';

export type SubmitState =
  | { state: 'idle' | 'busy' }
  /** `attempt` counts, so that a repeated problem is announced again */
  | { state: 'problem'; problem: SubmitProblem; attempt: number }
  | { state: 'hosted'; url: string };

interface UseSubmitOptions {
  attempts: Attempts;
  doneHref: (bookingId: string) => string;
  goneCodes?: readonly string[] | undefined;
  onInvoiceRefused?: ((refusal: InvoiceRefusal) => void) | undefined;
}

export interface BookingSubmit {
  submit: SubmitState;
  book: (order: Order) => Promise<void>;
  fail: (problem: SubmitProblem) => void;
  /** clears problems of these kinds */
  answer: (...kinds: readonly SubmitProblem['kind'][]) => void;
}

/** Submission of a page: one at a time, then the booking's own page. */
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
      // replaces: Back must not reach a finished form
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
  /** requotes and resolves with its path; null where impossible */
  renew: (() => Promise<string>) | null;
  onFail: (problem: SubmitProblem) => void;
  goneCodes?: readonly string[] | undefined;
}

export interface Renewal {
  renew: (() => void) | null;
  isRenewing: boolean;
}

/** Requote for the same travellers, shown before anything else. */
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
