import { toApiError, type ApiError } from '@wayfare/api-client';
import { useRef, useState } from 'react';
import type { Problem } from './rules';

/** A call that failed for a reason that is no field's. */
export interface SendingFailure {
  error: ApiError;
  /** each failure is announced, the same one again too */
  count: number;
}

/** How the sending of a form goes: once at a time, and what fails is told at its field or above the form. */
export interface Sending {
  isBusy: boolean;
  failure: SendingFailure | null;
  /** does it unless something is under way; true when it was done */
  run: (action: () => Promise<void>) => Promise<boolean>;
  /** back to what was typed */
  forgive: () => void;
}

/**
 * The sending of a form.
 * @param refusalOf shows what the API refused of its fields, and says so; false for any other failure
 * @example const { isBusy, failure, run } = useSending((error) => refuseFields(form, error));
 */
export function useSending(refusalOf: (error: ApiError) => boolean = () => false): Sending {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SendingFailure | null>(null);

  async function run(action: () => Promise<void>): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    try {
      await action();
      setFailure(null);
      return true;
    } catch (caught) {
      const error = toApiError(caught);
      const isTold = refusalOf(error);
      setFailure((before) => (isTold ? null : { error, count: (before?.count ?? 0) + 1 }));
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { isBusy, failure, run, forgive: () => setFailure(null) };
}

/** Shows these problems, and says whether there are any: for `useSending`. */
export function refuseAll(
  form: { refuse: (problems: readonly Problem[]) => void },
  problems: readonly Problem[],
): boolean {
  if (problems.length > 0) form.refuse(problems);
  return problems.length > 0;
}
