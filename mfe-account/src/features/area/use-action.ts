import { toApiError, type ApiError } from '@wayfare/api-client';
import { useRef, useState } from 'react';

/** One thing that a button does: once at a time, with why it failed. */
export function useAction() {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);

  async function perform<Result>(action: () => Promise<Result>, onDone: (result: Result) => void): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setError(null);
    try {
      onDone(await action());
    } catch (failure) {
      setError(toApiError(failure));
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  return { isBusy, error, run: <Result>(action: () => Promise<Result>, onDone: (result: Result) => void) => void perform(action, onDone) };
}
