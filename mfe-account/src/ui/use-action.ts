import { toApiError, type ApiError } from '@wayfare/api-client';
import { useRequireLogged } from '@wayfare/session';
import { useRef, useState } from 'react';

/** One action at a time, with its failure; visitors are asked to log in (SES-25). */
export function useAction() {
  const isRunning = useRef(false);
  const mayAct = useRequireLogged();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);

  async function perform<Result>(
    action: () => Promise<Result>,
    onDone: (result: Result) => void,
  ): Promise<void> {
    if (isRunning.current || !mayAct()) return;
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

  return {
    isBusy,
    error,
    run: <Result>(action: () => Promise<Result>, onDone: (result: Result) => void) =>
      void perform(action, onDone),
  };
}
