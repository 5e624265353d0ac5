import { captchaChallenge, login, signInOptions } from '@wayfare/api-contract';
import {
  errorSummary,
  expectAccessible,
  fakeWire,
  fill,
  hangingAnswer,
  networkFailure,
} from '@wayfare/testing';
import { act, screen, within } from '@testing-library/react';
import { ANNE, FORM_CALLS } from '../testing/sign-in-wire';
import { open, logIn } from '../testing/login-page';

beforeEach(() => sessionStorage.clear());

const CONTENT = {
  name: 'content',
  version: '1.0.0',
  contract: '^2.0.0',
  criticality: 'regular',
  routes: [
    { name: 'terms', path: { en: '/terms-and-conditions', nl: '/nl/algemene-voorwaarden' } },
  ],
  namespaces: ['content'],
};

describe('ACC-02 the login page', () => {
  it.each([
    ['/user/login', 'Log in'],
    ['/nl/gebruiker/login', 'Inloggen'],
  ])('has one heading and a title at %s and stays out of search engines', async (path, title) => {
    const { view, head } = await open(path, fakeWire(FORM_CALLS));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(head()).toMatchObject({ title, noindex: true });
    expect(head()).not.toHaveProperty('canonical');
    await expectAccessible(view.container);
  });

  it.each([
    [
      '/user/login',
      'This booking is not on your account',
      'You are logged in as Anne.',
      'Find my booking',
      '/find-booking',
    ],
    [
      '/nl/gebruiker/login',
      'Deze boeking staat niet in je account',
      'Je bent ingelogd als Anne.',
      'Mijn boeking vinden',
      '/nl/boeking-vinden',
    ],
  ])(
    'TRN-50 tells a member who came for somebody else’s booking so, and how it is found: %s',
    async (path, title, text, find, href) => {
      const { view } = await open(`${path}?return=%2F&account=other`, fakeWire(FORM_CALLS), {
        user: { user: 'u1', name: 'Anne' },
      });
      expect(screen.getByText(title)).toBeVisible();
      expect(screen.getByText((shown) => shown.startsWith(text))).toBeVisible();
      expect(screen.getByRole('link', { name: find })).toHaveAttribute('href', href);
      await expectAccessible(view.container);
    },
  );

  it('works with a password manager and shows the password when asked', async () => {
    const { user } = await open('/user/login', fakeWire(FORM_CALLS));
    expect(screen.getByLabelText('E-mail address')).toHaveAttribute('autocomplete', 'username');
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByLabelText('Show password'));
    expect(password).toHaveAttribute('type', 'text');
  });

  it('keeps the address over a change of language, and never the password', async () => {
    const { user, router } = await open('/user/login', fakeWire(FORM_CALLS));
    await fill(user, screen.getByLabelText('E-mail address'), 'anne@example.com');
    await fill(user, screen.getByLabelText('Password'), 'secret');
    await act(() => router.navigate('/nl/gebruiker/login'));
    expect(await screen.findByLabelText('E-mailadres')).toHaveValue('anne@example.com');
    expect(screen.getByLabelText('Wachtwoord')).toHaveValue('');
  });

  it('tells a member so instead of asking for a password', async () => {
    await open('/user/login', fakeWire(FORM_CALLS), { user: { user: 'u1', name: 'Anne' } });
    expect(screen.getByText('You are logged in as Anne')).toBeVisible();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  });
});

describe('a login', () => {
  it('ACC-07 API-03 sends address and password, asks for no captcha, and leads to the bookings', async () => {
    const wire = fakeWire([...FORM_CALLS, [login, ANNE]]);
    const { address } = await logIn('/user/login', wire);
    expect(await screen.findByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
    expect(address()).toBe('/booking-list');
    expect(wire.requestsTo(login)).toEqual([
      { user: 'anne@example.com', password: 'Passw0rd!', origin: 'web', language: 'en' },
    ]);
    expect(wire.requestsTo(captchaChallenge)).toEqual([]);
    expect(sessionStorage.getItem('draft.account')).toBeNull();
  });

  it.each([
    [
      'leads back to the exact place',
      '/nl/gebruiker/onthou-password?x=1',
      '/nl/gebruiker/onthou-password?x=1',
    ],
    ['never leads to another site', 'https://evil.example/', '/nl/boekingen-reizen'],
    [
      'never leads to what a browser takes for another site',
      '//evil.example',
      '/nl/boekingen-reizen',
    ],
  ])('%s', async (_, target, expected) => {
    const wire = fakeWire([...FORM_CALLS, [login, ANNE]]);
    const { address } = await logIn(
      `/nl/gebruiker/login?${new URLSearchParams({ return: target })}`,
      wire,
    );
    await screen.findByRole('heading', { level: 1, name: /Wachtwoord vergeten|Bookings/ });
    expect(address()).toBe(expected);
    expect(wire.requestsTo(login)).toMatchObject([{ language: 'nl' }]);
  });

  it('lists what is missing, with the focus on the list, sends nothing and keeps what was typed', async () => {
    const wire = fakeWire(FORM_CALLS);
    const { user, address } = await open('/user/login', wire);
    await user.type(screen.getByLabelText('E-mail address'), 'anne');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    const summary = errorSummary();
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(2);
    expect(screen.getByLabelText('E-mail address')).toHaveValue('anne');
    expect(address()).toBe('/user/login');
    expect(wire.requestsTo(login)).toEqual([]);
  });

  it('shows that it is being sent and is not sent twice', async () => {
    let answer = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    const wire = fakeWire([...FORM_CALLS, [login, () => waiting.then(() => ANNE)]]);
    const { user } = await logIn('/user/login', wire);
    const button = screen.getByRole('button', { name: 'Log in' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user.click(button);
    await user.click(button);
    answer();
    await screen.findByRole('heading', { level: 1, name: 'Bookings' });
    expect(wire.requestsTo(login)).toEqual([expect.anything()]);
  });
});

describe('ACC-08 sign-in by an account elsewhere', () => {
  it.each([
    [
      '/user/login',
      'Continue with Google',
      '/api/identity/start?return=%2Fbooking-list&language=en',
      /By continuing with Google you accept/,
    ],
    [
      '/user/login?return=%2Fhotels%3Fpage%3D2',
      'Continue with Google',
      '/api/identity/start?return=%2Fhotels%3Fpage%3D2&language=en',
      /you accept/,
    ],
    [
      '/nl/gebruiker/login',
      'Doorgaan met Google',
      '/api/identity/start?return=%2Fnl%2Fboekingen-reizen&language=nl',
      /ga je akkoord/,
    ],
    [
      '/nl/gebruiker/registreer',
      'Doorgaan met Google',
      '/api/identity/start?return=%2Fnl%2Fboekingen-reizen&language=nl',
      /ga je akkoord/,
    ],
  ])(
    'is a plain link at %s that says that it accepts the terms',
    async (path, name, href, sentence) => {
      await open(path, fakeWire(FORM_CALLS), { manifests: [CONTENT] });
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
      expect(screen.getByText(sentence)).toBeVisible();
      expect(screen.getAllByRole('link', { name: /nieuw tabblad|new tab/ })[0]).toHaveAttribute(
        'target',
        '_blank',
      );
    },
  );

  it.each([
    ['nobody offers it', { thirdParty: null }],
    ['nobody can say', networkFailure],
    ['nobody says in time', hangingAnswer],
  ])('is left out when %s; the form works without', async (_, answer) => {
    await open('/user/login', fakeWire([[signInOptions, answer]]));
    expect(screen.queryByRole('link', { name: /^Continue with/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
  });

  it.each([
    ['denied', 'You were not signed in', 'Je bent niet ingelogd'],
    ['expired', 'Signing in took too long', 'Het inloggen duurde te lang'],
    [
      'unverified',
      'The e-mail address of that account is not verified',
      'Het e-mailadres van dat account is niet bevestigd',
    ],
    [
      'failed',
      'Signing in with the other account did not succeed',
      'Inloggen met het andere account is niet gelukt',
    ],
  ])('tells what went wrong: %s', async (problem, english, dutch) => {
    const { router, view } = await open(
      `/user/login?problem=${problem}&return=%2Fhotels`,
      fakeWire(FORM_CALLS),
    );
    expect(screen.getByText(english)).toBeVisible();
    await expectAccessible(view.container);
    await act(() => router.navigate(`/nl/gebruiker/login?problem=${problem}`));
    expect(await screen.findByText(dutch)).toBeVisible();
  });

  it('says nothing about a problem that it does not know', async () => {
    await open('/user/login?problem=<b>', fakeWire(FORM_CALLS));
    expect(screen.queryByText(/<b>|problem\./)).not.toBeInTheDocument();
  });
});
