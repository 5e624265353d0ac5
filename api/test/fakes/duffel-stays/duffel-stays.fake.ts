import http from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { SearchBodySchema, accommodation, answerSearch, answerQuote } from './duffel-stays-answers';
import { answerReviews } from './duffel-stays-reviews';
import type { SearchBody, Mood } from './duffel-stays-answers';

/* A supplier for tests: answers recorded in Duffel's wire format over real HTTP, and every way of failing. */

export interface WireDouble {
  readonly url: string;
  mood: Mood;
  /** paths asked for so far */
  readonly asked: string[];
  /** bodies of the searches so far */
  readonly searches: SearchBody[];
  close(): Promise<void>;
}

const FAILURES: Partial<Record<Mood, (response: http.ServerResponse) => void>> = {
  error: (response) =>
    json(response, 500, {
      errors: [{ code: 'internal', title: 'broken', message: 'secret detail' }],
      meta: { status: 500 },
    }),
  gone: (response) =>
    json(response, 404, {
      errors: [{ code: 'search_result_expired', title: 'gone' }],
      meta: { status: 404 },
    }),
  unknown: (response) =>
    json(response, 404, {
      errors: [{ type: 'invalid_request_error', code: 'not_found', title: 'Not found' }],
      meta: { status: 404 },
    }),
  gateway: (response) => json(response, 404, { message: 'no such route' }),
  hanging: () => undefined,
  rubbish: (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data": {"resul'),
  html: (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Gateway</h1>'),
  null: (response) => json(response, 200, null),
  'off-shape': (response) => json(response, 200, { data: { results: 'none', accommodation: 3 } }),
  dropped: (response) => response.socket?.destroy(),
};

function json(response: http.ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readJson(request: http.IncomingMessage): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? {} : JSON.parse(text);
}

function reply(path: string, body: unknown, double: WireDouble): object | null {
  const reviewed = /^\/stays\/accommodation\/([^/]+)\/reviews$/.exec(path)?.[1];
  if (reviewed !== undefined) return answerReviews(reviewed);
  if (path === '/stays/search') {
    const { data } = v.parse(v.object({ data: SearchBodySchema }), body);
    double.searches.push(data);
    return answerSearch(data, double.mood);
  }
  const rates = /^\/stays\/search_results\/srr_([^/]+)\/actions\/fetch_all_rates$/.exec(path)?.[1];
  if (rates !== undefined)
    return { data: { id: `srr_${rates}`, accommodation: accommodation(rates, true, double.url) } };
  if (path === '/stays/quotes')
    return answerQuote(
      v.parse(v.object({ data: v.object({ rate_id: v.string() }) }), body).data.rate_id,
    );
  return null;
}

/** Starts it on a free port of this machine. */
export async function startWireDouble(): Promise<WireDouble> {
  const server = http.createServer((request, response) => {
    void (async () => {
      const path = request.url?.split('?', 1)[0] ?? '';
      double.asked.push(path);
      const body = await readJson(request);
      const fail = FAILURES[double.mood];
      if (fail !== undefined) return fail(response);
      const answer = reply(path, body, double);
      json(
        response,
        answer === null ? 404 : 200,
        answer ?? { errors: [{ code: 'not_found' }], meta: { status: 404 } },
      );
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const double: WireDouble = {
    url: `http://127.0.0.1:${port}`,
    mood: 'well',
    asked: [],
    searches: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return double;
}
