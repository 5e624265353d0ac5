import { buildServer } from '../build-server';
import { testShelf, type TestShelf } from '../testing/site.fixture';

let shelf: TestShelf;
beforeEach(async () => {
  shelf = await testShelf();
});
afterEach(() => shelf.remove());

const OLD = { en: '/things/:slug', nl: '/nl/dingen/:slug' };
const NEW = { en: '/items/:slug', nl: '/nl/spullen/:slug' };

/** A release whose page `thing` has this path, and whose page `all` lists it. */
const release = (name: string, version: string, path: typeof OLD) => {
  const below = (of: string, more: string) => of.replace(/(\/\w+)\/:slug/, `/${name}$1${more}`);
  const paths = (more: string) => ({ en: below(path.en, more), nl: below(path.nl, more) });
  const redirects = Object.values(OLD).flatMap((from) =>
    ['/:slug', ''].map((more) => ({ from: below(from, more), to: below(NEW.en, more) })),
  );
  return {
    name,
    version,
    manifest: {
      routes: [
        { name: 'thing', path: paths('/:slug') },
        { name: 'all', path: paths('') },
      ],
      redirects: path === NEW ? redirects : [],
    },
    code: `routes: { thing: () => Promise.resolve({ Component: text('') }), all: () => Promise.resolve({ Component: text('') }) }, slots: {}`,
  };
};

/** What the site says of its pages to everybody alike. */
async function ask() {
  const app = await buildServer(shelf.config);
  const pages = await app.inject('/pages.json');
  const sitemap = await app.inject('/sitemaps/pages.xml');
  await app.close();
  return { status: pages.statusCode, ...pages.json<{ pages: object }>(), sitemap: sitemap.body };
}

it('names each route with its path in each language, parameters by their names', async () => {
  await shelf.publish(release('alpha', '1.0.0', OLD));
  expect(await ask()).toMatchObject({
    status: 200,
    pages: {
      'alpha.thing': { en: '/alpha/things/:slug', nl: '/nl/alpha/dingen/:slug' },
      'alpha.all': { en: '/alpha/things', nl: '/nl/alpha/dingen' },
    },
  });
});

it('is not known before anything was published', async () => {
  expect(await ask()).toMatchObject({ status: 503, pages: {} });
});

// four verticals, since a hash that gives the few their release for one does not for all
it.each([
  ['a tenth has the new release', 1000, 'things'],
  ['nine tenths have the new release', 9000, 'items'],
  ['each release has half', 5000, 'things'],
])('has the paths that most visitors get where %s', async (_what, weight, most) => {
  const names = ['alpha', 'epsilon', 'eta', 'pi'];
  for (const name of names) {
    await shelf.publish(release(name, '1.0.0', OLD));
    await shelf.publish(release(name, '2.0.0', NEW), weight);
  }
  const { pages, sitemap } = await ask();
  const paths = names.map((name) => [`${name}.thing`, { en: `/${name}/${most}/:slug` }]);
  expect(pages).toMatchObject(Object.fromEntries(paths));
  const listed = [...sitemap.matchAll(/<loc>https:\/\/site\.test(\/(?!nl\/)[^<]+)/g)];
  expect(listed.map(([, path]) => path)).toEqual(names.map((name) => `/${name}/${most}`));
});
