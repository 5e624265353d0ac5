import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StandInApi {
  url: string;
  /** requests for data, in the order in which they came */
  heard: IncomingMessage[];
  close: () => Promise<void>;
}

const answer = (result: unknown) => JSON.stringify({ result, errors: [] });

/** An API on a port of its own: it hands out a token, is ready, and answers everything else by `listener`. */
export async function standInApi(
  listener: RequestListener = (_request, response) => void response.end(answer('data')),
): Promise<StandInApi> {
  const heard: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/api/ready') return void response.end(answer({ ready: true }));
    if (request.url === '/api/anonymous/login')
      return void response.end(answer({ token: 'a.b.c', account: null }));
    heard.push(request);
    listener(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => void server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${port}`, heard, close };
}

/** A vertical whose page asks the API once, whose second page asks and hides what fails, and whose third asks nothing. */
export const ASKING = {
  name: 'asking',
  manifest: {
    routes: ['home', 'hiding', 'light', 'stuck'].map((name) => ({
      name,
      path: { en: name === 'home' ? '/' : `/${name}`, nl: name === 'home' ? '/nl' : `/nl/${name}` },
    })),
  },
  code: `
    routes: {
      home: () => Promise.resolve({ loader: ({ api }) => api.call({ method: 'GET', path: '/api/data' }, {}), Component: () => h('h1', null, 'Shown ' + kit.usePageData()) }),
      hiding: () => Promise.resolve({ loader: ({ api }) => api.call({ method: 'GET', path: '/api/data' }, {}).catch(() => 'nothing'), Component: () => h('h1', null, 'Shown ' + kit.usePageData()) }),
      light: () => Promise.resolve({ Component: text('Light') }),
      stuck: () => Promise.resolve({ loader: () => new Promise(() => undefined), Component: text('Never') }),
    },
    slots: {}`,
};
