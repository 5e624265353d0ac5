import { account, login, signInOptions, captchaChallenge, trips } from '@wayfare/api-contract';
import { expectAccessible, fakeWire, fill, networkFailure, renderRoute } from '@wayfare/testing';
import { act, screen, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { AREA_CALLS, buildAccount, MEMBER, settled } from '../testing/area';
import { installModalDialogs } from '../testing/modal-dialogs';
import { ANNE, FORM_CALLS } from '../testing/sign-in-wire';
import { tripsOf } from '../testing/trips';

installModalDialogs();
beforeEach(() => sessionStorage.clear());

/** A session without an account has bookings of its own. */
const VISITOR = [[trips, tripsOf([])]] as const;

const POPUP = { vertical: 'account', id: 'account.popup/v1' };

const PAGES = [
  ['/booking-list', 'My bookings'],
  ['/user/invoices', 'My invoices'],
  ['/user/profile', 'My details'],
  ['/user/travellers', 'My travellers'],
  ['/user/cards', 'My cards'],
  ['/user/security', 'Security'],
  ['/user/privacy', 'Privacy'],
  ['/nl/boekingen-reizen', 'Mijn boekingen'],
  ['/nl/gebruiker/facturen', 'Mijn facturen'],
  ['/nl/gebruiker/profiel', 'Mijn gegevens'],
  ['/nl/gebruiker/reizigers', 'Mijn reizigers'],
  ['/nl/gebruiker/kaarten', 'Mijn kaarten'],
  ['/nl/gebruiker/beveiliging', 'Beveiliging'],
  ['/nl/gebruiker/privacy', 'Privacy'],
] as const;

describe.each(PAGES)('the page %s of an account', (path, title) => {
  const isDutch = path.startsWith('/nl');

  it('ACC-01 has one heading and a title, stays out of search engines and names itself in the navigation', async () => {
    const { head } = await renderRoute(vertical, manifest, path, {
      wire: fakeWire(AREA_CALLS),
      user: MEMBER,
    });
    await settled();
    expect(
      screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent),
    ).toEqual([title]);
    expect(head()).toMatchObject({ title, noindex: true });
    expect(head()).not.toHaveProperty('canonical');
    const pages = within(
      screen.getByRole('navigation', {
        name: isDutch ? 'Pagina’s van je account' : 'Pages of your account',
      }),
    ).getAllByRole('link');
    expect(pages).toHaveLength(8);
    expect(
      pages
        .filter((link) => link.getAttribute('aria-current') === 'page')
        .map(({ textContent }) => textContent),
    ).toEqual([title]);
  });

  it('ERR-01 ERR-02 tells a visitor to log in, asks the API for nothing of an account and leads back after the login', async () => {
    const { view, wire } = await renderRoute(vertical, manifest, path, { wire: fakeWire(VISITOR) });
    expect(
      screen.getByText(
        isDutch ? 'Je moet ingelogd zijn om verder te gaan' : 'You must be logged in to continue',
      ),
    ).toBeVisible();
    const page = screen.getByRole('link', {
      name: isDutch ? 'Naar de inlogpagina' : 'To the login page',
    });
    expect(page).toHaveAttribute(
      'href',
      `${isDutch ? '/nl/gebruiker/login' : '/user/login'}?${new URLSearchParams({ return: path })}`,
    );
    expect(wire.requests).toHaveLength(wire.requestsTo(trips).length);
    await settled();
    await expectAccessible(view.container);
  });

  it('is accessible once it is there', async () => {
    const { view } = await renderRoute(vertical, manifest, path, {
      wire: fakeWire(AREA_CALLS),
      user: MEMBER,
    });
    await settled();
    expect(screen.queryByText(isDutch ? 'Laden…' : 'Loading…')).not.toBeInTheDocument();
    await expectAccessible(view.container);
  });
});

it('ACC-01 keeps the filter of the bookings in the way back', async () => {
  await renderRoute(vertical, manifest, '/booking-list?filter=expired', {
    wire: fakeWire(VISITOR),
  });
  expect(screen.getByRole('link', { name: 'To the login page' })).toHaveAttribute(
    'href',
    '/user/login?return=%2Fbooking-list%3Ffilter%3Dexpired',
  );
});

it('opens the login popup in place', async () => {
  const { user } = await renderRoute(vertical, manifest, '/user/profile', {
    wire: fakeWire(FORM_CALLS),
    frame: [POPUP],
  });
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Log in');
});

it('says that a page could not be loaded, and tries again', async () => {
  let isDown = true;
  const wire = fakeWire([[account, () => (isDown ? networkFailure() : buildAccount())]]);
  const { user } = await renderRoute(vertical, manifest, '/nl/gebruiker/profiel', {
    wire,
    user: MEMBER,
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Dit kon niet worden geladen. Er is niets verloren.',
  );
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByLabelText('Voornaam')).toHaveValue('Anne');
});

describe('a session that ends while something is typed', () => {
  const CALLS = [
    [login, ANNE],
    [account, buildAccount()],
    [signInOptions, { thirdParty: null }],
    [captchaChallenge, { challenge: {} }],
  ] as const;
  const typeAndLose = async () => {
    const page = await renderRoute(vertical, manifest, '/user/profile', {
      wire: fakeWire(CALLS),
      user: MEMBER,
    });
    const name = await screen.findByLabelText('First name');
    await page.user.clear(name);
    await fill(page.user, name, 'Annemarie');
    await act(() => page.platform.logout());
    expect(screen.getByText('You must be logged in to continue')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'First name' })).not.toBeInTheDocument();
    return page;
  };
  const signIn = (page: Awaited<ReturnType<typeof typeAndLose>>) =>
    act(() =>
      page.platform.signIn({ user: 'anne@example.com', password: 'Passw0rd!', origin: 'web' }),
    );

  it('loses nothing to a login of the same user', async () => {
    await signIn(await typeAndLose());
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Annemarie');
    expect(screen.queryByText('You must be logged in to continue')).not.toBeInTheDocument();
  });

  it('shows nothing of it to another user', async () => {
    const page = await renderRoute(vertical, manifest, '/user/profile', {
      wire: fakeWire(CALLS),
      user: { ...MEMBER, user: 'u0' },
    });
    const name = await screen.findByLabelText('First name');
    await page.user.clear(name);
    await fill(page.user, name, 'Secret');
    await act(() => page.platform.logout());
    await signIn(page);
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Anne');
    expect(document.body).not.toHaveTextContent('Secret');
  });
});
