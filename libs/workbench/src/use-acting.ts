import { useRef, useState } from 'react';

export interface Acting<Failure> {
  isBusy: boolean;
  failure: Failure | null;
  /** one at a time; null when it failed or one was under way */
  run: <Result>(
    act: () => Promise<Result>,
    onFailure?: (failure: Failure) => void,
  ) => Promise<Result | null>;
}

/** Something that a press does; what `isFailure` does not know is thrown on. */
export function useActing<Failure>(
  isFailure: (caught: unknown) => caught is Failure,
): Acting<Failure> {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function run<Result>(
    act: () => Promise<Result>,
    onFailure?: (failure: Failure) => void,
  ): Promise<Result | null> {
    if (isRunning.current) return null;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    try {
      return await act();
    } catch (caught) {
      if (!isFailure(caught)) throw caught;
      setFailure(() => caught);
      onFailure?.(caught);
      return null;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { isBusy, failure, run };
}
