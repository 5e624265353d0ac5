import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES } from '@wayfare/domain';
import { SERVICE_WORKER, WEB_MANIFEST } from '../../app/site-files';
import type { ShellConfig } from '../platform/config';
import type { LiveSet } from '../releases/live-set';
import { drawPicture, PICTURES } from './icons';
import { offlineWorker } from './offline-worker';
import { webManifest } from './web-manifest';

interface Options {
  config: Pick<ShellConfig, 'flags' | 'serviceWorker'>;
  live: Pick<LiveSet, 'forMost'>;
}

const A_DAY = 'public, max-age=86400';

const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

function registerPictures(app: FastifyInstance): void {
  for (const picture of PICTURES) {
    let drawn: Promise<Buffer> | null = null;
    app.get(picture.path, async (_request, reply) => {
      drawn ??= drawPicture(picture);
      return reply
        .header('cache-control', A_DAY)
        .type('image/png')
        .send(await drawn);
    });
  }
}

function sendWorker(request: FastifyRequest, reply: FastifyReply, script: string): FastifyReply {
  const etag = `"${createHash('sha256').update(script).digest('hex').slice(0, 16)}"`;
  reply.headers({ 'cache-control': 'no-cache', etag });
  if (request.headers['if-none-match']?.includes(etag) === true) return reply.code(304).send();
  return reply
    .header('content-security-policy', WORKER_POLICY)
    .type('text/javascript; charset=utf-8')
    .send(script);
}

export function registerInstallable(app: FastifyInstance, { config, live }: Options): void {
  registerPictures(app);
  const script = offlineWorker(config.serviceWorker);
  app.get(SERVICE_WORKER, (request, reply) => sendWorker(request, reply, script));
  for (const language of LANGUAGES)
    app.get(WEB_MANIFEST[language], (_request, reply) => {
      const verticals = live.forMost()?.plan.verticals ?? [];
      const manifests = verticals.map(({ manifest }) => manifest);
      return reply
        .header('cache-control', 'public, max-age=3600')
        .type('application/manifest+json; charset=utf-8')
        .send(webManifest({ language, manifests, flags: config.flags }));
    });
}
