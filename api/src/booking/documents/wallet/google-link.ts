import { importPKCS8, SignJWT } from 'jose';
import type { GoogleIssuer } from '../../../platform/keys/wallets';

/** Browsers may cut longer links to a wallet. */
const MOST_CHARACTERS = 1_800;
const SAVE = 'https://pay.google.com/gp/v/save/';

/** The first variant, ordered from full to short, that fits; null where none does. */
export async function googleLink(
  payloads: readonly Readonly<Record<string, unknown>>[],
  { email, key }: GoogleIssuer,
  now: number,
): Promise<string | null> {
  const signing = await importPKCS8(key, 'RS256');
  for (const payload of payloads) {
    const token = await new SignJWT({ typ: 'savetowallet', payload })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(email)
      .setAudience('google')
      .setIssuedAt(Math.floor(now / 1000))
      .sign(signing);
    if (token.length <= MOST_CHARACTERS) return `${SAVE}${token}`;
  }
  return null;
}
