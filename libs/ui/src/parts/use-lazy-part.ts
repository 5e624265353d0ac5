import { useState } from 'react';
import { flushSync } from 'react-dom';

interface LazyPart<Part> {
  part: Part | null;
  state: 'idle' | 'loading' | 'failed';
  request: () => void;
}

/** Loads a heavy part when it is asked for. A failed load leaves the plain version in place and may be asked for again. */
export function useLazyPart<Part>(load: () => Promise<Part>, onLoad?: () => void): LazyPart<Part> {
  const [loaded, setLoaded] = useState<{ part: Part } | null>(null);
  const [state, setState] = useState<LazyPart<Part>['state']>('idle');

  function request() {
    if (loaded !== null || state === 'loading') return;
    setState('loading');
    load().then(
      (part) => {
        // At once: a key pressed between what `onLoad` reads and the new part would land at the old caret.
        flushSync(() => {
          onLoad?.();
          setLoaded({ part });
          setState('idle');
        });
      },
      () => setState('failed'),
    );
  }

  return { part: loaded?.part ?? null, state, request };
}
