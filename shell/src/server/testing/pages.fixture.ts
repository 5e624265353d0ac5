import { buildServer } from '../build-server';
import { testShelf } from './site.fixture';

const page = (name: string, en: string, nl: string, change: object = {}) => ({
  name,
  path: { en, nl },
  ...change,
});

/** longer than what React by itself would leave in its place */
export const LONG_TEXT = 'Many words. '.repeat(2000);

export const ALPHA = {
  name: 'alpha',
  manifest: {
    routes: [
      page('home', '/', '/nl'),
      page('index', '/things', '/nl/dingen'),
      page('thing', '/things/:slug', '/nl/dingen/:slug', { noindex: true }),
      page('extra', '/extra', '/nl/extra', { flag: 'articles' }),
      page('guarded', '/guarded', '/nl/bewaakt', { guards: ['x'] }),
      page('own', '/own', '/nl/eigen', { guards: ['logged'] }),
      page('moved', '/moved', '/nl/verhuisd'),
      page('broken', '/broken', '/nl/stuk'),
      page('thrower', '/thrower', '/nl/werper'),
      page('later', '/later/:delay', '/nl/straks/:delay'),
      page('search', '/search', '/nl/zoek'),
      page('pay', '/pay', '/nl/betalen', { payment: true, noindex: true }),
      page('filled', '/filled', '/nl/gevuld', { layout: 'two-columns' }),
    ],
    redirects: [{ from: '/old/:slug', to: '/things/:slug' }],
    slots: [{ id: 'alpha.side/v1', order: 1, label: { en: 'Side', nl: 'Zij' } }],
    navigation: [{ route: 'index', label: { en: 'Things', nl: 'Dingen' }, order: 1 }],
  },
  code: `
    routes: {
      home: () => Promise.resolve({ Component: text('Welcome'), meta: () => ({ title: '', description: 'All of it' }) }),
      index: () => Promise.resolve({ Component: text('Things'), meta: () => ({ title: 'Things' }) }),
      thing: () => Promise.resolve({
        loader: ({ params }) => { if (params.slug === 'gone') throw kit.pageError(404, 'This page could not be found'); return { slug: params.slug, evil: '</script><b>' }; },
        Component: () => h('h1', null, kit.usePageData().slug + kit.usePageData().evil),
        meta: ({ params }) => ({ title: params.slug }),
      }),
      extra: () => Promise.resolve({ Component: text('Extra') }),
      guarded: () => Promise.resolve({ Component: text('Guarded') }),
      own: () => Promise.resolve({ Component: text('What is yours') }),
      moved: () => Promise.resolve({ loader: () => redirect('/things?from=moved', 301), Component: text('') }),
      broken: () => Promise.resolve({ Component: () => { throw new Error('secret of the page'); } }),
      thrower: () => Promise.resolve({ loader: () => { throw new Error('secret of the loader'); }, Component: text('') }),
      later: () => Promise.resolve({
        loader: ({ params }) => ({ part: kit.deferred(new Promise((resolve) => setTimeout(resolve, Number(params.delay), 'the late part'))) }),
        Component: () => h('div', null, h('h1', null, 'At once'), h('p', null, '${LONG_TEXT}'), h(kit.Later, { value: kit.usePageData().part, fallback: 'one moment', children: (value) => h('p', null, value) })),
      }),
      search: () => Promise.resolve({
        loader: ({ url }) => { if (url.searchParams.get('q') === '{') throw kit.pageError(400, 'Search data not valid'); return { q: url.searchParams.get('q') }; },
        Component: () => h('h1', null, 'Searched for ' + kit.usePageData().q),
        meta: ({ data, language }) => (data.q === 'garbage' ? { title: language === 'nl' ? 'Onbruikbaar' : 'No use', status: 400 } : { title: 'Found' }),
      }),
      pay: () => Promise.resolve({ Component: text('Pay') }),
      filled: () => Promise.resolve({ Component: () => h('div', null, h('h1', null, 'Filled'), h(kit.Slot, { id: 'alpha.side/v1', vertical: 'alpha' })) }),
    },
    slots: { 'alpha.side/v1': () => Promise.resolve({ Component: ({ language }) => h('aside', null, 'side in ' + language) }) }`,
};
export const linksOf = (html: string, rel: string) =>
  [...html.matchAll(/<link [^>]*>/g)]
    .map(([link]) => link)
    .filter((link) => link.includes(`rel="${rel}"`));

/** The shell with one vertical. */
export async function openAlpha() {
  const shelf = await testShelf({
    FLAG_ARTICLES: 'off',
    TAG_MANAGER_URL: 'https://measure.example/tags.js',
    TAG_MANAGER_CALLS: 'https://measure.example',
  });
  await shelf.publish(ALPHA);
  const app = await buildServer(shelf.config);
  return { shelf, app };
}
