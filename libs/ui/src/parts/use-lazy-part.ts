import { useState } from 'react';
import { flushSync } from 'react-dom';

interface LazyPart<Part> {
  part: Part | null;
  state: 'idle' | 'loading' | 'failed';
  request: () => void;
}

interface Swap {
  /** resolves when the plain version may go */
  whenFree?: () => Promise<void>;
  /** reads the plain version's state in the same task */
  onLoad?: () => void;
}

const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** Loads a heavy part on demand; after a failure the plain version stays and may retry. */
export function useLazyPart<Part>(load: () => Promise<Part>, swap: Swap = {}): LazyPart<Part> {
  const [loaded, setLoaded] = useState<{ part: Part } | null>(null);
  const [state, setState] = useState<LazyPart<Part>['state']>('idle');

  async function show(part: Part): Promise<void> {
    // yields after evaluating the chunk: pending keys are handled first
    await nextTask();
    await swap.whenFree?.();
    // synchronous: a key between `onLoad` and the new part would use the old caret
    flushSync(() => {
      swap.onLoad?.();
      setLoaded({ part });
      setState('idle');
    });
  }

  function request() {
    if (loaded !== null || state === 'loading') return;
    setState('loading');
    load().then(show, () => setState('failed'));
  }

  return { part: loaded?.part ?? null, state, request };
}
