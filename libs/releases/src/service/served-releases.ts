import type { ReleaseArchive } from '../registry';
import { ReleaseError } from '../release-error';
import { listReleases, readReleaseFile } from './calls';
import { askRegistry, fetchRegistry, type RegistryAddress } from './ask-registry';

const ANSWER_MS = 20_000;

const readOnly = () =>
  Promise.reject(new ReleaseError('FORBIDDEN', 'who follows the registry stores nothing in it'));

/** Releases as the registry's service has them, to be read; `look` rejects with UNREACHABLE when it does not answer. */
export function servedReleases(
  address: RegistryAddress,
): ReleaseArchive & { look(): Promise<void>; close(): void } {
  const soon = () => AbortSignal.timeout(ANSWER_MS);
  return {
    async read(vertical, version, file) {
      const sent = { path: { vertical, version }, query: { file } };
      const response = await fetchRegistry(address, readReleaseFile, sent, soon());
      return Buffer.from(
        await response.arrayBuffer().catch((error: unknown) => {
          throw new ReleaseError('UNREACHABLE', `the registry: ${String(error)}`, error);
        }),
      );
    },
    async versions(name) {
      const { verticals } = await askRegistry(address, listReleases, {}, soon());
      return verticals[name]?.kept ?? [];
    },
    add: readOnly,
    putSignature: readOnly,
    storedAt: readOnly,
    remove: readOnly,
    async look() {
      await fetchRegistry(address, { method: 'GET', path: '/ready' }, {}, soon());
    },
    close: () => undefined,
  };
}
