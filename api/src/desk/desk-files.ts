import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DeskProblem } from './access/desk-problem';

const FOREVER = 'public, max-age=31536000, immutable';

/** Files whose names have their digest; any other may be another one with the next build. */
const isHashed = (file: string, root: string) =>
  path.relative(root, file).split(path.sep)[0] === 'assets';

const isPage = ({ method, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !/^\/(?:api|assets)(?:[/?]|$)/.test(url);

/** The browser side where it was built: every address that is no file and no call is its page. */
export async function serveDesk(app: FastifyInstance, dir: string): Promise<void> {
  const root = path.resolve(dir);
  const unknown = (): never => {
    throw new DeskProblem('NOT_FOUND');
  };
  if (!existsSync(path.join(root, 'index.html'))) {
    app.setNotFoundHandler(unknown);
    return;
  }
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, file) => {
      response.header('cache-control', isHashed(file, root) ? FOREVER : 'no-store');
    },
  });
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? reply.code(200).sendFile('index.html') : unknown(),
  );
}
