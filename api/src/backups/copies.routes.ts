import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../platform/db/database';
import {
  COPIES,
  COPY_NAME,
  copyFolder,
  copyOpen,
  embeddedFiles,
  removeCopy,
} from './embedded-copy';

const ParamsSchema = v.object({ id: v.pipe(v.string(), v.regex(new RegExp(`^${COPY_NAME}$`))) });

/** Of backups that were killed. */
const FORGOTTEN_MS = 3_600_000;

async function removeForgotten(dataDir: string, now: number): Promise<void> {
  const names = await readdir(path.join(dataDir, COPIES)).catch(() => []);
  for (const name of names.filter((each) => new RegExp(`^${COPY_NAME}$`).test(each))) {
    const folder = copyFolder(dataDir, name);
    const { mtimeMs } = await stat(folder);
    if (now - mtimeMs > FORGOTTEN_MS) await removeCopy(folder);
  }
}

/**
 * Copies the embedded database to a folder of DATA_DIR, for `npm run backup` on the same machine. PUT: a page of another
 * origin cannot send it without being asked first.
 */
export function copiesRoutes(
  app: FastifyInstance,
  { database, dataDir }: { readonly database: Database; readonly dataDir: string },
): void {
  app.put('/database-copies/:id', { preHandler: app.basicAuth }, async (request, reply) => {
    const params = v.safeParse(ParamsSchema, request.params);
    if (!params.success || database.kind !== 'embedded') return reply.callNotFound();
    await removeForgotten(dataDir, Date.now());
    await copyOpen(database.pool, embeddedFiles(dataDir), copyFolder(dataDir, params.output.id));
    return reply.code(201).header('cache-control', 'no-store').send();
  });
}
