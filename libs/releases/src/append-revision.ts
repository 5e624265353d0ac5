import { setTimeout } from 'node:timers/promises';
import type { RegistryStore, ReleaseSet, Revision } from './registry';
import { isStale } from './stale';

/** More writers at the same time than a site has. */
const TRIES = 300;
const PAUSE_MS = 5;
const LONGEST_PAUSES = 10;

export interface Decision {
  readonly change: Pick<Revision, 'action' | 'vertical' | 'version'>;
  /** the head that the decision was made by */
  readonly seen: Revision | null;
  /** Rejects with what stands against it where the head is another now. */
  check(head: Revision | null): Promise<void>;
  edit(set: ReleaseSet): ReleaseSet;
}

export interface By {
  readonly actor?: string | undefined;
  readonly reason?: string | undefined;
}

const numberOf = (revision: Revision | null) => revision?.rev ?? 0;

/** Writers that lost a race come back at different moments. */
const pause = (attempt: number) =>
  setTimeout(Math.random() * PAUSE_MS * Math.min(attempt, LONGEST_PAUSES));

export interface Writer {
  registry: RegistryStore;
  by?: By | undefined;
  now?: () => Date;
}

const told = ({ actor, reason }: By = {}) => ({
  ...(actor === undefined ? {} : { actor }),
  ...(reason === undefined ? {} : { reason }),
});

/** Appends a decision once; whenever others wrote first it is checked by what they wrote, and tried again. */
export async function appendRevision(
  { registry, by, now = () => new Date() }: Writer,
  { change, seen, check, edit }: Decision,
): Promise<Revision> {
  let checked = seen;
  for (let attempt = 1; ; attempt += 1) {
    // number first: a later write is then in `head` or makes the append fail
    const rev = await registry.nextNumber();
    const head = await registry.head();
    if (numberOf(head) !== numberOf(checked)) await check(head);
    checked = head;
    const at = now().toISOString();
    const set = edit(head?.set ?? {});
    const revision: Revision = { rev, at, ...change, ...told(by), set };
    try {
      await registry.append(revision);
      return revision;
    } catch (error) {
      if (!isStale(error) || attempt === TRIES) throw error;
    }
    await pause(attempt);
  }
}
