import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { ReleaseError } from '@wayfare/releases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const FOREVER = 'public, max-age=31536000, immutable';

/** As the page is built: no script or style but its files, and no word that becomes code. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const NOT_BUILT = 'The cockpit was not built here: npm run build -- cockpit\n';

/** Files whose names have their digest; any other may be another one with the next build. */
const isHashed = (file: string, root: string) =>
  path.relative(root, file).split(path.sep)[0] === 'assets';

const isPage = ({ method, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !/^\/cockpit\/assets(?:[/?]|$)/.test(url);

function unknown(): never {
  throw new ReleaseError('NOT_FOUND', 'there is no such file');
}

/** The cockpit where it was built: below /cockpit every address that is no file is its page. */
export function serveCockpit(app: FastifyInstance, root: string): void {
  const isBuilt = existsSync(path.join(root, 'index.html'));
  const page = (reply: FastifyReply) =>
    isBuilt
      ? reply.code(200).sendFile('index.html')
      : reply.code(404).header('cache-control', 'no-store').type('text/plain').send(NOT_BUILT);

  async function scope(below: FastifyInstance): Promise<void> {
    below.addHook('onRequest', async (_request, reply) => {
      void reply.header('content-security-policy', POLICY);
      void reply.header('referrer-policy', 'no-referrer');
      void reply.header('cross-origin-opener-policy', 'same-origin');
    });
    below.setNotFoundHandler((request, reply) => (isPage(request) ? page(reply) : unknown()));
    if (!isBuilt) return;
    await below.register(fastifyStatic, {
      root,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (response, file) => {
        response.header('cache-control', isHashed(file, root) ? FOREVER : 'no-store');
      },
    });
  }
  void app.register(scope, { prefix: '/cockpit' });
}
