import { toApiError, type ApiError } from '@wayfare/api-client';
import { useRef, useState } from 'react';
import type { Problem } from './rules';

export interface SendingFailure {
  error: ApiError;
  /** a repeated failure is announced too */
  count: number;
}

export interface Sending {
  isBusy: boolean;
  failure: SendingFailure | null;
  /** no-op while busy; true when done */
  run: (action: () => Promise<void>) => Promise<boolean>;
  forgive: () => void;
}

/** Submission of a form, one at a time. `refusalOf` shows field errors of the API and returns true, else false. */
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

/** Shows problems and returns whether there are any, for `useSending`. */
export function refuseAll(
  form: { refuse: (problems: readonly Problem[]) => void },
  problems: readonly Problem[],
): boolean {
  if (problems.length > 0) form.refuse(problems);
  return problems.length > 0;
}
