import path from 'node:path';
import type { Config } from '../platform/config';
import {
  firstOf,
  folderPhotos,
  photosByName,
  supplierPhotos,
  uploadedPhotos,
} from './photo-source';
import type { PhotoSource } from './photo-source';

/** Our own drawings come from a folder: texts need no supplier. */
export function photosOf({
  content,
  catalogue,
}: Pick<Config, 'content' | 'catalogue'>): PhotoSource {
  const photos = firstOf(
    folderPhotos(path.join(content.dir, 'pictures')),
    supplierPhotos(catalogue.url, catalogue.timeout),
  );
  return photosByName({
    photos,
    uploads:
      content.url === undefined
        ? null
        : uploadedPhotos(content.url, content.timeout, content.pictures),
  });
}
