import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Shelf } from '@wayfare/releases';
import { countReleases } from '@wayfare/releases/service/calls';
import type { ReleaseCount } from '@wayfare/rollout/counted';
import * as v from 'valibot';

export interface StandInRegistry {
  readonly settings: { readonly REGISTRY_URL: string; readonly REGISTRY_TOKEN: string };
  /** what shells counted, and in how many posts */
  readonly counts: readonly (readonly ReleaseCount[])[];
  /** What is counted from now on is answered by that status. */
  answerBy(status: number): void;
  close(): Promise<void>;
}

const LOOK_MS = 10;
const TOKEN = 'wfr_of-a-shell';
const FILE = /^\/v1\/verticals\/([^/]+)\/releases\/([^/]+)\/file$/;

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

/** The registry's service over the stores of a shelf, for one shell: its history, its files, and what is counted. */
export async function standInRegistry({ registry, releases }: Shelf): Promise<StandInRegistry> {
  const counts: (readonly ReleaseCount[])[] = [];
  let isClosed = false;
  let countedBy = 200;

  async function revisionsAfter(after: number, wait: number) {
    let history = await registry.history();
    while (wait > 0 && !isClosed && (history.at(-1)?.rev ?? 0) <= after) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      history = await registry.history();
    }
    const revisions = history.filter(({ rev }) => rev > after);
    return { head: history.at(-1)?.rev ?? 0, revisions };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://registry.test');
    const asked = (name: string) => searchParams.get(name) ?? '';
    const [, name = '', version = ''] = FILE.exec(pathname) ?? [];
    if (request.headers.authorization !== `Bearer ${TOKEN}`) response.writeHead(401).end();
    else if (pathname === '/v1/revisions')
      response.end(
        JSON.stringify(await revisionsAfter(Number(asked('after')), Number(asked('wait')))),
      );
    else if (name !== '') response.end(await releases.read(name, version, asked('file')));
    else if (request.method === countReleases.method && pathname === countReleases.path) {
      counts.push(v.parse(countReleases.request, await bodyOf(request)).counts);
      response.writeHead(countedBy).end('{}');
    } else response.end('{}');
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) =>
      response.writeHead(404).end(JSON.stringify({ code: 'NOT_FOUND', message: String(error) })),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { REGISTRY_URL: `http://127.0.0.1:${port}`, REGISTRY_TOKEN: TOKEN },
    counts,
    answerBy: (status) => void (countedBy = status),
    close() {
      isClosed = true;
      server.closeAllConnections();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}
