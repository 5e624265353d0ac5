import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { webcrypto } from 'node:crypto';

// A browser has Web Crypto; jsdom leaves this half of it out.
Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });

const SECRETS = { hmacSignatureSecret: 'challenge', hmacKeySignatureSecret: 'key' };

/** A real challenge that takes four keys to solve. */
export async function easyChallenge(expires = Date.parse('2100-01-01')) {
  const challenge = await createChallenge({
    ...SECRETS,
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 3,
    deriveKey,
    data: { expires },
  });
  return { challenge: { ...challenge } };
}

/** Whether the `captcha` of a request is what the API would take. */
export async function isSolved(captcha: string | undefined): Promise<boolean> {
  const { challenge, solution } = JSON.parse(captcha ?? '{}');
  return (await verifySolution({ ...SECRETS, challenge, solution, deriveKey })).verified;
}
