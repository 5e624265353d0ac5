import {
  destinationList,
  resolveHotelPath,
  seoText,
  type ResolvePathResult,
} from '@wayfare/api-contract';
import {
  buildPlaceSuggestion,
  expectAccessible,
  fakeWire,
  networkFailure,
  renderRoute,
  wireError,
} from '@wayfare/testing';
import { manifestOf } from '@wayfare/testing/manifests';
import { screen } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { buildDestination, listOf, SEO_TEXT } from '../testing/entries';

const hotels = manifestOf('hotels');

const country = { type: 'country' as const, id: 'ES', label: 'Spain', path: '/spain' };
const ROOT: ResolvePathResult = {
  place: null,
  breadcrumb: [],
  paths: { en: '', nl: '' },
  children: [
    { ...country, hotelCount: 400 },
    { ...country, id: 'AD', label: 'Andorra', path: '/andorra', hotelCount: 1 },
  ],
};
const SPAIN: ResolvePathResult = {
  place: buildPlaceSuggestion({ ...country, destinationName: null, cityName: null }),
  breadcrumb: [country],
  paths: { en: '/spain', nl: '/spanje' },
  children: [
    {
      type: 'destination',
      id: 'ES.56',
      label: 'Catalonia',
      path: '/spain/catalonia',
      hotelCount: 310,
    },
    {
      type: 'destination',
      id: 'ES.51',
      label: 'Andalusia',
      path: '/spain/andalusia',
      hotelCount: 90,
    },
  ],
};

type Calls = [typeof resolveHotelPath, typeof seoText, typeof destinationList];
type Handlers = Parameters<typeof fakeWire<Calls>>[0];

interface Answers {
  root?: Handlers[0][1];
  seo?: Handlers[1][1];
  destinations?: Handlers[2][1];
  flags?: Record<string, boolean>;
}

function open(
  path: string,
  {
    root = ROOT,
    seo = SEO_TEXT,
    destinations = listOf(buildDestination()),
    flags = {},
  }: Answers = {},
) {
  const resolved: Handlers[0][1] = (request) => {
    if (request.path !== '') return SPAIN;
    return typeof root === 'function' ? root(request) : root;
  };
  return renderRoute(vertical, manifest, path, {
    wire: fakeWire<Calls>([
      [resolveHotelPath, resolved],
      [seoText, seo],
      [destinationList, destinations],
    ]),
    manifests: [hotels],
    flags,
  });
}

describe('the countries', () => {
  it.each([
    [
      '/country',
      'Countries',
      'Countries with hotels',
      '2 countries with hotels.',
      '/country?codeCountry=ES',
    ],
    ['/nl/land', 'Landen', 'Landen met hotels', '2 landen met hotels.', '/nl/land?codeCountry=ES'],
  ])('CNT-07 are listed with their hotels at %s', async (path, heading, title, lead, href) => {
    const { view, head } = await open(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(head()).toMatchObject({
      title,
      noindex: false,
      alternates: { en: '/country', nl: '/nl/land' },
    });
    expect(screen.getByText(lead)).toBeVisible();
    expect(screen.getByText('400 hotels')).toBeVisible();
    expect(screen.getByText('1 hotel')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Spain' })).toHaveAttribute('href', href);
    await expectAccessible(view.container);
  });

  it('CNT-07 say when there are none', async () => {
    await open('/country', { root: { ...ROOT, children: [] } });
    expect(
      screen.getByRole('heading', { name: 'There are no countries to show right now.' }),
    ).toBeVisible();
  });

  it('CNT-07 say when they cannot be had, and come on a second try', async () => {
    let isUp = false;
    const { user } = await open('/nl/land', { root: () => (isUp ? ROOT : networkFailure()) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'De plaatsen kunnen nu niet worden getoond',
    );
    isUp = true;
    await user.click(screen.getByRole('link', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('link', { name: 'Andorra' })).toBeVisible();
  });
});

describe('a country', () => {
  it('CNT-07 has its regions with their hotels, and leads to its hotels, its destination page and its cities', async () => {
    const { view, head } = await open('/country?codeCountry=ES');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Spain');
    expect(screen.getByText('400 hotels, by region.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Catalonia' })).toHaveAttribute(
      'href',
      '/hotels/spain/catalonia',
    );
    expect(screen.getByText('310 hotels')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find hotels' })).toHaveAttribute(
      'href',
      '/hotels/spain',
    );
    expect(screen.getByRole('link', { name: 'When to go, and what to know' })).toHaveAttribute(
      'href',
      '/vacation/spain',
    );
    expect(screen.getByRole('link', { name: 'Cities' })).toHaveAttribute(
      'href',
      '/cities?codeCountry=ES',
    );
    expect(head()).toMatchObject({ title: 'Spain: regions and hotels', noindex: true });
    await expectAccessible(view.container);
  });

  it.each<[string, Answers]>([
    ['destinations are switched off', { flags: { destinations: false } }],
    ['nobody wrote about it', { destinations: listOf<never>() }],
    ['the content service fails', { destinations: networkFailure }],
  ])('CNT-07 does without its destination page when %s', async (_, answers) => {
    await open('/country?codeCountry=ES', answers);
    expect(screen.getByRole('link', { name: 'Find hotels' })).toBeVisible();
    expect(
      screen.queryByRole('link', { name: 'When to go, and what to know' }),
    ).not.toBeInTheDocument();
  });

  it.each([
    ['/country?codeCountry=XX', 'We don’t know this place', ['/country', '/cities']],
    ['/nl/land?codeCountry=Espana', 'Deze plaats kennen we niet', ['/nl/land', '/nl/steden']],
  ])('CNT-07 answers 404 with a way on at %s', async (path, text, links) => {
    const { router, view } = await open(path, {
      seo: wireError(404, { code: 'NOT_FOUND', message: 'x' }),
    });
    expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
    await expectAccessible(view.container);
  });
});
