import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { TestShelf } from './site.fixture';

/** Made of the sources before the tests begin (`.workspace/jest.processes.cjs`). */
const WORKER = path.resolve(
  __dirname,
  '../../../../node_modules/.cache/wayfare/processes/shell-worker.cjs',
);

/** Gives the shell's build of a shelf the worker that runs the code of releases. */
export async function addWorker({ config }: TestShelf): Promise<void> {
  const folder = path.join(config.distFolder, 'server');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'worker.cjs'), `require(${JSON.stringify(WORKER)});`);
}

export async function pageAt(app: FastifyInstance, url: string) {
  const { statusCode, body } = await app.inject({ url });
  return { status: statusCode, html: body };
}

/** Waits until pages are made of the newest revision. */
export async function takenUp({ registry }: TestShelf, app: FastifyInstance): Promise<void> {
  const rev = (await registry.head())?.rev ?? 0;
  // a shell may add a note of its own meanwhile, such as a quarantine
  while ((await app.inject('/health')).json<{ revision: number }>().revision < rev)
    await new Promise((resolve) => setTimeout(resolve, 10));
}
