import { I18nextProvider, createI18n } from '@wayfare/i18n';
import { COMMON } from '@wayfare/i18n/common';
import { languageOfPath, type SocialLink } from '@wayfare/domain';
import { createHrefs, PlatformContext } from '@wayfare/remote-kit';
import { VerticalManifestSchema } from '@wayfare/remote-kit/manifest';
import { createMemoryRouter, RouterProvider } from '@wayfare/router';
import { manifestOf } from '@wayfare/testing/manifests';
import { render, screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { createStore, Provider } from 'jotai';
import { parse } from 'valibot';
import { Footer } from './footer';
import { addShellMessages } from './messages';
import { SiteContext } from './site';

const account = manifestOf('account');
const content = manifestOf('content');

expect.extend(toHaveNoViolations);

const MANIFEST = parse(VerticalManifestSchema, content);
const ACCOUNT = parse(VerticalManifestSchema, account);
const EVERYTHING = { articles: true, destinations: true };

function open(
  path: string,
  {
    manifests = [MANIFEST],
    flags = EVERYTHING,
    social = [],
  }: {
    manifests?: (typeof MANIFEST)[];
    flags?: Record<string, boolean>;
    social?: SocialLink[];
  } = {},
) {
  const language = languageOfPath(path);
  const platform = {
    api: { call: () => Promise.reject(new Error('no API')) },
    hrefs: createHrefs(manifests),
    flags,
    support: { email: 'help@site.test', hours: { from: '8:00', to: '17:00' }, social },
    signIn: () => Promise.resolve(),
    updateProfile: () => undefined,
    logout: () => Promise.resolve(),
  };
  const router = createMemoryRouter([{ path: '*', element: <Footer /> }], {
    initialEntries: [path],
  });
  return render(
    <Provider store={createStore()}>
      <I18nextProvider i18n={addShellMessages(createI18n(COMMON))[language]}>
        <SiteContext
          value={{
            origin: 'https://site.test',
            manifests,
            lost: [],
            development: false,
          }}
        >
          <PlatformContext value={platform}>
            <RouterProvider router={router} />
          </PlatformContext>
        </SiteContext>
      </I18nextProvider>
    </Provider>,
  );
}

const linksOf = (group: string) =>
  within(screen.getByRole('list', { name: group }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the footer', () => {
  it.each([
    [
      '/',
      ['About Wayfare', 'Help', 'Discover', 'Legal'],
      [
        '/about-us',
        '/how-we-work',
        '/contact-customer-service',
        '/contact',
        '/covid-19-faqs',
        '/sitemap',
        '/destinations',
        '/articles',
        '/promos',
        '/terms-and-conditions',
        '/privacy-cookie-statement',
        '/accessibility',
      ],
    ],
    [
      '/nl',
      ['Over Wayfare', 'Hulp', 'Ontdekken', 'Juridisch'],
      [
        '/nl/over-ons',
        '/nl/onze-werkwijze',
        '/nl/contact-klantenservice',
        '/nl/contact',
        '/nl/covid-19-faqs',
        '/nl/sitemap',
        '/nl/destinations',
        '/nl/artikelen',
        '/nl/aanbiedingen',
        '/nl/algemene-voorwaarden',
        '/nl/privacy-cookie-verklaring',
        '/nl/toegankelijkheid',
      ],
    ],
  ])('CNT-20 on %s leads by group to the pages of its language', async (path, groups, hrefs) => {
    const { container } = open(path);
    expect(groups.flatMap(linksOf)).toEqual(expect.arrayContaining(hrefs));
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    ['/', 'Find my booking', '/find-booking'],
    ['/nl', 'Mijn boeking vinden', '/nl/boeking-vinden'],
  ])('on %s leads to "%s"', (path, name, href) => {
    open(path, { manifests: [MANIFEST, ACCOUNT] });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it.each([
    ['/', 'On social media, day and night'],
    ['/nl', 'Op sociale media, dag en nacht'],
  ])('PLT-05 ERR-12 on %s says how the deployment is reached at any hour', (path, name) => {
    open(path, {
      manifests: [],
      social: [
        { name: 'Mastodon', url: 'https://social.example/@us' },
        { name: 'Example', url: 'https://example.com/us' },
      ],
    });
    expect(screen.getByRole('link', { name: 'help@site.test' })).toHaveAttribute(
      'href',
      'mailto:help@site.test',
    );
    const links = within(screen.getByRole('list', { name })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Mastodon', 'https://social.example/@us'],
      ['Example', 'https://example.com/us'],
    ]);
  });

  it('PLT-05 has no social link where none is configured', () => {
    open('/', { manifests: [] });
    expect(screen.queryByText(/social/i)).not.toBeInTheDocument();
  });

  it('PLT-20 PLT-21 leaves out what is switched off', () => {
    open('/', { flags: {} });
    expect(linksOf('Discover')).not.toContain('/articles');
    expect(linksOf('Discover')).not.toContain('/destinations');
    expect(linksOf('Discover')).toContain('/promos');
  });

  it('leaves out pages that nobody publishes, and groups without any', () => {
    open('/', {
      manifests: [{ ...MANIFEST, routes: MANIFEST.routes.filter(({ name }) => name === 'terms') }],
    });
    expect(screen.getAllByRole('list').map((list) => list.getAttribute('aria-labelledby'))).toEqual(
      ['footer-legal'],
    );
    expect(linksOf('Legal')).toEqual(['/terms-and-conditions']);
  });

  it('is there without any vertical', () => {
    open('/', { manifests: [] });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.getByText('help@site.test')).toBeVisible();
  });
});
