/** Milliseconds for which a stylesheet may keep the page from being painted. */
const PATIENCE_MS = 2000;

/** Runs in the browser, as text: it may use nothing from outside itself. */
function watchStylesheets(patience: number): void {
  const lost: string[] = [];
  (globalThis as { __WAYFARE_LOST__?: string[] }).__WAYFARE_LOST__ = lost;
  // what code adds is waited for by that code, and keeps nothing from being painted
  const isStylesheet = (node: unknown): node is HTMLLinkElement =>
    node instanceof HTMLLinkElement && node.rel === 'stylesheet' && 'blocks' in node.dataset;
  const letGo = (link: HTMLLinkElement) => {
    const { pathname } = new URL(link.href);
    // the frame's own has no other way to come: beside the page
    if (pathname.startsWith('/r/')) link.remove();
    else link.replaceWith(link.cloneNode());
    lost.push(pathname);
  };
  const onError = ({ target }: Event) => {
    if (isStylesheet(target)) letGo(target);
  };
  addEventListener('error', onError, true);
  setTimeout(() => {
    removeEventListener('error', onError, true);
    for (const link of document.querySelectorAll('link'))
      if (isStylesheet(link) && link.sheet === null) letGo(link);
  }, patience);
}

/**
 * Text of a script that takes failed or hanging stylesheets out of the page, since they block
 * painting; their paths go to `__WAYFARE_LOST__` (decision 0073).
 */
export const stylesheetScript = (): string => `(${watchStylesheets.toString()})(${PATIENCE_MS})`;
