import { readdirSync } from 'node:fs';
import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readRelease } from '@wayfare/releases';
import type { TakenReleases } from '@wayfare/releases/stores/taken-releases';
import type { ShellConfig } from '../platform/config';
import { integrityJson } from '../render/composition';
import { registerJoinedEntries } from './joined-entries';

const FOREVER = { maxAge: '365d', immutable: true, preCompressed: true, index: false as const };

const FILE = /^\/r\/([^/]+)\/([^/]+)\/client\//;

const PLAIN_NAME = /^[^./\\][^/\\]*$/;

async function buildWith(file: string, builds: string): Promise<string | undefined> {
  const names = (await readdir(builds).catch(() => [])).filter((name) => !name.startsWith('.'));
  const folders = names.map((name) => path.join(builds, name, 'client'));
  const found = await Promise.all(
    folders.map((folder) =>
      access(path.join(folder, file)).then(
        () => folder,
        () => undefined,
      ),
    ),
  );
  return found.find((folder) => folder !== undefined);
}

/** Serves the shell's files of this build and its neighbours: open pages ask for the build that they came from. */
async function registerFrameFiles(
  app: FastifyInstance,
  { distFolder, buildsFolder }: Pick<ShellConfig, 'distFolder' | 'buildsFolder'>,
): Promise<void> {
  const own = path.join(distFolder, 'client');
  const ownFiles = new Set(readdirSync(own));
  await app.register(fastifyStatic, { root: own, prefix: '/assets/', serve: false, ...FOREVER });
  app.get<{ Params: { file: string } }>('/assets/:file', async (request, reply) => {
    const { file } = request.params;
    if (ownFiles.has(file)) return reply.sendFile(file, own);
    const other =
      buildsFolder !== null && PLAIN_NAME.test(file)
        ? await buildWith(file, buildsFolder)
        : undefined;
    return other === undefined ? reply.callNotFound() : reply.sendFile(file, other);
  });
}

export async function registerStaticFiles(
  app: FastifyInstance,
  config: ShellConfig,
  store: TakenReleases,
): Promise<void> {
  await registerFrameFiles(app, config);
  registerJoinedEntries(app, store);
  await app.register(async (files) => {
    // a page may come from a shell that took the release up before this one
    files.addHook('onRequest', async (request, reply) => {
      const [, name = '', version = ''] = FILE.exec(request.url) ?? [];
      const isTaken = await store.take(name, version).then(
        () => name !== '',
        () => false,
      );
      if (isTaken) return;
      reply.callNotFound();
      return reply;
    });
    await files.register(fastifyStatic, {
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
