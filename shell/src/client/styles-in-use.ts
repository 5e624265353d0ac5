const OF_RELEASE = /\/r\/([a-z][a-z0-9-]*)\/[^/]+\/client\//;

const isStylesheet = (node: unknown): node is HTMLLinkElement =>
  node instanceof HTMLLinkElement && node.rel === 'stylesheet';
const verticalOf = ({ href }: HTMLLinkElement) => OF_RELEASE.exec(href)?.[1];

/**
 * Disables a vertical's stylesheets while no part of it is shown. `use` counts a part in and
 * returns what counts it out; those of the server's document apply until then.
 */
export function createStylesInUse(document: Document): { use(vertical: string): () => void } {
  const shown = new Map<string, number>();
  const fromServer = new Set<unknown>(document.querySelectorAll('link'));

  function apply(vertical: string): void {
    for (const link of document.querySelectorAll('link'))
      if (isStylesheet(link) && verticalOf(link) === vertical && link.sheet !== null)
        link.sheet.disabled = !shown.has(vertical);
  }

  const onLoad = ({ target }: Event) => {
    if (!isStylesheet(target) || fromServer.has(target)) return;
    const vertical = verticalOf(target);
    if (vertical !== undefined) apply(vertical);
  };
  document.addEventListener('load', onLoad, true);

  function add(vertical: string, parts: number): void {
    const count = (shown.get(vertical) ?? 0) + parts;
    if (count > 0) shown.set(vertical, count);
    else shown.delete(vertical);
    apply(vertical);
  }

  return {
    use(vertical) {
      add(vertical, 1);
      return () => add(vertical, -1);
    },
  };
}
