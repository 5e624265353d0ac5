import { createHash } from 'node:crypto';
import { isUploadName } from './photo-names';

/* Proxy names for pictures that the content service stores elsewhere (S3, Cloudinary, Strapi Cloud). */

const NAME = /^at-([0-9a-f]{8})-([\w-]+)\.webp$/;

const keyOf = (origin: string) => createHash('sha256').update(origin).digest('hex').slice(0, 8);

/** Null for an origin outside `origins`, and for a signed or overlong URL. */
export function foreignName(address: string, origins: readonly string[]): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname, search, username } = new URL(address);
  if (!origins.includes(origin) || search !== '' || username !== '' || pathname === '/')
    return null;
  const name = `at-${keyOf(origin)}-${Buffer.from(pathname).toString('base64url')}.webp`;
  return isUploadName(name) ? name : null;
}

/** Null for a malformed name or an origin that is not allowed (any more). */
export function foreignAddress(name: string, origins: readonly string[]): URL | null {
  const [, key, path = ''] = NAME.exec(name) ?? [];
  const origin = origins.find((each) => keyOf(each) === key);
  if (origin === undefined) return null;
  const pathname = Buffer.from(path, 'base64url').toString('utf8');
  if (!pathname.startsWith('/') || pathname.startsWith('//') || !URL.canParse(pathname, origin))
    return null;
  const address = new URL(pathname, origin);
  return address.origin === origin ? address : null;
}
