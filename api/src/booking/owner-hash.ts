import { createHash } from 'node:crypto';

/** Names an intent's owner to the payment provider without identifying them. */
export function ownerHash(principalId: string): string {
  return createHash('sha256').update(`payment ${principalId}`).digest('hex').slice(0, 32);
}
