import { createApiClient } from '@wayfare/api-client';
import { articleList, type Article, type ContentListRequest } from '@wayfare/api-contract';
import { createHrefs } from '@wayfare/remote-kit';
import {
  buildArticle,
  contentList,
  expectAccessible,
  fakeWire,
  localizedAs,
  renderRoute,
  schemaProblems,
  wireError,
} from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { loader } from './article.page';

const english = buildArticle();
const dutch = buildArticle({
  locale: 'nl',
  slug: 'lissabon-in-drie-dagen',
  title: 'Lissabon in drie rustige dagen',
  localizations: localizedAs('en', 'lisbon-in-three-days'),
});
const others = ['bologna', 'porto', 'market-halls', 'fjords'].map((slug) =>
  buildArticle({ slug, title: slug, topic: slug === 'porto' ? 'cities' : 'food', countries: [] }),
);

/** The content service with these articles: one by its slug, or all of a language. */
const service =
  (...articles: Article[]) =>
  ({ locale, 'filters[slug][$eq]': slug }: ContentListRequest) =>
    contentList(
      ...articles.filter(
        (article) => article.locale === locale && (slug === undefined || article.slug === slug),
      ),
    );

const open = (path: string, articles: readonly Article[] = [english, dutch, ...others]) =>
  renderRoute(vertical, manifest, path, { wire: fakeWire([[articleList, service(...articles)]]) });

const sections = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `<h2 id="part-${index}">Part ${index}</h2><p>Text.</p>`,
  ).join('');

it.each([
  ['CNT-03', '/articles/lisbon-in-three-days', 'Lisbon in three unhurried days', '4 May 2026'],
  ['CNT-19', '/nl/articles/lissabon-in-drie-dagen', 'Lissabon in drie rustige dagen', '4 mei 2026'],
])('%s %s shows the article in its language', async (_, path, title, day) => {
  const { view } = await open(path);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  const article = screen.getAllByRole('article')[0] as HTMLElement;
  expect(within(article).getByText('Start at the river.')).toBeVisible();
  expect(within(article).getByText(day)).toBeVisible();
  expect(within(article).getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  await expectAccessible(view.container);
});

it('CNT-03 an article stands below the index and home', async () => {
  await open('/articles/lisbon-in-three-days');
  const way = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/articles',
  ]);
  expect(way.getByText('Lisbon in three unhurried days')).toHaveAttribute('aria-current', 'page');
});

it.each([
  ['a short article has no table of contents', 3, 0],
  ['an article with four headings has one', 4, 4],
])('CNT-19 %s', async (_, count, links) => {
  const { view } = await open('/articles/lisbon-in-three-days', [
    { ...english, body: sections(count) },
  ]);
  const contents = screen.queryByRole('navigation', { name: 'On this page' });
  expect(
    contents === null
      ? []
      : within(contents)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
  ).toEqual(Array.from({ length: links }, (__, index) => `#part-${index}`));
  await expectAccessible(view.container);
});

it('CNT-19 an article that was changed later says when', async () => {
  await open('/articles/lisbon-in-three-days', [
    { ...english, updatedAt: '2026-06-09T10:00:00.000Z' },
  ]);
  expect(screen.getByText('Updated 9 June 2026')).toBeVisible();
});

describe('what to read next', () => {
  it('CNT-19 is three other articles, the closest first', async () => {
    await open('/articles/lisbon-in-three-days');
    const related = within(screen.getByRole('region', { name: 'More to read' }));
    expect(
      related.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
    ).toEqual(['porto', 'bologna', 'market-halls']);
    expect(related.getByRole('link', { name: 'All articles' })).toHaveAttribute(
      'href',
      '/articles',
    );
  });

  it('CNT-19 says so when it cannot be had; the article is there', async () => {
    const answer = (request: ContentListRequest) =>
      request['filters[slug][$eq]'] === undefined
        ? wireError(502, { code: 'SERVER_ERROR', message: 'x' })
        : service(english)(request);
    await renderRoute(vertical, manifest, '/articles/lisbon-in-three-days', {
      wire: fakeWire([[articleList, answer]]),
    });
    expect(screen.getByText('Start at the river.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Other articles can’t be shown right now.');
  });
});

describe('the head of an article', () => {
  it('SEO-07 links to the article in the other language by its localizations', async () => {
    const { head } = await open('/articles/lisbon-in-three-days');
    expect(head()?.alternates).toEqual({
      en: '/articles/lisbon-in-three-days',
      nl: '/nl/articles/lissabon-in-drie-dagen',
    });
  });

  it.each([
    [
      '/articles/lisbon-in-three-days',
      english,
      { en: '/articles/lisbon-in-three-days', nl: '/nl/artikelen' },
    ],
    [
      '/nl/articles/lissabon-in-drie-dagen',
      dutch,
      { en: '/articles', nl: '/nl/articles/lissabon-in-drie-dagen' },
    ],
  ])(
    'SEO-08 links to the index where %s is not written in the other language',
    async (path, article, alternates) => {
      const { head } = await open(path, [{ ...article, localizations: { data: [] } }]);
      expect(head()?.alternates).toEqual(alternates);
    },
  );

  it.each(['/articles/lisbon-in-three-days', '/articles/lisbon-in-three-days?utm_source=mail'])(
    'has one canonical link, whatever leads to it: %s',
    async (path) => {
      const { head } = await open(path);
      expect(head()?.canonical).toBe('/articles/lisbon-in-three-days');
    },
  );

  it('tells search engines and social networks what the article is', async () => {
    const { head } = await open('/articles/lisbon-in-three-days');
    expect(head()).toMatchObject({
      title: english.title,
      description: english.teaser,
      type: 'article',
      image: {
        path: '/media/cards/article/lisbon-in-three-days.en.png',
        alt: english.title,
        width: 1200,
        height: 630,
      },
    });
    const [article, way] = head()?.structured ?? [];
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: english.title,
      image: ['/media/skyline-at-dusk-2/1280.webp'],
      datePublished: '2026-05-04',
      dateModified: '2026-05-04',
      inLanguage: 'en',
      publisher: { '@type': 'Organization', name: 'Wayfare' },
    });
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: '/' },
        { position: 2, item: '/articles' },
        { position: 3, name: english.title },
      ],
    });
    expect(schemaProblems(head()?.structured)).toEqual([]);
  });
});

describe('an address that no article of the language has', () => {
  it.each([
    [
      'I18N-01',
      '/articles/lissabon-in-drie-dagen?from=mail',
      '/articles/lisbon-in-three-days?from=mail',
    ],
    ['I18N-01', '/nl/articles/lisbon-in-three-days', '/nl/articles/lissabon-in-drie-dagen'],
  ])('%s leads from %s to the article by its native name', async (_, path, address) => {
    const page = await open(path);
    expect(page.address()).toBe(address);
  });

  it('I18N-01 does so for good', async () => {
    const { fetch } = fakeWire([[articleList, service(english, dutch)]]);
    const api = createApiClient({ baseUrl: 'http://wire.test', token: () => '', fetch });
    const url = new URL('http://wire.test/nl/articles/lisbon-in-three-days');
    const answer = await loader({
      language: 'nl',
      params: { slug: english.slug },
      url,
      api,
      hrefs: createHrefs([]),
      signal: AbortSignal.timeout(500),
    });
    expect(answer).toMatchObject({ status: 301 });
  });

  it.each([
    ['/articles/nowhere', 'Article not found.', 'To all articles', '/articles'],
    ['/nl/articles/nergens', 'Artikel niet gevonden.', 'Naar alle artikelen', '/nl/artikelen'],
    ['/articles/No_Slug', 'Article not found.', 'To all articles', '/articles'],
    [`/articles/${'a'.repeat(300)}`, 'Article not found.', 'To all articles', '/articles'],
  ])(
    'ERR-18 CNT-03 answers 404 at %.40s and leads to the index',
    async (path, heading, link, href) => {
      const { view, router } = await open(path);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
      expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
      expect(Object.values(router.state.errors ?? {})).toEqual([
        expect.objectContaining({ status: 404 }),
      ]);
      await expectAccessible(view.container);
    },
  );

  it('CNT-03 is not found in a language that the article is not written in', async () => {
    await open('/nl/articles/lisbon-in-three-days', [{ ...english, localizations: { data: [] } }]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Artikel niet gevonden.');
  });
});

it('ERR-17 CNT-30 an article that cannot be loaded says so with a real status', async () => {
  const { router } = await renderRoute(vertical, manifest, '/articles/lisbon-in-three-days', {
    wire: fakeWire([[articleList, wireError(500, { code: 'SERVER_ERROR', message: 'x' })]]),
  });
  expect(screen.getByRole('alert')).toHaveTextContent(
    "Sorry, we couldn't load the articles. Please try again later.",
  );
  expect(Object.values(router.state.errors ?? {})).toEqual([
    expect.objectContaining({ status: 500 }),
  ]);
});

it('ERR-20 PLT-20 an article is not found while the flag is off', async () => {
  await renderRoute(vertical, manifest, '/articles/lisbon-in-three-days', {
    wire: fakeWire([]),
    flags: { articles: false },
  });
  expect(screen.getByRole('heading')).toHaveTextContent('Not Found');
});
