import {
  articleList,
  destinationClimate,
  destinationList,
  seoText,
  type ContentListRequest,
} from '@wayfare/api-contract';
import { fakeWire, hangingAnswer, networkFailure, renderRoute, wireError } from '@wayfare/testing';
import { manifestOf } from '@wayfare/testing/manifests';
import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import manifest from '../../vertical.json';
import {
  buildArticle,
  buildDestination,
  buildDutchDestination,
  CLIMATE,
  listOf,
  SEO_TEXT,
} from '../features/destinations/destinations.fixture';
import { vertical } from '../remote';

const flights = manifestOf('flights');
const hotels = manifestOf('hotels');
const trains = manifestOf('trains');

expect.extend(toHaveNoViolations);

const manifests = [hotels, flights, trains];
const ENTRIES = [buildDestination(), buildDutchDestination()];
const NOT_FOUND = () => wireError(404, { code: 'NOT_FOUND', message: 'x' });

type Calls = [
  typeof destinationList,
  typeof destinationClimate,
  typeof seoText,
  typeof articleList,
];
type Handlers = Parameters<typeof fakeWire<Calls>>[0];

interface Answers {
  destinations?: Handlers[0][1];
  climate?: Handlers[1][1];
  seo?: Handlers[2][1];
  articles?: Handlers[3][1];
  flags?: Record<string, boolean>;
}

const bySlug = (request: ContentListRequest) =>
  listOf(
    ...ENTRIES.filter(
      ({ slug, locale }) => slug === request['filters[slug][$eq]'] && locale === request.locale,
    ),
  );

function open(
  path: string,
  {
    destinations = bySlug,
    climate = CLIMATE,
    seo = SEO_TEXT,
    articles = listOf(
      buildArticle(),
      buildArticle({ slug: 'fjords', title: 'Fjords', countries: ['NO'] }),
    ),
    flags = { trains: true },
  }: Answers = {},
) {
  const wire = fakeWire<Calls>([
    [destinationList, destinations],
    [destinationClimate, climate],
    [seoText, seo],
    [articleList, articles],
  ]);
  return renderRoute(vertical, manifest, path, { wire, manifests, flags });
}

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the page of a destination', () => {
  it.each([
    [
      '/vacation/spain',
      'Spain',
      'Spain: when to go, climate and hotels',
      'Best months: April to May, September',
      'Capital',
    ],
    [
      '/nl/vacation/spanje',
      'Spanje',
      'Spanje: beste reistijd, klimaat en hotels',
      'Beste maanden: april tot en met mei, september',
      'Hoofdstad',
    ],
  ])(
    'CNT-16 has name, title, picture, best months and facts at %s',
    async (path, name, title, best, fact) => {
      const { view, head } = await open(path);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
      expect(head()).toMatchObject({
        title,
        description: 'Late dinners, fast trains and four kinds of coast.',
        alternates: { en: '/vacation/spain', nl: '/nl/vacation/spanje' },
      });
      expect(screen.getByRole('img', { name: 'Drawing of a bay' })).toHaveAttribute(
        'fetchpriority',
        'high',
      );
      expect(screen.getByText(best)).toBeVisible();
      expect(screen.getByText(fact).nextSibling).toHaveTextContent('Madrid');
      expect(screen.getByRole('heading', { name: 'Cádiz' })).toBeVisible();
      expect(await axe(view.container)).toHaveNoViolations();
    },
  );

  it('CNT-18 shows the climate of a place as a chart and as a table with units in words, and its source', async () => {
    await open('/vacation/spain');
    const climate = section('When to go');
    expect(
      climate.getByRole('img', { name: /temperature and the rain of each month in Madrid/ }),
    ).toBeVisible();
    expect(climate.getByRole('status')).toHaveTextContent(
      'Madrid: up to 32 °C by day in July, down to 1 °C at night in January. Most rain in November: 58 mm.',
    );
    const table = within(
      climate.getByRole('table', { name: 'The weather of Madrid, month by month' }),
    );
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Month',
      'By day degrees Celsius',
      'At night degrees Celsius',
      'Rain millimetres',
      'Wet days days',
      'Sun hours a day',
    ]);
    expect(table.getAllByRole('rowheader')).toHaveLength(12);
    expect(table.getByRole('row', { name: /^April/ })).toHaveTextContent(
      'April (one of the best months)1892367.3',
    );
    expect(climate.getByText(/Normals 1961–1990, CRU CL 2.0/)).toBeVisible();
    expect(climate.getByRole('link', { name: 'Data sources' })).toHaveAttribute(
      'href',
      '/data-sources',
    );
  });

  it('CNT-18 keeps the choice of a place in the address, the same in both languages', async () => {
    const { user, address } = await open('/vacation/spain');
    await user.click(screen.getByRole('link', { name: 'Seville' }));
    expect(address()).toBe('/vacation/spain?place=2');
    expect(
      await screen.findByRole('table', { name: 'The weather of Seville, month by month' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Seville' })).toHaveAttribute('aria-current', 'true');
  });

  it('CNT-18 asks for the climate in the language of the page', async () => {
    const { wire } = await open('/nl/vacation/spanje');
    expect(wire.requestsTo(destinationClimate)).toEqual([{ country: 'ES', language: 'nl' }]);
  });

  it('CNT-19 has the articles about the country, and none of others', async () => {
    await open('/vacation/spain');
    expect(
      section('Read on')
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Three days in Valencia']);
  });

  it('PLT-20 leaves articles out while they are switched off', async () => {
    await open('/vacation/spain', { flags: { articles: false } });
    expect(screen.queryByRole('region', { name: 'Read on' })).toBeNull();
  });

  it('leads to hotels, flights, trains and regions, without trains while they are switched off', async () => {
    const { view } = await open('/vacation/spain');
    const links = () =>
      section('Plan your trip')
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(links()).toEqual(['/hotels/spain', '/flights', '/trains', '/country?codeCountry=ES']);
    view.unmount();
    await open('/vacation/spain', { flags: { trains: false } });
    expect(links()).toEqual(['/hotels/spain', '/flights', '/country?codeCountry=ES']);
  });

  it('SEO-07 says where it stands and what it is about in structured data', async () => {
    const { head } = await open('/vacation/spain');
    expect(head()?.structured).toEqual([
      expect.objectContaining({
        '@type': 'TouristDestination',
        name: 'Spain',
        url: '/vacation/spain',
        image: ['/media/beach-1/1280.webp'],
      }),
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          expect.objectContaining({ item: '/' }),
          expect.objectContaining({ item: '/destinations' }),
          expect.objectContaining({ position: 3, item: '/vacation/spain' }),
        ],
      }),
    ]);
  });

  it.each([
    ['/nl/vacation/spain?place=2', '/nl/vacation/spanje?place=2'],
    ['/vacation/spanje', '/vacation/spain'],
    ['/vacation/Spain', '/vacation/spain'],
  ])('OQ-13 sends %s to %s', async (path, own) => {
    const { address } = await open(path);
    expect(address()).toBe(own);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Span?i?n?j?e?/);
  });
});

describe('a destination that fails', () => {
  it.each([
    ['/vacation/atlantis', bySlug, 'Invalid Url', '/destinations'],
    ['/nl/vacation/atlantis', bySlug, 'Ongeldige url', '/nl/destinations'],
    [
      `/vacation/${'a'.repeat(300)}`,
      () => wireError(422, { code: 'INVALID_REQUEST', message: 'x' }),
      'Invalid Url',
      '/destinations',
    ],
  ])(
    'CNT-31 answers 404 "Invalid Url" with a way on when nobody knows its name (%#)',
    async (path, destinations, text, href) => {
      const { router, view } = await open(path, { destinations });
      expect(Object.values(router.state.errors ?? {})).toMatchObject([
        { status: 404, data: { message: 'Invalid Url' } },
      ]);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text);
      expect(screen.getByRole('link')).toHaveAttribute('href', href);
      expect(await axe(view.container)).toHaveNoViolations();
    },
  );

  it.each([
    ['fails', () => wireError(503, { code: 'SERVER_ERROR', message: 'x' })],
    ['does not answer in time', hangingAnswer],
    ['cannot be reached', networkFailure],
  ])(
    'CNT-31 answers 500 "Server unavailable" when the content service %s, and comes on a second try',
    async (_, failure) => {
      let isUp = false;
      const { user, router } = await open('/vacation/spain', {
        destinations: (request) => (isUp ? bySlug(request) : failure()),
      });
      expect(Object.values(router.state.errors ?? {})).toMatchObject([
        { status: 500, data: { message: 'Server unavailable' } },
      ]);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Server unavailable');
      isUp = true;
      await user.click(screen.getByRole('link', { name: 'Try again' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Spain' })).toBeVisible();
    },
  );

  it('says so where only the climate cannot be had, and gets it on a second try', async () => {
    let isUp = false;
    const { user } = await open('/vacation/spain', {
      climate: () => (isUp ? CLIMATE : networkFailure()),
    });
    expect(screen.getByRole('alert')).toHaveTextContent('The weather can’t be shown right now.');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('says where nothing is known of the climate, of articles and of hotels, and shows the rest', async () => {
    const { view, head } = await open('/vacation/spain', {
      climate: NOT_FOUND,
      seo: NOT_FOUND,
      articles: networkFailure(),
    });
    expect(screen.getByText('We have no figures about the weather here.')).toBeVisible();
    expect(screen.getByText('Articles can’t be shown right now.')).toBeVisible();
    expect(section('Plan your trip').getByRole('link', { name: 'Find hotels' })).toHaveAttribute(
      'href',
      '/accommodations',
    );
    expect(head()?.alternates).toEqual({ en: '/vacation/spain', nl: '/nl/vacation/spanje' });
    expect(await axe(view.container)).toHaveNoViolations();
  });
});

describe('the hotels of a destination', () => {
  it('CNT-18 come from the vertical that sells them, for the country of the page', async () => {
    const asked: unknown[] = [];
    const seller = {
      ...hotels,
      slots: [{ id: 'hotels.featured/v1', order: 1, label: { en: 'Hotels', nl: 'Hotels' } }],
    };
    const Component = ({ params }: { params?: Readonly<Record<string, string>> | undefined }) => {
      asked.push(params);
      return <p>Six hotels</p>;
    };
    const noMessages = () => Promise.resolve({ default: {} });
    const beside = [
      {
        manifest: seller,
        vertical: {
          name: 'hotels',
          routes: {},
          slots: { 'hotels.featured/v1': () => Promise.resolve({ Component }) },
          messages: { en: noMessages, nl: noMessages },
        },
      },
    ];
    const wire = fakeWire<Calls>([
      [destinationList, bySlug],
      [destinationClimate, CLIMATE],
      [seoText, SEO_TEXT],
      [articleList, listOf()],
    ]);
    await renderRoute(vertical, manifest, '/vacation/spain', { wire, beside });
    const hotelsOf = section('Featured hotels');
    expect(await hotelsOf.findByText('Six hotels')).toBeVisible();
    expect(asked.at(-1)).toEqual({ countryCode: 'ES' });
    expect(hotelsOf.getByRole('link', { name: 'Show all hotels' })).toHaveAttribute(
      'href',
      '/hotels/spain',
    );
  });
});
