import { useRef, useState } from 'react';
import { isCockpitError, type CockpitError } from '../api/cockpit-error';

export interface Acting {
  isBusy: boolean;
  failure: CockpitError | null;
  /** one at a time; null when it failed or one was under way */
  run: <Result>(
    act: () => Promise<Result>,
    onFailure?: (failure: CockpitError) => void,
  ) => Promise<Result | null>;
}

/** Something that a press does. */
export function useActing(): Acting {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CockpitError | null>(null);

  async function run<Result>(
    act: () => Promise<Result>,
    onFailure?: (failure: CockpitError) => void,
  ): Promise<Result | null> {
    if (isRunning.current) return null;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    try {
      return await act();
    } catch (caught) {
      if (!isCockpitError(caught)) throw caught;
      setFailure(caught);
      onFailure?.(caught);
      return null;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { isBusy, failure, run };
}
