import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** A fact only the browser knows. The server, and the browser while it hydrates, go by `inPage`. */
export const useBrowserFact = <Fact extends string | boolean | null>(
  read: () => Fact,
  inPage: Fact,
): Fact => useSyncExternalStore(never, read, () => inPage);
