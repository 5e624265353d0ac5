import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readRelease, type ReleaseStore } from '@wayfare/releases';
import type { ShellConfig } from './config';
import { integrityJson } from './composition';

const FOREVER = { maxAge: '365d', immutable: true, preCompressed: true, index: false as const };

/** The frame's files and the browser files of every release. A release's server bundle is not among them. */
export async function registerStaticFiles(
  app: FastifyInstance,
  config: ShellConfig,
  store: ReleaseStore,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(config.distFolder, 'client'),
    prefix: '/assets/',
    ...FOREVER,
  });
  await app.register(fastifyStatic, {
    root: config.releasesFolder,
    prefix: '/r/',
    ...FOREVER,
    decorateReply: false,
    allowedPath: (pathName) => /^\/?[^/]+\/[^/]+\/client\/[^.][^/]*$/.test(pathName),
    setHeaders: (response) => {
      response.header('access-control-allow-origin', '*');
      response.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  app.get<{ Params: { name: string; version: string } }>(
    '/r/:name/:version/integrity.json',
    async (request, reply) => {
      const release = await readRelease(store, request.params.name, request.params.version).catch(
        () => null,
      );
      if (release === null) return reply.code(404).send();
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'access-control-allow-origin': '*',
        })
        .type('application/json')
        .send(integrityJson(release));
    },
  );
}
