import { createPrivateKey } from 'node:crypto';
import * as v from 'valibot';

const WORDS =
  'must be an Ed25519 private key in PKCS 8 PEM form; \\n may stand for its line breaks';

function isEd25519(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

/** Private key in PEM; `\n` may stand for line breaks, as files of variables need it. */
export const PemSchema = v.pipe(
  v.string(),
  v.transform((text) => `${text.replaceAll(String.raw`\n`, '\n').trim()}\n`),
  v.startsWith('-----BEGIN PRIVATE KEY-----', WORDS),
  v.check(isEd25519, WORDS),
);
