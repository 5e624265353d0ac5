const PHOTO = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/;
/** no two dots in a row: no path traversal */
const UPLOAD = /^[A-Za-z0-9](?:[\w-]|\.(?!\.)){0,220}\.(?:jpe?g|png|webp|avif|gif)$/i;

export function isPhotoName(name: string): boolean {
  return PHOTO.test(name);
}

/** An upload's name has a dot, a photo's has none. */
export function isUploadName(name: string): boolean {
  return UPLOAD.test(name);
}
