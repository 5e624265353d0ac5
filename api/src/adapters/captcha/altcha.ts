import { hkdfSync, randomInt } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import type { Captcha } from '../../ports/captcha';

interface AltchaOptions {
  /** the signing keys are derived from it */
  readonly privateKey: KeyObject;
  /** keys that a browser has to derive on average before it finds the right one */
  readonly cost: number;
}

const ALGORITHM = 'PBKDF2/SHA-256';
const ITERATIONS = 1_000;
const VALID_MS = 10 * 60_000;

/** Strict, because the signature is over exactly these. The expiry is ours and not altcha's own, which goes by the machine's clock. */
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
  return Buffer.from(hkdfSync('sha256', privateKey.export({ type: 'pkcs8', format: 'der' }), '', `wayfare captcha ${purpose}`, 32)).toString('hex');
}

/** Proof of work by altcha (OQ-09): no puzzle, no outside service. The browser's half is the same package's solver. */
export function altchaCaptcha({ privateKey, cost }: AltchaOptions): Captcha {
  const secrets = { hmacSignatureSecret: derivedSecret(privateKey, 'challenge'), hmacKeySignatureSecret: derivedSecret(privateKey, 'key') };
  return {
    async challenge(now) {
      // the right key is known here, so that checking an answer costs next to nothing
      const counter = randomInt(1, 2 * cost + 1);
      return { ...(await createChallenge({ ...secrets, algorithm: ALGORITHM, cost: ITERATIONS, counter, deriveKey, data: { expires: now + VALID_MS } })) };
    },

    async solved(answer, now) {
      const parsed = v.safeParse(AnswerSchema, answer);
      if (!parsed.success) return null;
      const { challenge, solution } = parsed.output;
      const { nonce, data } = challenge.parameters;
      const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey });
      return verified && data.expires > now ? { id: nonce, expiresAt: new Date(data.expires) } : null;
    },
  };
}
