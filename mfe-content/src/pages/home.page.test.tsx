import type { PopularPlace } from '@wayfare/api-contract';
import { articleList, destinationList, popularPlaces } from '@wayfare/api-contract';
import { defineVertical } from '@wayfare/remote-kit';
import {
  buildArticle,
  buildDestination,
  buildPlaceSuggestion,
  contentList,
  expectAccessible,
  fakeWire,
  networkFailure,
  renderRoute,
  schemaProblems,
  wireError,
} from '@wayfare/testing';
import { manifestOf } from '@wayfare/testing/manifests';
import { screen, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

const account = manifestOf('account');
const hotels = manifestOf('hotels');

const place: PopularPlace = {
  ...buildPlaceSuggestion(),
  hotelCount: 120,
  image: '/media/places/c-barcelona',
  imageAlt: 'Drawing of a coast',
};
const manifests = [hotels, account];
const broken = () => wireError(500, { code: 'SERVER_ERROR', message: 'x' });

interface Answers {
  places?: Parameters<typeof fakeWire<[typeof popularPlaces]>>[0][0][1];
  destinations?: Parameters<typeof fakeWire<[typeof destinationList]>>[0][0][1];
  articles?: Parameters<typeof fakeWire<[typeof articleList]>>[0][0][1];
}

function openHome(
  path: string,
  { places = [], destinations = contentList(), articles = contentList() }: Answers = {},
  options = {},
) {
  const wire = fakeWire([
    [popularPlaces, places],
    [destinationList, destinations],
    [articleList, articles],
  ]);
  return renderRoute(vertical, manifest, path, {
    wire,
    manifests,
    flags: { trains: true },
    ...options,
  });
}

const noMessages = () => Promise.resolve({ default: {} });
/** A vertical that has hotels to show on other pages. */
const featured = {
  vertical: defineVertical({
    name: 'beds',
    routes: {},
    slots: { 'hotels.featured/v1': () => Promise.resolve({ Component: () => <p>six hotels</p> }) },
    messages: { en: noMessages, nl: noMessages },
  }),
  manifest: {
    name: 'beds',
    version: '1.0.0',
    contract: '^2.0.0',
    criticality: 'regular',
    routes: [],
    slots: [{ id: 'hotels.featured/v1', order: 1, label: { en: 'Hotels', nl: 'Hotels' } }],
    namespaces: ['beds'],
  },
};

it.each([
  [
    'PLT-39',
    '/',
    'Where to next?',
    'Hotels, flights and trains in one place',
    '/hotels/spain/catalonia/barcelona',
  ],
  [
    'I18N-01',
    '/nl',
    'Waar ga je heen?',
    'Hotels, vluchten en treinen op één plek',
    '/nl/hotels/spain/catalonia/barcelona',
  ],
])(
  '%s the home page has one heading, a title, a canonical link and popular places at %s',
  async (_, path, heading, title, href) => {
    const answers = {
      places: [place],
      destinations: contentList(buildDestination()),
      articles: contentList(buildArticle()),
    };
    const { view, head } = await openHome(path, answers, { beside: [featured] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(head()).toMatchObject({ title, canonical: path });
    expect(screen.getByRole('link', { name: /Barcelona/ })).toHaveAttribute('href', href);
    await expectAccessible(view.container);
  },
);

it.each([
  ['/', 'Hotels and flights in one place', 'Hotels and flights in one place. One total price'],
  ['/nl', 'Hotels en vluchten op één plek', 'Hotels en vluchten op één plek. Eén totaalprijs'],
])(
  'PLT-22 the home page at %s names no trains where they are switched off',
  async (path, title, lead) => {
    const { head } = await openHome(path, {}, { flags: { trains: false } });
    expect(head()).toMatchObject({ title, description: expect.not.stringMatching(/train|trein/i) });
    expect(screen.getByText(lead, { exact: false })).toBeVisible();
  },
);

it('I18N-64 the home page asks for everything in its own language', async () => {
  const { wire } = await openHome('/nl', { places: [place] });
  expect(wire.requestsTo(popularPlaces)).toEqual([{ language: 'nl' }]);
  expect([...wire.requestsTo(articleList), ...wire.requestsTo(destinationList)]).toEqual([
    expect.objectContaining({ locale: 'nl' }),
    expect.objectContaining({ locale: 'nl' }),
  ]);
});

it('PLT-03 to PLT-05 ERR-12 the home page promises no booking fees, member prices and help at any hour, as configured', async () => {
  await openHome(
    '/',
    {},
    {
      support: {
        email: 'help@site.test',
        hours: { from: '8:00', to: '17:00' },
        social: [{ name: 'Mastodon', url: 'https://social.example/@us' }],
      },
    },
  );
  expect(screen.getByRole('heading', { name: 'No booking fees' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'About 10% off for members' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'help@site.test' })).toHaveAttribute(
    'href',
    'mailto:help@site.test',
  );
  expect(
    screen.getByRole('heading', { name: 'Help by e-mail and social media, 24/7' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mastodon' })).toHaveAttribute(
    'href',
    'https://social.example/@us',
  );
});

it('PLT-07 the home page shows logos of hotel, airline and train partners, labelled as invented', async () => {
  await openHome('/');
  const partners = within(screen.getByRole('region', { name: 'Partners' }));
  expect(
    partners.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
  ).toEqual(['Hotel partners', 'Airline partners', 'Train partners']);
  expect(partners.getAllByRole('img', { name: /^Logo of \w+/ })).toHaveLength(9);
  expect(partners.getByText('These companies are invented.')).toBeVisible();
});

it('the home page tells search engines who runs the site', async () => {
  const { head } = await openHome('/');
  expect(head()?.structured).toEqual([
    expect.objectContaining({
      '@type': 'Organization',
      name: 'Wayfare',
      url: '/',
      description: expect.stringContaining('hotels, flights and European trains'),
    }),
  ]);
  expect(schemaProblems(head()?.structured)).toEqual([]);
});

describe('featured hotels on the home page', () => {
  it('CON-09 are shown by the vertical that sells them, with a way to search them all', async () => {
    await openHome('/', {}, { beside: [featured] });
    const section = within(screen.getByRole('region', { name: 'Featured hotels' }));
    expect(await section.findByText('six hotels')).toBeVisible();
    expect(section.getByRole('link', { name: 'Search all hotels' })).toHaveAttribute(
      'href',
      '/accommodations',
    );
  });

  it('take no room when nobody sells hotels', async () => {
    await openHome('/');
    expect(screen.queryByRole('region', { name: 'Featured hotels' })).not.toBeInTheDocument();
  });
});

describe('destinations on the home page', () => {
  const countries = (count: number, bestMonths: number[]) =>
    Array.from({ length: count }, (_, index) =>
      buildDestination({ title: `Country ${index}`, slug: `country-${index}`, bestMonths }),
    );
  const everyMonth = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

  it('CNT-18 are six, with a way to all of them', async () => {
    await openHome('/', { destinations: contentList(...countries(8, [])) });
    const section = within(screen.getByRole('region', { name: 'Where to go' }));
    expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    expect(section.getByRole('link', { name: 'Country 0' })).toHaveAttribute(
      'href',
      '/vacation/country-0',
    );
    expect(section.getByRole('link', { name: 'All destinations' })).toHaveAttribute(
      'href',
      '/destinations',
    );
  });

  it('CNT-18 are named after the month when all six are good in it', async () => {
    await openHome('/', { destinations: contentList(...countries(6, everyMonth)) });
    expect(screen.getByRole('region', { name: /^Good in / })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All destinations' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/destinations\?month=\d+$/),
    );
  });

  it('PLT-21 are left out while their flag is off', async () => {
    await openHome(
      '/',
      { destinations: contentList(...countries(6, [])) },
      { flags: { destinations: false } },
    );
    expect(screen.queryByRole('region', { name: 'Where to go' })).not.toBeInTheDocument();
  });
});

describe('articles on the home page', () => {
  const articles = ['one', 'two', 'three', 'four'].map((slug) =>
    buildArticle({ slug, title: `Article ${slug}` }),
  );

  it('CNT-19 are the three newest, with a way to all of them', async () => {
    await openHome('/', { articles: contentList(...articles) });
    const section = within(screen.getByRole('region', { name: 'From the articles' }));
    expect(
      section.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
    ).toEqual(['Article one', 'Article two', 'Article three']);
    expect(section.getByRole('link', { name: 'All articles' })).toHaveAttribute(
      'href',
      '/articles',
    );
  });

  it('PLT-20 are left out while their flag is off', async () => {
    await openHome('/', { articles: contentList(...articles) }, { flags: { articles: false } });
    expect(screen.queryByRole('region', { name: 'From the articles' })).not.toBeInTheDocument();
  });
});

it('says when there are no popular places', async () => {
  await openHome('/');
  expect(screen.getByText('There are no popular places to show right now.')).toBeVisible();
});

it.each([
  ['the API fails', broken],
  ['there is no connection', networkFailure],
])(
  'the home page stays usable when %s: each part says so in its place and can be tried again',
  async (_, failure) => {
    let isUp = false;
    const { user } = await openHome('/', {
      places: () => (isUp ? [place] : failure()),
      destinations: () => (isUp ? contentList(buildDestination()) : failure()),
      articles: () => (isUp ? contentList(buildArticle()) : failure()),
    });
    expect(
      screen.getAllByRole('alert').map((alert) => alert.querySelector('p')?.textContent),
    ).toEqual([
      'Popular places can’t be shown right now.',
      'Destinations can’t be shown right now.',
      "Sorry, we couldn't load the articles. Please try again later.",
    ]);
    expect(screen.getByRole('heading', { name: 'Partners' })).toBeVisible();
    isUp = true;
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
    expect(await screen.findByRole('link', { name: /Barcelona/ })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);
