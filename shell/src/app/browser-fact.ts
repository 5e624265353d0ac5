import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Something that only the browser knows and that does not change while the page is shown. The server, and the browser
 * while it takes the server's page over, go by `inPage`: what everybody's page has been drawn with.
 */
export const useBrowserFact = <Fact extends string | boolean | null>(
  read: () => Fact,
  inPage: Fact,
): Fact => useSyncExternalStore(never, read, () => inPage);
