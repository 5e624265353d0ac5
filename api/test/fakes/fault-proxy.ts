import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/* Stands between an adapter and whoever speaks its supplier's language, writes down what is asked, and breaks answers. */

export type Fault =
  | 'hanging'
  | 'dropped'
  | 'html'
  | 'rubbish'
  | 'null'
  /** done, but the answer never arrives */
  | 'lost'
  | {
      readonly status: number;
      readonly code: string;
      readonly type?: string;
      readonly message?: string;
    }
  /** an answer of another form */
  | { readonly status: number; readonly body: object }
  /** the answer, rewritten */
  | ((answer: string) => string);

export interface WireDouble {
  readonly url: string;
  readonly asked: {
    readonly method: string;
    readonly url: string;
    readonly headers: http.IncomingHttpHeaders;
    readonly body: string;
  }[];
  /** what happens to calls of a path from now on */
  on(path: RegExp, fault: Fault): void;
  /** all is well again, and nothing was asked */
  reset(): void;
  close(): Promise<void>;
}

function json(response: http.ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

const BROKEN: Readonly<Record<Extract<Fault, string>, (response: http.ServerResponse) => void>> = {
  hanging: () => undefined,
  dropped: (response) => response.socket?.destroy(),
  lost: (response) => response.socket?.destroy(),
  html: (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Gateway</h1>'),
  rubbish: (response) => json(response, 200, '{"data": [{"id'),
  null: (response) => json(response, 200, 'null'),
};

const PASSED = [
  'authorization',
  'api-key',
  'x-signature',
  'duffel-version',
  'accept-language',
  'x-correlationid',
  'idempotency-key',
  'stripe-version',
  'content-type',
];

function refuse(
  response: http.ServerResponse,
  { status, code, type = 'api_error', message = 'secret detail' }: Extract<Fault, { code: string }>,
): void {
  json(
    response,
    status,
    JSON.stringify({
      errors: [{ code, type, title: code, message, label: message }],
      meta: { status },
    }),
  );
}

async function bodyOf(request: http.IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Starts it on a free port of this machine. */
export async function startWireDouble(target: () => string): Promise<WireDouble> {
  const asked: WireDouble['asked'] = [];
  let faults: { path: RegExp; fault: Fault }[] = [];

  const pass = async (
    { method = 'GET', url = '/', headers }: http.IncomingMessage,
    body: string,
  ) => {
    const sent = PASSED.flatMap((name): [string, string][] =>
      headers[name] === undefined ? [] : [[name, String(headers[name])]],
    );
    const answer = await fetch(target() + url, {
      method,
      headers: sent,
      ...(body === '' ? {} : { body }),
    });
    return { status: answer.status, text: await answer.text() };
  };

  const serve = async (
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<void> => {
    const { method = 'GET', url = '/', headers } = request;
    const body = await bodyOf(request);
    asked.push({ method, url, headers, body });
    const fault = faults.find(({ path }) => path.test(`${method} ${url}`))?.fault;
    if (typeof fault === 'object')
      return 'body' in fault
        ? json(response, fault.status, JSON.stringify(fault.body))
        : refuse(response, fault);
    if (typeof fault === 'string' && fault !== 'lost') return BROKEN[fault](response);
    const { status, text } = await pass(request, body);
    if (fault === 'lost') return BROKEN.lost(response);
    json(response, status, fault === undefined ? text : fault(text));
  };

  const server = http
    .createServer(
      (request, response) => void serve(request, response).catch(() => response.destroy()),
    )
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    asked,
    on: (path, fault) => void faults.push({ path, fault }),
    reset() {
      faults = [];
      asked.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
