import { createHash } from 'node:crypto';

/** Says at the payment provider whose an intent is, without telling who that is. */
export function ownerHash(principalId: string): string {
  return createHash('sha256').update(`payment ${principalId}`).digest('hex').slice(0, 32);
}
