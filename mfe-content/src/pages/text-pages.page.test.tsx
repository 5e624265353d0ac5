import { pageList } from '@wayfare/api-contract';
import {
  expectAccessible,
  fakeWire,
  networkFailure,
  renderRoute,
  wireError,
} from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { buildPage, pages } from '../testing/text-pages';

type Answer = Parameters<typeof fakeWire<[typeof pageList]>>[0][0][1];

const open = (path: string, answer: Answer) =>
  renderRoute(vertical, manifest, path, { wire: fakeWire([[pageList, answer]]) });

const ROUTES = [
  ['CNT-01', '/about-us', 'about-us', 'en'],
  ['CNT-01', '/nl/over-ons', 'about-us', 'nl'],
  ['CNT-11', '/how-we-work', 'how-we-work', 'en'],
  ['CNT-11', '/nl/onze-werkwijze', 'how-we-work', 'nl'],
  ['EAA', '/accessibility', 'accessibility', 'en'],
  ['EAA', '/nl/toegankelijkheid', 'accessibility', 'nl'],
  ['CNT-15', '/terms-and-conditions', 'terms-and-conditions', 'en'],
  ['CNT-15', '/nl/algemene-voorwaarden', 'terms-and-conditions', 'nl'],
  ['CNT-13', '/privacy-cookie-statement', 'privacy-cookie-statement', 'en'],
  ['CNT-13', '/nl/privacy-cookie-verklaring', 'privacy-cookie-statement', 'nl'],
] as const;

describe.each(ROUTES)('%s the page %s', (_id, path, slug, locale) => {
  it('has the words of the content service under one heading, with its title, description and canonical link', async () => {
    const { view, head, wire } = await open(
      path,
      pages(buildPage({ slug, locale, title: 'Our words', metaTitle: 'Our words, Wayfare' })),
    );
    expect(wire.requestsTo(pageList)).toEqual([
      { locale, 'filters[slug][$eq]': slug, populate: 'localizations' },
    ]);
    expect(
      screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent),
    ).toEqual(['Our words']);
    expect(head()).toMatchObject({
      title: 'Our words, Wayfare',
      description: 'The agreement between you and Wayfare.',
      canonical: path,
      noindex: false,
    });
    expect(screen.getByText(/^Words about prices/)).toBeVisible();
    expect(
      screen.getByText(locale === 'nl' ? /^9 november 2026$/ : /^9 November 2026$/),
    ).toHaveAttribute('datetime', '2026-11-09');
    await expectAccessible(view.container);
  });

  it('is not found where the content service does not have it', async () => {
    await open(path, pages());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This page could not be found',
    );
  });

  it.each([
    ['fails', () => wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' })],
    ['cannot be reached', networkFailure],
  ])(
    'says so when the content service %s, and shows it on a second try',
    async (_what, failure) => {
      let isUp = false;
      const { user } = await open(path, () =>
        isUp ? pages(buildPage({ slug, locale })) : failure(),
      );
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
        locale === 'nl'
          ? 'Deze pagina kan nu niet worden getoond'
          : 'This page can’t be shown right now',
      );
      expect(screen.getByRole('alert')).toBeVisible();
      isUp = true;
      await user.click(
        screen.getByRole('link', { name: locale === 'nl' ? 'Opnieuw proberen' : 'Try again' }),
      );
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Terms and conditions' }),
      ).toBeVisible();
    },
  );
});

describe('PLT-22 a text that links to pages which are switched off', () => {
  it.each([
    ['/about-us', 'en', '/destinations'],
    ['/nl/over-ons', 'nl', '/nl/destinations'],
  ] as const)('keeps the words without the link at %s', async (path, locale, to) => {
    const body = `<p>See <a href="${to}">where to go</a> or <a href="/contact">write</a>.</p>`;
    const page = pages(buildPage({ slug: 'about-us', locale, body }));
    const wire = fakeWire([[pageList, page]]);
    await renderRoute(vertical, manifest, path, { wire, flags: { destinations: false } });
    const text = screen.getByText(/^See where to go or/);
    expect(within(text).queryByRole('link', { name: 'where to go' })).not.toBeInTheDocument();
    expect(within(text).getByRole('link', { name: 'write' })).toBeVisible();
  });

  it('has the link while they are on', async () => {
    const body = '<p>See <a href="/destinations">where to go</a>.</p>';
    await open('/about-us', pages(buildPage({ slug: 'about-us', body })));
    expect(screen.getByRole('link', { name: 'where to go' })).toBeVisible();
  });
});

describe('a long text', () => {
  it.each(['/terms-and-conditions', '/how-we-work', '/legal/privacy-cookies'])(
    'CNT-15 starts with links to its sections at %s',
    async (path) => {
      await open(path, pages(buildPage()));
      const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
      expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '#scope',
        '#prices',
        '#paying',
        '#complaints',
      ]);
    },
  );

  it('can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await open('/terms-and-conditions', pages(buildPage()));
    await user.click(screen.getByRole('button', { name: 'Print this page' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });
});

describe('the privacy statement with numbered sections', () => {
  it.each([
    [
      '/legal/privacy-cookies',
      'Privacy and cookies, numbered',
      'Privacy and cookies, numbered sections',
      '/privacy-cookie-statement',
      'en',
    ],
    [
      '/nl/juridisch/privacy-cookies',
      'Privacy en cookies, genummerd',
      'Privacy en cookies, genummerde paragrafen',
      '/nl/privacy-cookie-verklaring',
      'nl',
    ],
  ] as const)(
    'CNT-17 has the words of the statement at %s, and keeps robots out',
    async (path, heading, title, statement, locale) => {
      const { view, head, wire } = await open(
        path,
        pages(buildPage({ locale, slug: 'privacy-cookie-statement', title: 'The statement' })),
      );
      expect(wire.requestsTo(pageList)).toMatchObject([
        { locale, 'filters[slug][$eq]': 'privacy-cookie-statement' },
      ]);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
      expect(head()).toMatchObject({ title, noindex: true });
      expect(head()).not.toHaveProperty('canonical');
      expect(screen.getByRole('link', { name: 'The statement' })).toHaveAttribute(
        'href',
        statement,
      );
      expect(screen.getByText(/^Words about prices/)).toBeVisible();
      expect(screen.getAllByRole('heading', { level: 2 }).at(-1)).toHaveTextContent(
        '4. About complaints',
      );
      await expectAccessible(view.container);
    },
  );
});
