import { isDeepStrictEqual } from 'node:util';
import { ReleaseError, type RegistryStore, type Revision } from '@wayfare/releases';

/** The registry for a change that is off once somebody else changed what is live of a vertical: heads reject with STALE then. */
export function whileLive(
  registry: RegistryStore,
  vertical: string,
  seen: Revision | null,
): RegistryStore {
  return {
    ...registry,
    async head() {
      const head = await registry.head();
      if (isDeepStrictEqual(head?.set[vertical], seen?.set[vertical])) return head;
      throw new ReleaseError(
        'STALE',
        `someone else changed what is live of ${vertical}; look again`,
      );
    },
  };
}
