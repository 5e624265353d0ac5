import { retrying, withFreshChunk } from '@wayfare/remote-kit';
import { useRef, useState } from 'react';
import type { SearchPanel } from './search-panel';

type Loaded = { Panel: typeof SearchPanel } | 'failed' | null;

/** The search itself is a chunk of its own, fetched when somebody is about to use it. */
export function useSearchPanel() {
  const [loaded, setLoaded] = useState<Loaded>(null);
  const isLoading = useRef(false);

  async function load(): Promise<void> {
    if (isLoading.current || (loaded !== null && loaded !== 'failed')) return;
    isLoading.current = true;
    setLoaded(null);
    try {
      const { SearchPanel: Panel } = await retrying(() =>
        withFreshChunk(() => import(/* webpackChunkName: "site-search" */ './search-panel')),
      );
      setLoaded({ Panel });
    } catch {
      // the dialog says so, and offers to try again
      setLoaded('failed');
    } finally {
      isLoading.current = false;
    }
  }

  return { loaded, load: () => void load() };
}
