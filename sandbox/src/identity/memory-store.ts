import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Entry {
  readonly payload: AdapterPayload;
  readonly endsAt: number;
}

type Entries = Map<string, Entry>;

const isOver = ({ endsAt }: Entry) => endsAt <= Date.now();

/** Everything is gone at the latest when the process ends: a sandbox remembers nobody. */
function sweep(entries: Entries): void {
  for (const [key, entry] of entries) if (isOver(entry)) entries.delete(key);
}

function adapterOf(entries: Entries, kind: string): Adapter {
  const keyOf = (id: string) => `${kind}:${id}`;
  const read = (id: string) => {
    const entry = entries.get(keyOf(id));
    return entry === undefined || isOver(entry) ? undefined : entry.payload;
  };
  const findBy = (isWanted: (payload: AdapterPayload) => boolean) =>
    [...entries].find(
      ([key, entry]) => key.startsWith(`${kind}:`) && !isOver(entry) && isWanted(entry.payload),
    )?.[1].payload;
  return {
    upsert: async (id, payload, expiresIn) => {
      sweep(entries);
      entries.set(keyOf(id), {
        payload,
        endsAt: expiresIn === undefined ? Infinity : Date.now() + expiresIn * 1_000,
      });
    },
    find: async (id) => read(id),
    findByUid: async (uid) => findBy((payload) => payload.uid === uid),
    findByUserCode: async (userCode) => findBy((payload) => payload.userCode === userCode),
    consume: async (id) => {
      const payload = read(id);
      if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1_000);
    },
    destroy: async (id) => void entries.delete(keyOf(id)),
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of entries)
        if (payload.grantId === grantId) entries.delete(key);
    },
  };
}

/** Where the provider keeps codes, tokens and unfinished sign-ins: in memory. */
export function createStore(): AdapterFactory {
  const entries: Entries = new Map();
  return (kind) => adapterOf(entries, kind);
}
