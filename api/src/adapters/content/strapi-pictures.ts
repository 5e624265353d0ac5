import { foreignName } from '../../media/foreign-pictures';
import { isUploadName } from '../../media/photo-names';
import { ownPicture } from './safe-html';

/** Strapi's upload folder, plus allowed origins. */
export interface PictureStores {
  readonly strapiUrl: string;
  readonly origins: readonly string[];
}

/** Null for a picture stored elsewhere. */
export function uploadedPicture(
  address: string,
  { strapiUrl, origins }: PictureStores,
): string | null {
  const foreign = foreignName(address, origins);
  if (foreign !== null) return `/media/content/${foreign}`;
  if (!URL.canParse(address, `${strapiUrl}/`)) return null;
  const { origin, pathname } = new URL(address, `${strapiUrl}/`);
  const [folder, name = ''] = [
    pathname.slice(0, pathname.lastIndexOf('/') + 1),
    pathname.slice(pathname.lastIndexOf('/') + 1),
  ];
  const [own, below] = [new URL(strapiUrl).origin, new URL(`${strapiUrl}/uploads/`).pathname];
  return origin === own && [below, '/uploads/'].includes(folder) && isUploadName(name)
    ? `/media/content/${name}`
    : null;
}

export function pictureInText(stores: PictureStores): (src: string) => string | null {
  return (src) => {
    const own = ownPicture(src);
    if (own !== null) return own;
    const uploaded = uploadedPicture(src, stores);
    return uploaded === null ? null : `${uploaded}/1280.webp`;
  };
}
