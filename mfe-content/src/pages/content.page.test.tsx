import type { PopularPlace } from '@wayfare/api-contract';
import { popularPlaces, sitemapByCity, sitemapByCountry } from '@wayfare/api-contract';
import { buildPlaceSuggestion, fakeWire, networkFailure, renderRoute, wireError } from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import account from '../../../mfe-account/vertical.json';
import hotels from '../../../mfe-hotels/vertical.json';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

expect.extend(toHaveNoViolations);

const place: PopularPlace = { ...buildPlaceSuggestion(), hotelCount: 120, image: '/media/places/c-barcelona', imageAlt: 'Drawing of a coast' };
const manifests = [hotels, account];

const openHome = (path: string, answer: Parameters<typeof fakeWire<[typeof popularPlaces]>>[0][0][1]) =>
  renderRoute(vertical, manifest, path, { wire: fakeWire([[popularPlaces, answer]]), manifests });

const open = (path: string, flags = {}) => renderRoute(vertical, manifest, path, { wire: fakeWire([]), manifests, flags });

describe('the home page', () => {
  it.each([
    ['PLT-39', '/', 'Where to next?', 'Hotels, flights and trains in one place', '/hotels/spain/catalonia/barcelona'],
    ['I18N-01', '/nl', 'Waar ga je heen?', 'Hotels, vluchten en treinen op één plek', '/nl/hotels/spain/catalonia/barcelona'],
  ])('%s has one heading, a title, a canonical link and popular places at %s', async (_, path, heading, title, href) => {
    const { view, head } = await openHome(path, [place]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(head()).toMatchObject({ title, canonical: path });
    expect(screen.getByRole('link', { name: /Barcelona/ })).toHaveAttribute('href', href);
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('I18N-64 asks for the popular places in the language of the page', async () => {
    const { wire } = await openHome('/nl', [place]);
    expect(wire.requestsTo(popularPlaces)).toEqual([{ language: 'nl' }]);
  });

  it('PLT-03 to PLT-05 promises no booking fees, member prices and help at any hour', async () => {
    await openHome('/', []);
    expect(screen.getByRole('heading', { name: 'No booking fees' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'About 10% off for members' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'support@wayfare.example' })).toHaveAttribute('href', 'mailto:support@wayfare.example');
    expect(screen.getByRole('link', { name: 'On social media (demo link)' })).toBeVisible();
  });

  it('PLT-07 shows logos of hotel, airline and train partners, labelled as invented', async () => {
    await openHome('/', []);
    const partners = within(screen.getByRole('region', { name: 'Partners' }));
    expect(partners.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Hotel partners', 'Airline partners', 'Train partners']);
    expect(partners.getAllByRole('img', { name: /^Logo of \w+/ })).toHaveLength(9);
    expect(partners.getByText(/Demo partners/)).toBeVisible();
  });

  it('says when there are no popular places', async () => {
    await openHome('/', []);
    expect(screen.getByText('There are no popular places to show right now.')).toBeVisible();
  });

  it.each([
    ['the API fails', () => wireError(500, { code: 'SERVER_ERROR', message: 'x' })],
    ['there is no connection', networkFailure],
  ])('stays usable when %s, and gets the places on a second try', async (_, failure) => {
    let isUp = false;
    const { user } = await openHome('/', () => (isUp ? [place] : failure()));
    expect(screen.getByRole('alert')).toHaveTextContent('Popular places can’t be shown right now.');
    expect(screen.getByRole('heading', { name: 'Partners' })).toBeVisible();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Barcelona/ })).toBeVisible();
  });
});

describe('the sitemap', () => {
  const rows = { countries: [{ label: 'Spain', path: '/spain', hotelCount: 300 }], cities: [{ label: 'Barcelona', path: '/spain/catalonia/barcelona', hotelCount: 1 }] };
  const wire = () => fakeWire([[sitemapByCountry, rows.countries], [sitemapByCity, rows.cities]]);

  it('SEO-11 links to countries, cities and pages', async () => {
    const { view } = await renderRoute(vertical, manifest, '/sitemap', { wire: wire(), manifests });
    expect(screen.getByRole('link', { name: 'Spain' })).toHaveAttribute('href', '/hotels/spain');
    expect(screen.getByRole('link', { name: 'Barcelona' })).toHaveAttribute('href', '/hotels/spain/catalonia/barcelona');
    expect(screen.getByRole('link', { name: 'My bookings' })).toHaveAttribute('href', '/booking-list');
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('SEO-11 asks for both lists in Dutch on the Dutch page', async () => {
    const dutch = wire();
    await renderRoute(vertical, manifest, '/nl/sitemap', { wire: dutch, manifests });
    expect([dutch.requestsTo(sitemapByCountry), dutch.requestsTo(sitemapByCity)]).toEqual([[{ language: 'nl' }], [{ language: 'nl' }]]);
  });
});

describe.each([
  ['PLT-20', '/articles', 'articles', 'Articles are not open yet'],
  ['PLT-20', '/articles/a-week-in-lisbon', 'articles', 'Articles are not open yet'],
  ['PLT-20', '/nl/artikelen', 'articles', 'Artikelen zijn er nog niet'],
  ['PLT-21', '/destinations', 'destinations', 'Destinations are not open yet'],
  ['PLT-21', '/nl/destinations', 'destinations', 'Bestemmingen zijn er nog niet'],
])('%s the page %s behind a flag', (_, path, flag, heading) => {
  it('is not found while the flag is off', async () => {
    await open(path, { [flag]: false });
    expect(screen.getByRole('heading')).toHaveTextContent('Not Found');
  });

  it('says that it is not open yet while the flag is on', async () => {
    const { view } = await open(path);
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
    expect(await axe(view.container)).toHaveNoViolations();
  });
});

it.each([
  ['/data-sources', 'Data sources'],
  ['/nl/databronnen', 'Databronnen'],
])('%s names the sources and says what is invented', async (path, heading) => {
  const { view } = await open(path);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  for (const name of ['GeoNames', 'Natural Earth']) expect(screen.getByRole('link', { name })).toBeVisible();
  expect(await axe(view.container)).toHaveNoViolations();
});
