import type { FastifyInstance } from 'fastify';
import { Problem } from '../platform/http/problem';
import { FORMATS, WIDTHS } from './media.service';
import type { Media, Picture } from './media.service';
import { isPhotoName, isUploadName } from './photo-names';

const FILE = /^(\d+)\.(\w+)$/;

function parsePicture(
  { photo, file }: { photo: string; file: string },
  isName: (photo: string) => boolean,
): Picture {
  const [, digits, extension] = FILE.exec(file) ?? [];
  const width = WIDTHS.find((candidate) => String(candidate) === digits);
  const format = FORMATS.find((candidate) => candidate === extension);
  if (width === undefined || format === undefined || !isName(photo))
    throw new Problem('NOT_FOUND', { text: 'media.unknown' });
  return { photo, width, format };
}

/** Public and immutable: no token, a name never changes its picture. */
export function mediaRoutes(app: FastifyInstance, media: Media): void {
  const serve = (url: string, isName: (photo: string) => boolean) =>
    app.get<{ Params: { photo: string; file: string } }>(
      url,
      { schema: { hide: true } },
      async (request, reply) => {
        const picture = parsePicture(request.params, isName);
        const content = await media.picture(picture);
        return reply
          .type(`image/${picture.format}`)
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(content);
      },
    );
  serve('/media/:photo/:file', isPhotoName);
  serve('/media/content/:photo/:file', isUploadName);
}
