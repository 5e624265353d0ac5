import { useEffect } from 'react';

/** What React Aria calls its own region, which it makes with its first message; ours has a role of its own. */
const REGION = '[data-live-announcer]:not([role])';
/** "10 options available." and "10 opties beschikbaar." */
const COUNT = /^\d+ opt\S+ (available|beschikbaar)\.?$/;

function dropCounts(nodes: Iterable<Node>): void {
  for (const node of [...nodes])
    if (node instanceof HTMLElement && COUNT.test(node.textContent.trim())) node.remove();
}

/**
 * Takes away the counts that React Aria announces, assertively and also while nothing was found yet: the combobox says how
 * many there are in its own polite region. They go before anybody hears them, since observers run before the next frame.
 */
export function useSilentCounts(): void {
  useEffect(() => {
    const counts = new MutationObserver((records) =>
      dropCounts(records.flatMap(({ addedNodes }) => [...addedNodes])),
    );
    const listen = (region: Element | null) => {
      if (region === null) return false;
      counts.observe(region, { childList: true, subtree: true });
      dropCounts([...region.children].flatMap((log) => [...log.childNodes]));
      return true;
    };
    const births = new MutationObserver(() => {
      if (listen(document.querySelector(REGION))) births.disconnect();
    });
    if (!listen(document.querySelector(REGION))) births.observe(document.body, { childList: true });
    return () => {
      births.disconnect();
      counts.disconnect();
    };
  }, []);
}
