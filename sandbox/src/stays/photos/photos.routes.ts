import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { altText } from './alt-texts';
import { allPhotoIds, parsePhotoId } from './photo-ids';

const YEAR = 'public, max-age=31536000, immutable';

/** Below the repository's root, where every process of the site is started. */
const FOLDER = 'sandbox/pictures';

/** Answers of other days named pictures `.svg`; the address shows the same picture. */
const FILE = /^(.+)\.(?:webp|svg)$/;

function gallery(): string {
  const figures = allPhotoIds().map(
    (id) =>
      `<figure><img loading="lazy" width="320" height="213" src="/photos/${id}.webp" alt="${altText(id).en}"><figcaption>${id}</figcaption></figure>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><style>body{font:14px system-ui;display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0}</style><h1 style="width:100%">Pictures</h1>${figures.join('')}</html>`;
}

export function registerPhotos(app: FastifyInstance): void {
  app.get('/photos', (_request, reply) => reply.type('text/html; charset=utf-8').send(gallery()));
  app.get<{ Params: { file: string } }>('/photos/:file', async (request, reply) => {
    const id = FILE.exec(request.params.file)?.[1] ?? '';
    if (parsePhotoId(id) === undefined) return reply.code(404).send({ error: 'no such photo' });
    const picture = await readFile(path.resolve(FOLDER, `${id}.webp`));
    return reply.type('image/webp').header('cache-control', YEAR).send(picture);
  });
}
