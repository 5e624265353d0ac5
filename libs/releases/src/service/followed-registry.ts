import { setTimeout } from 'node:timers/promises';
import type { RegistryStore, Revision } from '../registry';
import { ReleaseError } from '../release-error';
import { noteQuarantined, readRevisions } from './calls';
import { askRegistry, type RegistryAddress } from './ask-registry';

const WAIT_S = 25;
/** Beyond what the service waits: a connection that leads nowhere is given up. */
const LATE_MS = 5_000;
const AGAIN_MS = 1_000;

/** Reads are of what one waiting call brought last, and reject while it fails; only quarantines can be appended. */
export function followedRegistry(
  address: RegistryAddress,
  againMs = AGAIN_MS,
): RegistryStore & { close(): Promise<void> } {
  const closing = new AbortController();
  let history: Revision[] = [];
  let failure: unknown = null;
  let isKnown: () => void = () => undefined;
  const known = new Promise<void>((resolve) => void (isKnown = resolve));

  async function ask(): Promise<void> {
    const after = history.at(-1)?.rev ?? 0;
    // what is known already is not waited for after a failure
    const wait = failure === null && after > 0 ? WAIT_S : 0;
    const query = { after: String(after), wait: String(wait) };
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(wait * 1_000 + LATE_MS)]);
    const { head, revisions } = await askRegistry(address, readRevisions, { query }, signal);
    // a registry that was put back to an earlier state begins anew
    history = head < after ? [] : [...history, ...revisions];
    failure = null;
    if (wait === 0 && head === 0) await setTimeout(againMs, undefined, { signal: closing.signal });
  }

  async function follow(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await ask();
        isKnown();
      } catch (error) {
        failure = error;
        isKnown();
        await setTimeout(againMs, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }
  const following = follow();

  async function read(): Promise<Revision[]> {
    await known;
    if (failure !== null) throw failure;
    return [...history];
  }

  return {
    history: read,
    head: async () => (await read()).at(-1) ?? null,
    nextNumber: async () => ((await read()).at(-1)?.rev ?? 0) + 1,
    async append({ action, vertical, version = '', note = '' }) {
      if (action !== 'quarantine')
        throw new ReleaseError('FORBIDDEN', 'who follows the registry changes nothing in it');
      await askRegistry(address, noteQuarantined, {
        path: { vertical },
        body: JSON.stringify({ version, note }),
        headers: { 'content-type': 'application/json' },
      });
    },
    async close() {
      closing.abort();
      await following;
    },
  };
}
