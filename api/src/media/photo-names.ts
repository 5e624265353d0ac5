/* Names of originals, which stand in addresses of pictures. */

const PHOTO = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/;
/** file names as a content service makes them; never two full stops together, so never a way up */
const UPLOAD = /^[A-Za-z0-9](?:[\w-]|\.(?!\.)){0,220}\.(?:jpe?g|png|webp|avif|gif)$/i;

export function isPhotoName(name: string): boolean {
  return PHOTO.test(name);
}

/** True for the name of an uploaded picture. It has a full stop, which a photo's has not. */
export function isUploadName(name: string): boolean {
  return UPLOAD.test(name);
}
