import { generateKeyPairSync } from 'node:crypto';
import { fixedKeys, signingKey } from '../../src/platform/keys/key-set';
import type { KeySet } from '../../src/platform/keys/key-set';
import type { SigningKeys } from '../../src/platform/keys/signing-keys';

/** One fresh key, as a set. */
export const freshKeySet = (): KeySet =>
  fixedKeys(signingKey(generateKeyPairSync('ed25519').privateKey));

/** A fresh key for each purpose. */
export const freshKeys = (): SigningKeys => ({ sessions: freshKeySet(), links: freshKeySet() });
