import { createServer, type IncomingMessage, type Server } from 'node:http';

interface Answer {
  status: number;
  type: string;
  body: Buffer;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function ask(api: string, request: IncomingMessage, body: Buffer): Promise<Answer> {
  const headers = Object.fromEntries(['authorization', 'content-type', 'accept-language'].flatMap((name) => (typeof request.headers[name] === 'string' ? [[name, request.headers[name]]] : [])));
  const response = await fetch(api + (request.url ?? ''), { method: request.method ?? 'GET', headers, ...(body.length > 0 ? { body: new Uint8Array(body) } : {}) });
  return { status: response.status, type: response.headers.get('content-type') ?? '', body: Buffer.from(await response.arrayBuffer()) };
}

/** Each search carries a fresh id of who asks; the question is the same without it. */
const withoutAsker = (body: string) => body.replace(/"user":(?:"[^"]*"|\{[^}]*\}),?/, '');

/** Stands before the API: asks it each question once and answers from memory ever after, so that only rendering is measured. */
export async function startStub(api: string, port: number): Promise<Server> {
  const known = new Map<string, Promise<Answer>>();
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      const key = `${request.method} ${request.url} ${withoutAsker(body.toString('utf8'))}`;
      const answer = known.get(key) ?? ask(api, request, body);
      known.set(key, answer);
      const { status, type, body: content } = await answer;
      response.writeHead(status, { 'content-type': type, 'content-length': content.length }).end(content);
    })().catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
