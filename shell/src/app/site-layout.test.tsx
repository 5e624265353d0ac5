import { pageError } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { INITIAL_USER, systemErrorAtom, userAtom } from '@wayfare/session/shell';
import { act, screen, within } from '@testing-library/react';
import { click, openSite } from '../testing/open-site.fixture';
import type { Case } from '../testing/open-site.fixture';

const failing = (error: unknown) => ({ loader: () => Promise.reject(error) });

beforeAll(() => Object.assign(window, { scrollTo: () => undefined }));

describe('the error page', () => {
  it.each([
    ['PLT-15 PLT-18', '/no-such-page', {}, 'This page could not be found'],
    ['PLT-15 PLT-18', '/nl/geen-pagina', {}, 'Deze pagina is niet gevonden'],
    ['PLT-20', '/extra', {}, 'Not Found'],
    [
      'PLT-24',
      '/things/x',
      { thing: failing(pageError(404, 'This page could not be found')) },
      'This page could not be found',
    ],
    [
      'PLT-15',
      '/things/x',
      { thing: failing(pageError(500, 'Unknown middleware x')) },
      'Something went wrong',
    ],
    ['PLT-15', '/things/x', { thing: failing(new Error('secret')) }, 'Something went wrong'],
    ['PLT-15', '/nl/dingen/x', { thing: failing(new Error('secret')) }, 'Er ging iets mis'],
  ])('%s %s says "%s"', async (_id, path, options: Case, title) => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await openSite(path, options);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(document.body).not.toHaveTextContent('secret');
    errors.mockRestore();
  });

  it('PLT-16 goes back to where the visitor came from', async () => {
    const { address } = await openSite('/nope', { before: '/things?sort=price' });
    await click('button', 'Back');
    expect(address()).toBe('/things?sort=price');
  });

  it.each([
    ['/nope', 'Go to home', '/'],
    ['/nl/nope', 'Naar de startpagina', '/nl'],
  ])('PLT-17 %s offers "%s", to %s', async (path, name, home) => {
    const { address } = await openSite(path);
    await click('link', name);
    expect(address()).toBe(home);
  });

  it.each([
    [
      'that its vertical shows itself',
      {
        loader: () => Promise.reject(pageError(404, 'Invalid Url')),
        ErrorBoundary: () => <h1>No such thing</h1>,
      },
    ],
    [
      'that could not use what it was asked',
      { meta: () => ({ title: 'x', status: 400 as const }) },
    ],
    [
      'whose code is lost',
      failing(Object.assign(new Error('x'), { name: 'RemoteError', vertical: 'alpha' })),
    ],
  ])('PLT-16 PLT-17 leads back and home from a page %s', async (_, thing) => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { address } = await openSite('/nl/dingen/x', {
      thing,
      before: '/nl/dingen?sorteer=prijs',
    });
    expect(screen.getByRole('link', { name: 'Naar de startpagina' })).toHaveAttribute(
      'href',
      '/nl',
    );
    await click('button', 'Terug');
    expect(address()).toBe('/nl/dingen?sorteer=prijs');
    expect(screen.queryByRole('button', { name: 'Terug' })).not.toBeInTheDocument();
    errors.mockRestore();
  });

  it('offers to try again what may work the next time, keeping the query, and not what is not there', async () => {
    const loader = jest.fn().mockRejectedValueOnce(pageError(503, 'busy')).mockResolvedValue(null);
    const { address } = await openSite('/things/x?room=2', { thing: { loader } });
    await click('button', 'Retry');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('One thing');
    expect(address()).toBe('/things/x?room=2');
  });

  it('has no Retry for a page that is not there', async () => {
    await openSite('/nope');
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('names the reference of an answer that failed', async () => {
    await openSite('/things/x', {
      thing: failing({
        ...pageError(503, 'x'),
        data: { message: 'x', code: 'NETWORK', requestId: 'r-17' },
      }),
    });
    expect(screen.getByText('Reference r-17')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'The server has an error, please, try it again later',
    );
  });
});

describe('a vertical whose code is lost', () => {
  const gone = failing(Object.assign(new Error('x'), { name: 'RemoteError', vertical: 'alpha' }));

  it('PLT-26 leaves the frame standing, and lets the host load the page again', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { onPageLost } = await openSite('/things/x', { thing: gone });
    expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent(
      'This part of the page could not be loaded',
    );
    expect(screen.getByRole('banner')).toBeVisible();
    expect(onPageLost).toHaveBeenCalledWith('alpha');
    errors.mockRestore();
  });
});

describe('the header', () => {
  it.each([
    ['/', {}, ['Things']],
    ['/nl', {}, ['Dingen']],
    ['/', { extra: true }, ['Things', 'Extra']],
  ])(
    'PLT-22 on %s with %j leads to %j, in the order of the manifests',
    async (path, flags, labels) => {
      await openSite(path, { flags });
      const [navigation] = screen.getAllByRole('navigation');
      expect(
        within(navigation!)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(labels);
    },
  );

  it.each([
    ['/things/blue?room=2', 'Nederlands', '/nl/dingen/blue?room=2', 'nl'],
    ['/nl/dingen/blue', 'English', '/things/blue', 'en'],
    ['/nope', 'Nederlands', '/nl', 'nl'],
    ['/failing/blue?room=2', 'Nederlands', '/nl/mislukt/blue?room=2', 'nl'],
  ])('I18N-58 from %s, %s leads to %s and is remembered', async (path, label, to, language) => {
    const { address } = await openSite(path);
    await click('link', new RegExp(label));
    expect(address()).toBe(to);
    expect(document.cookie).toContain(`i18n_redirected=${language}`);
  });
});

describe('I18N-61 the hint that the site speaks Dutch', () => {
  it.each([
    ['/', true, true],
    ['/', false, false],
    ['/things', true, false],
    ['/nl', true, false],
  ])('on %s for a browser that prefers it (%s): %s', async (path, suggestDutch, shown) => {
    await openSite(path, { suggestDutch });
    expect(screen.queryByText('Bekijk Wayfare in het Nederlands') !== null).toBe(shown);
  });

  it.each([
    [
      '/things/blue?room=2',
      'nl',
      'Je account staat op Nederlands.',
      'Bekijk Wayfare in het Nederlands',
      '/nl/dingen/blue?room=2',
    ],
    ['/nl/dingen', 'en', 'Your account is in English.', 'See Wayfare in English', '/things'],
  ] as const)(
    'I18N-65 is offered on %s to a member whose account is in %s',
    async (path, language, words, link, to) => {
      const { store, address } = await openSite(path);
      expect(screen.queryByText(words)).not.toBeInTheDocument();
      await act(async () =>
        store.set(userAtom, { ...INITIAL_USER, user: 'u-1', token: 't', language }),
      );
      expect(screen.getByText(words, { exact: false })).toBeVisible();
      await click('link', link);
      expect(address()).toBe(to);
      expect(screen.queryByText(words)).not.toBeInTheDocument();
      expect(document.cookie).toContain(`i18n_redirected=${language}`);
    },
  );

  it('goes away when it is closed', async () => {
    await openSite('/', { suggestDutch: true });
    await click('button', 'Sluiten');
    expect(screen.queryByText('Bekijk Wayfare in het Nederlands')).not.toBeInTheDocument();
  });
});

it('PLT-29 shows the message of the whole system until it is closed', async () => {
  const { store } = await openSite('/');
  await act(async () => store.set(systemErrorAtom, 'common:server'));
  expect(screen.getByRole('alert')).toHaveTextContent('Server error, please try again later');
  await click('button', 'Close');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('leads to the pages of the footer that somebody has, and to no other', async () => {
  await openSite('/', { thing: { Component: () => <Link to="/">x</Link> } });
  expect(
    within(screen.getByRole('contentinfo')).queryAllByRole('link', {
      name: 'Terms and conditions',
    }),
  ).toEqual([]);
});

test.each([
  ['/', { demonstration: true }, /^Demonstration: invented offers/],
  ['/nl', { demonstration: true }, /^Demonstratie: verzonnen aanbod/],
  ['/', {}, null],
  ['/', { demonstration: false }, null],
])('%s with %j says once, in its head, that it is a demonstration', async (path, flags, text) => {
  await openSite(path, { flags });
  const signs = within(screen.getByRole('banner')).queryAllByText(text ?? /demonstrati/i);
  expect(signs).toHaveLength(text === null ? 0 : 1);
  expect(screen.queryAllByText(/demonstrati/i)).toEqual(signs);
});
