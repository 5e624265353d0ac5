import { sitemapByCity, sitemapByCountry } from '@wayfare/api-contract';
import { expectAccessible, fakeWire, renderRoute } from '@wayfare/testing';
import { manifestOf } from '@wayfare/testing/manifests';
import { screen, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

const account = manifestOf('account');
const hotels = manifestOf('hotels');

const manifests = [hotels, account];

describe('the sitemap', () => {
  const rows = {
    countries: [{ label: 'Spain', path: '/spain', hotelCount: 300 }],
    cities: [{ label: 'Barcelona', path: '/spain/catalonia/barcelona', hotelCount: 1 }],
  };
  const wire = () =>
    fakeWire([
      [sitemapByCountry, rows.countries],
      [sitemapByCity, rows.cities],
    ]);

  it('SEO-11 links to countries, cities and pages', async () => {
    const { view } = await renderRoute(vertical, manifest, '/sitemap', { wire: wire(), manifests });
    expect(screen.getByRole('link', { name: 'Spain' })).toHaveAttribute('href', '/hotels/spain');
    expect(screen.getByRole('link', { name: 'Barcelona' })).toHaveAttribute(
      'href',
      '/hotels/spain/catalonia/barcelona',
    );
    expect(screen.getByRole('link', { name: 'My bookings' })).toHaveAttribute(
      'href',
      '/booking-list',
    );
    await expectAccessible(view.container);
  });

  it('SEO-11 leads to the cities of a letter, where there is more than one', async () => {
    const cities = ['Aachen', 'Évora', 'Eindhoven'].map((label) => ({
      label,
      path: `/x/y/${label}`,
      hotelCount: 2,
    }));
    const { view } = await renderRoute(vertical, manifest, '/sitemap', {
      wire: fakeWire([
        [sitemapByCountry, rows.countries],
        [sitemapByCity, cities],
      ]),
      manifests,
    });
    const letters = within(
      screen.getByRole('navigation', { name: 'Cities by letter' }),
    ).getAllByRole('link');
    expect(letters.map((link) => link.textContent)).toEqual(['A', 'E']);
    const named = (link: HTMLElement) =>
      document.getElementById(decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''));
    expect(letters.map((link) => named(link)?.textContent)).toEqual(['A', 'E']);
    expect(
      within(screen.getByRole('region', { name: 'E' }))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Évora', 'Eindhoven']);
    expect(
      within(screen.getByRole('region', { name: 'A' })).getByText('2 hotels'),
    ).toBeInTheDocument();
    await expectAccessible(view.container);
  });

  it('SEO-11 has 500 cities on a page, each page with an address of its own in both languages', async () => {
    const cities = Array.from({ length: 1_001 }, (_, index) => ({
      label: `City ${index}`,
      path: `/x/y/city-${index}`,
      hotelCount: 1,
    }));
    const open = (path: string) =>
      renderRoute(vertical, manifest, path, {
        wire: fakeWire([
          [sitemapByCountry, rows.countries],
          [sitemapByCity, cities],
        ]),
        manifests,
      });
    const first = await open('/sitemap');
    expect(first.head()).toMatchObject({ title: 'Sitemap', canonical: '/sitemap' });
    expect(screen.getByRole('link', { name: 'City 499' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'City 500' })).not.toBeInTheDocument();
    expect(
      within(screen.getByRole('navigation', { name: 'Pages of cities' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/sitemap', '/sitemap?page=2', '/sitemap?page=3']);
    first.view.unmount();
    const last = await open('/nl/sitemap?page=3&utm_source=mail');
    expect(last.head()).toMatchObject({
      title: 'Sitemap, pagina 3',
      canonical: '/nl/sitemap?page=3',
      alternates: { en: '/sitemap?page=3', nl: '/nl/sitemap?page=3' },
    });
    expect(
      screen.getByRole('heading', { level: 1, name: 'Sitemap, pagina 3 van 3' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'City 1000' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Spain' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pagina 3' })).toHaveAttribute('aria-current', 'page');
    await expectAccessible(last.view.container);
  });

  it.each(['0', '4', '01', 'x', ''])('SEO-11 has no page %j', async (page) => {
    await renderRoute(vertical, manifest, `/sitemap?page=${page}`, { wire: wire(), manifests });
    expect(screen.getByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible();
  });

  it('SEO-11 asks for both lists in Dutch on the Dutch page', async () => {
    const dutch = wire();
    await renderRoute(vertical, manifest, '/nl/sitemap', { wire: dutch, manifests });
    expect([dutch.requestsTo(sitemapByCountry), dutch.requestsTo(sitemapByCity)]).toEqual([
      [{ language: 'nl' }],
      [{ language: 'nl' }],
    ]);
  });

  it('CNT-20 leads to every page of the site by group, and not to what is switched off or published by nobody', async () => {
    const open = async (flags: Record<string, boolean>) => {
      const { view } = await renderRoute(vertical, manifest, '/sitemap', {
        wire: wire(),
        manifests,
        flags,
      });
      const links = within(screen.getByRole('region', { name: 'Pages' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
      view.unmount();
      return links;
    };
    const all = await open({ articles: true, destinations: true });
    for (const path of [
      '/',
      '/destinations',
      '/articles',
      '/promos',
      '/cities',
      '/country',
      '/about-us',
      '/how-we-work',
      '/contact',
      '/contact-customer-service',
      '/covid-19-faqs',
      '/terms-and-conditions',
      '/privacy-cookie-statement',
      '/accessibility',
      '/data-sources',
    ])
      expect(all).toContain(path);
    for (const path of [
      '/destinations-delete',
      '/preview',
      '/legal/privacy-cookies',
      '/trains',
      '/flights',
    ])
      expect(all).not.toContain(path);
    const some = await open({ articles: false, destinations: false });
    expect(all.filter((path) => !some.includes(path))).toEqual(['/destinations', '/articles']);
  });
});
