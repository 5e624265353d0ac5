import { signingKeys } from '../platform/keys/signing-keys';
import { dataKeys } from '../platform/records/data-keys';
import type { Ask } from './command';
import type { Manifest } from './manifest';

type KeyNames = Readonly<Record<keyof Manifest['keys'], readonly string[]>>;

/** Names (`kid`) of an API's keys by purpose, the current one first; makes missing key files as a start does. */
export async function keyNames({ keys, dataDir }: Ask['config']): Promise<KeyNames> {
  const { sessions, links } = await signingKeys(keys, dataDir);
  const { current, previous } = await dataKeys(keys.data, dataDir);
  return {
    sessions: sessions.all().map(({ kid }) => kid),
    links: links.all().map(({ kid }) => kid),
    data: [current, ...previous].map(({ kid }) => kid),
  };
}
