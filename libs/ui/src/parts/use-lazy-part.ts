import { useState } from 'react';
import { flushSync } from 'react-dom';

interface LazyPart<Part> {
  part: Part | null;
  state: 'idle' | 'loading' | 'failed';
  request: () => void;
}

interface Swap {
  /** Resolves when the plain version may be taken away. */
  whenFree?: () => Promise<void>;
  /** Reads what the part takes over, in the task in which it takes the place. */
  onLoad?: () => void;
}

const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** Loads a heavy part when it is asked for. A failed load leaves the plain version in place and may be asked for again. */
export function useLazyPart<Part>(load: () => Promise<Part>, swap: Swap = {}): LazyPart<Part> {
  const [loaded, setLoaded] = useState<{ part: Part } | null>(null);
  const [state, setState] = useState<LazyPart<Part>['state']>('idle');

  async function show(part: Part): Promise<void> {
    // Its code ran in this task: a key pressed meanwhile is answered before the part is rendered.
    await nextTask();
    await swap.whenFree?.();
    // At once: a key pressed between what `onLoad` reads and the new part would land at the old caret.
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
