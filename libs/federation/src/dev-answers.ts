import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DevRelease } from './dev-release';

/** Release endpoint of the vertical under development; `?known=` is the caller's version. */
export const RELEASE_PATH = '/dev/release';
export const EVENTS_PATH = '/dev/events';

/** Sends the present release: 204 when `?known=` matches, 503 while there is none. */
export async function answerRelease(
  request: Pick<IncomingMessage, 'url'>,
  response: ServerResponse,
  current: () => Promise<DevRelease | null>,
): Promise<void> {
  const known = new URL(request.url ?? '/', 'http://localhost').searchParams.get('known');
  const found = await current();
  if (found === null) return void response.writeHead(503).end();
  if (found.release.version === known) return void response.writeHead(204).end();
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found));
}

/** Subscribers of `EVENTS_PATH`; any event means reload. */
export function openPages() {
  const pages = new Set<ServerResponse>();
  return {
    listen(response: ServerResponse): void {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('\n');
      pages.add(response);
      response.once('close', () => pages.delete(response));
    },
    reload(): void {
      for (const page of pages) page.write('data: reload\n\n');
    },
    close(): void {
      for (const page of pages) page.end();
    },
  };
}
