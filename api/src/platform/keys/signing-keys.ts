import { readKeyFiles } from './key-files';
import type { KeyPurpose, KeysInFiles } from './key-files';
import { fixedKeys, signingKey } from './key-set';
import type { KeySet } from './key-set';

/** PEM; without a private key those of the data folder are used. */
export interface ConfiguredKeys {
  readonly privateKey: string | undefined;
  readonly previousKey: string | undefined;
}

export interface SigningKeys {
  readonly sessions: KeySet;
  readonly links: KeySet;
}

async function keysInFiles(dataDir: string, purpose: KeyPurpose): Promise<KeySet> {
  let keys: KeysInFiles = await readKeyFiles(dataDir, purpose);
  let reading: Promise<void> | null = null;
  async function read(): Promise<void> {
    keys = await readKeyFiles(dataDir, purpose);
  }
  return {
    current: () => keys.current,
    all: () => [keys.current, ...keys.previous],
    reload() {
      reading ??= read().finally(() => {
        reading = null;
      });
      return reading;
    },
  };
}

function keysOf(
  purpose: KeyPurpose,
  { privateKey, previousKey }: ConfiguredKeys,
  dataDir: string,
): Promise<KeySet> | KeySet {
  if (privateKey === undefined) return keysInFiles(dataDir, purpose);
  return fixedKeys(
    signingKey(privateKey),
    ...(previousKey === undefined ? [] : [signingKey(previousKey)]),
  );
}

export async function signingKeys(
  configured: Readonly<Record<KeyPurpose, ConfiguredKeys>>,
  dataDir: string,
): Promise<SigningKeys> {
  return {
    sessions: await keysOf('sessions', configured.sessions, dataDir),
    links: await keysOf('links', configured.links, dataDir),
  };
}
