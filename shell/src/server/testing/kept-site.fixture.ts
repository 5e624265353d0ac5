import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { standInApi } from './api.fixture';
import { buildServer } from '../build-server';
import { testShelf, type TinyVertical } from './site.fixture';

export const PURGE_SECRET = 'a-secret-of-the-caches';
export const PURGE_PREVIOUS_SECRET = 'a-secret-of-caches-before';

/** A vertical whose pages count how often they were made, and say all that they can know of who asks. */
export const keeping = (version = '1.0.0'): TinyVertical => ({
  name: 'keeping',
  version,
  manifest: {
    routes: [
      { name: 'home', path: { en: '/', nl: '/nl' } },
      { name: 'kept', path: { en: '/kept/:slug', nl: '/nl/bewaard/:slug' } },
      { name: 'asking', path: { en: '/asking', nl: '/nl/vragend' } },
      { name: 'own', path: { en: '/own', nl: '/nl/eigen' } },
      { name: 'guarded', path: { en: '/guarded', nl: '/nl/bewaakt' }, guards: ['logged'] },
      { name: 'pay', path: { en: '/pay', nl: '/nl/betalen' }, payment: true },
      { name: 'late', path: { en: '/late', nl: '/nl/laat' } },
      { name: 'moved', path: { en: '/moved', nl: '/nl/verhuisd' } },
      { name: 'wrong', path: { en: '/wrong', nl: '/nl/fout' } },
    ],
  },
  code: `
    routes: (() => {
      let made = 0;
      const policy = (slug) => ({ sMaxAge: 60, staleWhileRevalidate: 600, surrogateKeys: ['place-' + slug] });
      const said = ({ params, url, language, ...rest }) => JSON.stringify({ params, url: url.href, language, knows: Object.keys(rest) });
      const page = (loader, meta = () => ({ title: 'Kept' })) => () => Promise.resolve({
        loader: (context) => { made += 1; const of = 'made ${version} ' + made + ' ' + said(context); return Promise.resolve(loader(context)).then((more) => more instanceof Response ? more : { of, ...more }); },
        Component: () => { const data = kit.usePageData(); return h('main', null, h('p', { id: 'said' }, data.of), data.part ? h(kit.Later, { value: data.part, fallback: '', children: (value) => value }) : null); },
        meta,
      });
      return {
        home: page(({ cache }) => cache(policy('home'))),
        kept: page(({ cache, params }) => cache(policy(params.slug))),
        asking: page(({ cache, api }) => { cache(policy('asked')); return api.call({ method: 'GET', path: '/api/data' }, {}).then((data) => ({ data }), () => ({ data: 'none' })); }),
        own: page(() => undefined),
        guarded: page(({ cache }) => cache(policy('guarded'))),
        pay: page(({ cache }) => cache(policy('pay'))),
        late: page(({ cache }) => { cache(policy('late')); return { part: kit.deferred(new Promise((resolve) => setTimeout(resolve, 100, 'late'))) }; }),
        moved: page(() => redirect('/kept/a?b=1#c', 301)),
        wrong: page(({ cache }) => cache(policy('wrong')), () => ({ title: 'Wrong', status: 400 })),
      };
    })(),
    slots: {}`,
});

/** A cache in front of the site that takes orders; what it was told to drop. */
export async function standInCache() {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(`${request.method ?? ''} ${String(request.headers['surrogate-key'])}`);
    response.end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

/** The shell with that vertical live. */
export async function keepingSite(environment: Record<string, string> = {}) {
  const api = await standInApi();
  const shelf = await testShelf({
    API_URL: api.url,
    RATE_LIMIT_PAGES: '0',
    REGISTRY_POLL_MS: '50',
    PURGE_SECRET,
    PURGE_PREVIOUS_SECRET,
    ...environment,
  });
  await shelf.publish(keeping());
  const app: FastifyInstance = await buildServer(shelf.config);
  return {
    app,
    shelf,
    api,
    get: (url: string, headers: Record<string, string> = {}) =>
      app.inject({ url, headers: { accept: 'text/html', ...headers } }),
    async close() {
      await app.close();
      await api.close();
      await shelf.remove();
    },
  };
}

export type KeepingSite = Awaited<ReturnType<typeof keepingSite>>;

/** What a page says of how it was made; null when it is no such page. */
export const saidIn = (body: string): string | null =>
  />(made [^<]*)</.exec(body)?.[1]?.replaceAll('&quot;', '"') ?? null;
