import { retrying, withFreshChunk } from '@wayfare/remote-kit';
import { useRef, useState } from 'react';
import type { SearchPanel } from './search-panel';

type Loaded = { Panel: typeof SearchPanel } | 'failed' | null;

/** A lazy chunk, prefetched when the search is about to be opened. */
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
      // the dialog says so, with a retry
      setLoaded('failed');
    } finally {
      isLoading.current = false;
    }
  }

  return { loaded, load: () => void load() };
}
