import { sitemapByCity, sitemapByCountry } from '@wayfare/api-contract';
import { fakeWire, renderRoute } from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import account from '../../../mfe-account/vertical.json';
import hotels from '../../../mfe-hotels/vertical.json';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

expect.extend(toHaveNoViolations);

const manifests = [hotels, account];

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

  it('SEO-11 leads to the cities of a letter, where there is more than one', async () => {
    const cities = ['Aachen', 'Évora', 'Eindhoven'].map((label) => ({ label, path: `/x/y/${label}`, hotelCount: 2 }));
    const { view } = await renderRoute(vertical, manifest, '/sitemap', { wire: fakeWire([[sitemapByCountry, rows.countries], [sitemapByCity, cities]]), manifests });
    const letters = within(screen.getByRole('navigation', { name: 'Cities by letter' })).getAllByRole('link');
    expect(letters.map((link) => link.textContent)).toEqual(['A', 'E']);
    const named = (link: HTMLElement) => document.getElementById(decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''));
    expect(letters.map((link) => named(link)?.textContent)).toEqual(['A', 'E']);
    expect(within(screen.getByRole('region', { name: 'E' })).getAllByRole('link').map((link) => link.textContent)).toEqual(['Évora', 'Eindhoven']);
    expect(within(screen.getByRole('region', { name: 'A' })).getByText('2 hotels')).toBeInTheDocument();
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('SEO-11 asks for both lists in Dutch on the Dutch page', async () => {
    const dutch = wire();
    await renderRoute(vertical, manifest, '/nl/sitemap', { wire: dutch, manifests });
    expect([dutch.requestsTo(sitemapByCountry), dutch.requestsTo(sitemapByCity)]).toEqual([[{ language: 'nl' }], [{ language: 'nl' }]]);
  });

  it('CNT-20 leads to every page of the site by group, and not to what is switched off or published by nobody', async () => {
    const open = async (flags: Record<string, boolean>) => {
      const { view } = await renderRoute(vertical, manifest, '/sitemap', { wire: wire(), manifests, flags });
      const links = within(screen.getByRole('region', { name: 'Pages' })).getAllByRole('link').map((link) => link.getAttribute('href'));
      view.unmount();
      return links;
    };
    const all = await open({ articles: true, destinations: true });
    for (const path of ['/', '/destinations', '/articles', '/promos', '/cities', '/country', '/about-us', '/how-we-work', '/contact', '/contact-customer-service', '/covid-19-faqs', '/terms-and-conditions', '/privacy-cookie-statement', '/accessibility', '/data-sources']) expect(all).toContain(path);
    for (const path of ['/destinations-delete', '/preview', '/legal/privacy-cookies', '/trains', '/flights']) expect(all).not.toContain(path);
    const some = await open({ articles: false, destinations: false });
    expect(all.filter((path) => !some.includes(path))).toEqual(['/destinations', '/articles']);
  });
});
