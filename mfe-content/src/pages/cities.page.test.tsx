import {
  popularPlaces,
  resolveHotelPath,
  seoText,
  sitemapByCity,
  type PopularPlace,
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
import { screen, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { SEO_TEXT } from '../testing/entries';

const hotels = manifestOf('hotels');

const POPULAR: PopularPlace = {
  ...buildPlaceSuggestion(),
  hotelCount: 120,
  image: '/media/places/c-barcelona',
  imageAlt: 'Drawing of a coast',
};
const country = { type: 'country' as const, id: 'ES', label: 'Spain', path: '/spain' };
const region = {
  type: 'destination' as const,
  id: 'ES.56',
  label: 'Catalonia',
  path: '/spain/catalonia',
};
const city = {
  type: 'city' as const,
  id: 'c-barcelona',
  label: 'Barcelona',
  path: '/spain/catalonia/barcelona',
};

const SPAIN: ResolvePathResult = {
  place: buildPlaceSuggestion({ ...country, destinationName: null, cityName: null }),
  breadcrumb: [country],
  paths: { en: '/spain', nl: '/spanje' },
  children: [{ ...region, hotelCount: 310 }],
};
const CATALONIA: ResolvePathResult = {
  place: buildPlaceSuggestion({ ...region, cityName: null }),
  breadcrumb: [country, region],
  paths: { en: '/spain/catalonia', nl: '/spanje/catalonie' },
  children: [{ ...city, hotelCount: 120 }],
};
const CITIES = [
  { label: 'Barcelona', path: '/spain/catalonia/barcelona', hotelCount: 120 },
  { label: 'Lisbon', path: '/portugal/lisbon/lisbon', hotelCount: 90 },
];

type Calls = [typeof popularPlaces, typeof resolveHotelPath, typeof seoText, typeof sitemapByCity];
type Handlers = Parameters<typeof fakeWire<Calls>>[0];

interface Answers {
  popular?: Handlers[0][1];
  resolved?: Handlers[1][1];
  seo?: Handlers[2][1];
}

const open = (
  path: string,
  { popular = [POPULAR], resolved = SPAIN, seo = SEO_TEXT }: Answers = {},
) =>
  renderRoute(vertical, manifest, path, {
    wire: fakeWire<Calls>([
      [popularPlaces, popular],
      [resolveHotelPath, resolved],
      [seoText, seo],
      [sitemapByCity, CITIES],
    ]),
    manifests: [hotels],
  });

describe('the cities', () => {
  it.each([
    ['/cities', 'Cities', 'Popular cities', '/country', '/sitemap'],
    ['/nl/steden', 'Steden', 'Populaire steden', '/nl/land', '/nl/sitemap'],
  ])(
    'CNT-04 are the popular ones at %s, with the way to all others',
    async (path, heading, title, countries, all) => {
      const { view, head } = await open(path);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
      expect(head()).toMatchObject({
        title,
        noindex: false,
        alternates: { en: '/cities', nl: '/nl/steden' },
      });
      expect(screen.getByRole('link', { name: /Barcelona/ })).toBeVisible();
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
        expect.arrayContaining([countries, all]),
      );
      await expectAccessible(view.container);
    },
  );

  it('CNT-04 say when the popular ones cannot be had, and still lead on', async () => {
    await open('/cities', { popular: networkFailure() });
    expect(screen.getByRole('alert')).toHaveTextContent('Popular places can’t be shown right now.');
    expect(screen.getByRole('link', { name: 'All countries' })).toBeVisible();
  });

  it('CNT-04 of a region are listed with their hotels', async () => {
    const { view, wire, head } = await open('/cities?destination_id=ES.56', {
      resolved: CATALONIA,
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Catalonia: cities');
    expect(screen.getByText('1 city with hotels.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Barcelona' })).toHaveAttribute(
      'href',
      '/hotels/spain/catalonia/barcelona',
    );
    expect(screen.getByRole('link', { name: 'Find hotels' })).toHaveAttribute(
      'href',
      '/hotels/spain/catalonia',
    );
    const way = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole(
      'link',
    );
    expect(way.map((step) => step.getAttribute('href'))).toEqual([
      '/country',
      '/country?codeCountry=ES',
      '/cities?codeCountry=ES',
    ]);
    expect(wire.requestsTo(seoText)).toEqual([{ destination_id: 'ES.56', language: 'en' }]);
    expect(head()).toMatchObject({ title: 'Catalonia: cities', noindex: true });
    await expectAccessible(view.container);
  });

  it('CNT-04 of a country are listed by region and by name, and none of other countries', async () => {
    const { view, wire } = await open('/cities?codeCountry=es');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Spain: cities');
    expect(screen.getByRole('link', { name: 'Catalonia' })).toHaveAttribute(
      'href',
      '/cities?destination_id=ES.56',
    );
    expect(screen.getByText('310 hotels')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Barcelona' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Lisbon' })).not.toBeInTheDocument();
    expect(wire.requestsTo(seoText)).toEqual([{ codeCountry: 'ES', language: 'en' }]);
    await expectAccessible(view.container);
  });

  it.each([
    ['/cities?codeCountry=XX', 404, 'We don’t know this place'],
    ['/cities?destination_id=nowhere', 404, 'We don’t know this place'],
    ['/nl/steden?codeCountry=XX', 404, 'Deze plaats kennen we niet'],
    ['/cities?destination_id=odd', 422, 'We don’t know this place'],
  ])('CNT-04 answer 404 at %s when the API says %i', async (path, status, text) => {
    const { router, view } = await open(path, {
      seo: wireError(status, { code: 'NOT_FOUND', message: 'x' }),
    });
    expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text);
    expect(screen.getAllByRole('link')).toHaveLength(2);
    await expectAccessible(view.container);
  });

  it.each(['/cities?codeCountry=Spain', `/cities?destination_id=${'x'.repeat(500)}`])(
    'CNT-04 ask nobody about what can be no place (%#)',
    async (path) => {
      const { wire } = await open(path);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
        'We don’t know this place',
      );
      expect(wire.requestsTo(seoText)).toEqual([]);
    },
  );

  it('CNT-04 say when they cannot be had, and come on a second try', async () => {
    let isUp = false;
    const { user, router } = await open('/cities?codeCountry=ES', {
      seo: () => (isUp ? SEO_TEXT : wireError(500, { code: 'SERVER_ERROR', message: 'x' })),
    });
    expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 500 }]);
    expect(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded.');
    isUp = true;
    await user.click(screen.getByRole('link', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Barcelona' })).toBeVisible();
  });
});
