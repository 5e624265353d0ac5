import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PHOTOS } from './photo-ids';

const YEAR = 'public, max-age=31536000, immutable';

const FOLDER = 'sandbox/pictures';

export function registerPhotos(app: FastifyInstance): void {
  app.get<{ Params: { id: string } }>('/photos/:id.webp', async ({ params: { id } }, reply) => {
    if (!PHOTOS.has(id)) return reply.code(404).send({ error: 'no such photo' });
    const picture = await readFile(path.resolve(FOLDER, `${id}.webp`));
    return reply.type('image/webp').header('cache-control', YEAR).send(picture);
  });
}
