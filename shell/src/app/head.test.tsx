import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { EVIL, siteOf, open, contentsOf } from '../testing/head.fixture';
import { HEADER_COLOUR } from './site-files';

const hrefsOf = (rel: string) =>
  [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].map((link) => [
    link.hreflang,
    link.getAttribute('href'),
  ]);
const structured = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent ?? ''),
  );

it('SEO-01 rebuilds links, cards and structured data after every navigation, one of each', async () => {
  const go = await open('/things/blue');
  expect(hrefsOf('canonical')).toEqual([['', 'https://site.test/things/blue']]);
  expect(contentsOf('og:title')).toEqual(['Blue']);
  expect(structured()).toHaveLength(1);
  await go('/stories/a-story');
  expect(hrefsOf('canonical')).toEqual([['', 'https://site.test/stories/a-story']]);
  expect(document.title).toBe('A story | Wayfare');
  expect(contentsOf('og:title')).toEqual(['A story']);
  expect(structured()).toEqual([
    { '@context': 'https://schema.org', '@graph': [{ '@type': 'Article', headline: 'A story' }] },
  ]);
  await go('/nl');
  expect(hrefsOf('canonical')).toEqual([['', 'https://site.test/nl']]);
  expect(structured()).toEqual([]);
});

it('shows the title that a page gives itself, as long as it is shown', async () => {
  const go = await open('/secret');
  expect(document.title).toBe('Your secret is kept | Wayfare');
  await go('/things/blue');
  expect(document.title).toBe('Blue | Wayfare');
  await go('/nl/geheim');
  expect(document.title).toBe('Your secret is kept | Wayfare');
});

it.each([
  ['/form', 'Error: A form | Wayfare', 'A form | Wayfare'],
  ['/nl/formulier', 'Fout: A form | Wayfare', 'A form | Wayfare'],
])('says of %s in its title that it was refused, until it is taken', async (at, refused, taken) => {
  const go = await open(at);
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(document.title).toBe(taken);
  await send();
  expect(document.title).toBe(refused);
  await send();
  expect(document.title).toBe(taken);
  await send();
  await go('/things/blue');
  expect(document.title).toBe('Blue | Wayfare');
});

describe('SEO-09 the languages of a page', () => {
  it.each([
    ['by its own paths', '/things/blue?ref=mail', '/things/blue', '/nl/dingen/blauw'],
    ['without a query', '/nl/dingen?month=10', '/things', '/nl/dingen'],
    ['without a query that may be secret', '/secret?ticket=t-1', '/secret', '/nl/geheim'],
  ])('are named %s', async (_how, at, en, nl) => {
    await open(at);
    expect(hrefsOf('alternate')).toEqual([
      ['en', `https://site.test${en}`],
      ['nl', `https://site.test${nl}`],
      ['x-default', `https://site.test${en}`],
    ]);
  });
});

describe('structured data', () => {
  it('is one element that nothing in it can end, with the addresses of the site', async () => {
    await open('/things/blue');
    const [script] = document.querySelectorAll('script[type="application/ld+json"]');
    expect(script?.textContent).not.toContain('<');
    expect(structured()).toEqual([
      {
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Product',
            name: EVIL,
            url: 'https://site.test/things/blue',
            note: '/ not a path',
            elsewhere: '//cdn.test/x',
            parts: [{ image: 'https://site.test/media/a/1280.webp' }],
          },
        ],
      },
    ]);
  });

  it('is left out where robots stay out', async () => {
    await open('/secret');
    expect(structured()).toEqual([]);
  });
});

it('says nothing of a page that is not there but that robots stay out', async () => {
  await open('/gone');
  expect(document.title).toBe('This page could not be found | Wayfare');
  expect(contentsOf('robots')).toEqual(['noindex']);
  expect([
    hrefsOf('canonical'),
    hrefsOf('alternate'),
    contentsOf('og:title'),
    structured(),
  ]).toEqual([[], [], [], []]);
});

it('NFR is taken over from the server without a difference', async () => {
  // The browser's half of the package is what a test in a browser's world gets by its name.
  const { renderToString } = createRequire(__filename)(
    path.join(path.dirname(require.resolve('react-dom/package.json')), 'server.node.js'),
  ) as typeof import('react-dom/server');
  const [server, browser] = [siteOf('/things/blue'), siteOf('/things/blue')];
  await Promise.all([server.loaded(), browser.loaded()]);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(server.tree);
  expect(structured()).toHaveLength(1);
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(container, browser.tree, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(structured()).toHaveLength(1);
  act(() => root.unmount());
  container.remove();
});

it('draws the browser in the colours of the header', () => {
  const tokens = readFileSync(
    path.resolve(__dirname, '../../../libs/ui/src/styles/tokens.css'),
    'utf8',
  );
  expect(tokens).toContain(
    `--color-surface: light-dark(${HEADER_COLOUR.light}, ${HEADER_COLOUR.dark});`,
  );
});
