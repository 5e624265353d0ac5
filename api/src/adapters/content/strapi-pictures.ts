import { isUploadName } from '../../modules/media/photo-names';
import { ownPicture } from './safe-html';

/** Where our own origin shows what Strapi stores in its own folder; null for what lies anywhere else. */
export function uploadedPicture(address: string, strapiUrl: string): string | null {
  if (!URL.canParse(address, `${strapiUrl}/`)) return null;
  const { origin, pathname } = new URL(address, `${strapiUrl}/`);
  const [folder, name = ''] = [pathname.slice(0, pathname.lastIndexOf('/') + 1), pathname.slice(pathname.lastIndexOf('/') + 1)];
  const [own, below] = [new URL(strapiUrl).origin, new URL(`${strapiUrl}/uploads/`).pathname];
  return origin === own && [below, '/uploads/'].includes(folder) && isUploadName(name) ? `/media/content/${name}` : null;
}

/** Pictures inside texts: uploads, and our own. */
export function pictureInText(strapiUrl: string): (src: string) => string | null {
  return (src) => {
    const own = ownPicture(src);
    if (own !== null) return own;
    const uploaded = uploadedPicture(src, strapiUrl);
    return uploaded === null ? null : `${uploaded}/1280.webp`;
  };
}
