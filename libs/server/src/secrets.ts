import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Takes the same time for any text; several secrets while one is being replaced, false where there is none. */
export function isOneOf(shown: string, secrets: readonly string[]): boolean {
  const given = digest(shown);
  // every one is compared, so that time does not tell which
  return secrets.map((secret) => timingSafeEqual(given, digest(secret))).includes(true);
}

/** A secret and the one before, which is accepted until it is taken away; without those that are not set. */
export const accepted = (...secrets: readonly (string | undefined)[]): readonly string[] =>
  secrets.filter((secret) => secret !== undefined);
