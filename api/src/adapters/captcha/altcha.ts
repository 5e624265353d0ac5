import { hkdfSync, randomInt } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import type { Captcha } from '../../ports/captcha';

interface AltchaOptions {
  /** HMAC secrets derive from these: the first signs, any verifies */
  readonly privateKeys: () => readonly KeyObject[];
  /** average number of keys that a browser tries */
  readonly cost: number;
}

const ALGORITHM = 'PBKDF2/SHA-256';
const ITERATIONS = 1_000;
const VALID_MS = 10 * 60_000;

/** Strict: the signature covers exactly these. Expiry is ours, by the injected clock, not altcha's by the machine's. */
const AnswerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    challenge: v.object({
      parameters: v.strictObject({
        algorithm: v.literal(ALGORITHM),
        nonce: v.string(),
        salt: v.string(),
        cost: v.number(),
        keyLength: v.number(),
        keyPrefix: v.string(),
        keySignature: v.string(),
        data: v.strictObject({ expires: v.number() }),
      }),
      signature: v.string(),
    }),
    solution: v.object({ counter: v.number(), derivedKey: v.string() }),
  }),
);

function derivedSecret(privateKey: KeyObject, purpose: string): string {
  return Buffer.from(
    hkdfSync(
      'sha256',
      privateKey.export({ type: 'pkcs8', format: 'der' }),
      '',
      `wayfare captcha ${purpose}`,
      32,
    ),
  ).toString('hex');
}

const secretsOf = (privateKey: KeyObject) => ({
  hmacSignatureSecret: derivedSecret(privateKey, 'challenge'),
  hmacKeySignatureSecret: derivedSecret(privateKey, 'key'),
});

/** Proof of work without puzzle or third party (OQ-09); the same package solves it in the browser. */
export function altchaCaptcha({ privateKeys, cost }: AltchaOptions): Captcha {
  async function verifies(
    answer: Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>,
  ): Promise<boolean> {
    for (const key of privateKeys())
      if ((await verifySolution({ ...secretsOf(key), ...answer, deriveKey })).verified) return true;
    return false;
  }

  return {
    async challenge(now) {
      // the server knows the solution, so verifying is cheap
      const counter = randomInt(1, 2 * cost + 1);
      const [current] = privateKeys();
      if (current === undefined) throw new Error('there is no key to sign a challenge with');
      return {
        ...(await createChallenge({
          ...secretsOf(current),
          algorithm: ALGORITHM,
          cost: ITERATIONS,
          counter,
          deriveKey,
          data: { expires: now + VALID_MS },
        })),
      };
    },

    async solved(answer, now) {
      const parsed = v.safeParse(AnswerSchema, answer);
      if (!parsed.success) return null;
      const { challenge, solution } = parsed.output;
      const { nonce, data } = challenge.parameters;
      const isOpen = data.expires > now;
      return isOpen && (await verifies({ challenge, solution }))
        ? { id: nonce, expiresAt: new Date(data.expires) }
        : null;
    },
  };
}
