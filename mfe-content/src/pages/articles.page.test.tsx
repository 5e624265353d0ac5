import { articleList } from '@wayfare/api-contract';
import {
  buildArticle,
  contentList,
  expectAccessible,
  fakeWire,
  hangingAnswer,
  networkFailure,
  renderRoute,
  wireError,
} from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

type Answer = Parameters<typeof fakeWire<[typeof articleList]>>[0][0][1];

const FAILED = "Sorry, we couldn't load the articles. Please try again later.";
const articles = [
  buildArticle({
    slug: 'night-trains',
    title: 'Night trains',
    topic: 'trains',
    publishedAt: '2026-09-01',
  }),
  buildArticle({ slug: 'lisbon', title: 'Lisbon', topic: 'cities', publishedAt: '2026-08-01' }),
  buildArticle({
    slug: 'rail-pass',
    title: 'Rail pass',
    topic: 'trains',
    publishedAt: '2026-07-01',
  }),
  buildArticle({ slug: 'bologna', title: 'Bologna', topic: 'food', publishedAt: '2026-06-01' }),
];

const open = (path: string, answer: Answer = contentList(...articles), flags = {}) =>
  renderRoute(vertical, manifest, path, { wire: fakeWire([[articleList, answer]]), flags });
const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

it.each([
  ['CNT-02', '/articles', 'Articles', 'en'],
  ['CNT-19', '/nl/artikelen', 'Artikelen', 'nl'],
])(
  '%s %s lists all articles in its language under one heading',
  async (_, path, heading, locale) => {
    const { view, wire, head } = await open(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(titles()).toEqual(['Night trains', 'Lisbon', 'Rail pass', 'Bologna']);
    expect(wire.requestsTo(articleList)).toEqual([{ locale, 'pagination[pageSize]': '-1' }]);
    expect(head()).toMatchObject({ alternates: { en: '/articles', nl: '/nl/artikelen' } });
    expect(head()?.canonical).toBe(path);
    await expectAccessible(view.container);
  },
);

it('CNT-19 a card has picture, title, teaser, topic, day and reading time', async () => {
  await open('/articles', contentList(buildArticle()));
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('img', { name: 'Drawing of a town on a hill' })).toHaveAttribute(
    'srcset',
    expect.stringContaining('/media/skyline-at-dusk-2/640.webp 640w'),
  );
  expect(card.getByRole('link', { name: 'Lisbon in three unhurried days' })).toHaveAttribute(
    'href',
    '/articles/lisbon-in-three-days',
  );
  expect(card.getByText(/Hills, trams and the river/)).toBeVisible();
  expect(card.getByText('Cities')).toBeVisible();
  expect(card.getByText('4 May 2026')).toHaveAttribute('datetime', '2026-05-04');
  expect(card.getByText('4 minutes to read')).toBeVisible();
});

describe('narrowing by topic', () => {
  it('CNT-02 has a link with a number for each topic that is written about', async () => {
    await open('/articles');
    const links = within(screen.getByRole('navigation', { name: 'Narrow by topic' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All 4', '/articles'],
      ['Cities 1', '/articles?topic=cities'],
      ['Trains 2', '/articles?topic=trains'],
      ['Food 1', '/articles?topic=food'],
    ]);
  });

  it('CNT-02 keeps the topic in the address, shows its articles and says how many there are', async () => {
    const { user, address, head } = await open('/articles');
    expect(screen.getByRole('status')).toHaveTextContent('4 articles, newest first');
    await user.click(screen.getByRole('link', { name: 'Trains 2' }));
    expect(await screen.findByText('2 articles on the topic Trains')).toBeVisible();
    expect(address()).toBe('/articles?topic=trains');
    expect(titles()).toEqual(['Night trains', 'Rail pass']);
    expect(screen.getByRole('link', { name: 'Trains 2' })).toHaveAttribute('aria-current', 'true');
    expect(head()).toMatchObject({ title: 'Travel articles: Trains' });
  });

  it('CNT-02 shows everything for a topic that does not exist', async () => {
    await open('/articles?topic=politics');
    expect(titles()).toHaveLength(4);
  });

  it('CNT-02 says that there is nothing about a topic and leads to all articles', async () => {
    await open('/articles?topic=coast');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
      'There is no article on this topic yet',
    );
    expect(screen.getByRole('link', { name: 'Show all articles' })).toHaveAttribute(
      'href',
      '/articles',
    );
  });
});

it('CNT-02 the index says when nothing is published, and leads on', async () => {
  const { view } = await open('/nl/artikelen', contentList());
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
    'Er zijn op dit moment geen artikelen',
  );
  expect(screen.getByRole('link', { name: 'Naar de startpagina' })).toHaveAttribute('href', '/nl');
  await expectAccessible(view.container);
});

describe('content that does not come', () => {
  it.each<[string, () => Answer, number]>([
    ['fails', () => wireError(502, { code: 'SERVER_ERROR', message: 'x' }), 502],
    ['takes too long', hangingAnswer, 504],
    ['cannot be reached', networkFailure, 503],
  ])(
    'ERR-17 CNT-30 the index says it with a real status when the content service %s',
    async (_, failure, status) => {
      const { view, router } = await open('/articles', failure());
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Articles');
      expect(screen.getByRole('alert')).toHaveTextContent(FAILED);
      expect(Object.values(router.state.errors ?? {})).toEqual([
        expect.objectContaining({ status }),
      ]);
      await expectAccessible(view.container);
    },
  );

  it('CNT-30 the index can be tried again', async () => {
    let isUp = false;
    const { user } = await open('/articles?topic=trains', () =>
      isUp ? contentList(...articles) : wireError(500, { code: 'SERVER_ERROR', message: 'x' }),
    );
    isUp = true;
    await user.click(screen.getByRole('link', { name: 'Try again' }));
    expect(await screen.findByText('2 articles on the topic Trains')).toBeVisible();
  });
});

it('PLT-20 the index is not found while its flag is off', async () => {
  await renderRoute(vertical, manifest, '/articles', {
    wire: fakeWire([]),
    flags: { articles: false },
  });
  expect(screen.getByRole('heading')).toHaveTextContent('Not Found');
});
