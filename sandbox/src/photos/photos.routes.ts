import type { FastifyInstance } from 'fastify';
import { altText } from './alt-texts';
import { drawPhoto } from './draw';
import { allSightIds, drawSight } from './landmarks/draw-sight';
import { allPhotoIds, parsePhotoId } from './photo-ids';

const YEAR = 'public, max-age=31536000, immutable';

function gallery(): string {
  const figure = (id: string, alt: string) =>
    `<figure><img loading="lazy" width="320" height="213" src="/photos/${id}.svg" alt="${alt}"><figcaption>${id}</figcaption></figure>`;
  const figures = [
    ...allSightIds().map((id) => figure(id, id)),
    ...allPhotoIds().map((id) => figure(id, altText(id).en)),
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><style>body{font:14px system-ui;display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0}</style><h1 style="width:100%">Pictures</h1>${figures.join('')}</html>`;
}

export function registerPhotos(app: FastifyInstance): void {
  app.get('/photos', (_request, reply) => reply.type('text/html; charset=utf-8').send(gallery()));
  app.get<{ Params: { file: string } }>('/photos/:file', (request, reply) => {
    const id = request.params.file.replace(/\.svg$/, '');
    const photo = parsePhotoId(id);
    const svg = photo === undefined ? drawSight(id) : drawPhoto(photo);
    if (svg === undefined || !request.params.file.endsWith('.svg'))
      return reply.code(404).send({ error: 'no such photo' });
    return reply.type('image/svg+xml; charset=utf-8').header('cache-control', YEAR).send(svg);
  });
}
