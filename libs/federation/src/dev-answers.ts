import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DevRelease } from './dev-release';

/** Where a development shell asks for the vertical as its sources stand; `?known=` says which version it has. */
export const RELEASE_PATH = '/dev/release';
/** Where pages of a development shell hear that they are to be loaded again. */
export const EVENTS_PATH = '/dev/events';

/** Answers with the present release: 204 when it is the one that is known, 503 while there is none. */
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

/** The pages that listen at `EVENTS_PATH`; one event, which means: load yourself again. */
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
