import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether `shown` is one of the secrets that are accepted just now: two while one is being replaced. Takes the same time
 * for any text of any length; false where there is no secret.
 */
export function isOneOf(shown: string, secrets: readonly string[]): boolean {
  const given = digest(shown);
  // every one is compared, so that time does not tell which
  return secrets.map((secret) => timingSafeEqual(given, digest(secret))).includes(true);
}

/** A secret and the one before, which is accepted until it is taken away; without those that are not set. */
export const accepted = (...secrets: readonly (string | undefined)[]): readonly string[] =>
  secrets.filter((secret) => secret !== undefined);
