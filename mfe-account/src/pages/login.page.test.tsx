import { captchaChallenge, login, resendActivation, signInOptions } from '@wayfare/api-contract';
import {
  fakeWire,
  hangingAnswer,
  networkFailure,
  renderRoute,
  wireError,
  errorSummary,
  findErrorSummary,
} from '@wayfare/testing';
import type { FakeWire } from '@wayfare/testing';
import { isSolved } from '@wayfare/testing/captcha';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { axeMeanwhile } from '../testing/axe-meanwhile';
import { ANNE, FORM_CALLS } from '../testing/sign-in-wire';

expect.extend(toHaveNoViolations);
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

/** The list of bookings is another's; here it only has to be reached. */
const site = {
  ...vertical,
  routes: {
    ...vertical.routes,
    bookings: () => Promise.resolve({ Component: () => <h1>Bookings</h1> }),
  },
};

const open = (path: string, wire: FakeWire, options = {}) =>
  renderRoute(site, manifest, path, { wire, ...options });

/** Fills the form in and sends it. */
async function logIn(path: string, wire: FakeWire) {
  const page = await open(path, wire);
  const { user } = page;
  const texts = path.startsWith('/nl')
    ? ['E-mailadres', 'Wachtwoord', 'Inloggen']
    : ['E-mail address', 'Password', 'Log in'];
  const [email = '', password = '', submit = ''] = texts;
  await user.type(screen.getByLabelText(email), 'anne@example.com');
  await user.type(screen.getByLabelText(password), 'Passw0rd!');
  await user.click(screen.getByRole('button', { name: submit }));
  return page;
}

describe('ACC-02 the login page', () => {
  it.each([
    ['/user/login', 'Log in'],
    ['/nl/gebruiker/login', 'Inloggen'],
  ])('has one heading and a title at %s and stays out of search engines', async (path, title) => {
    const { view, head } = await open(path, fakeWire(FORM_CALLS));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(head()).toMatchObject({ title, noindex: true });
    expect(head()).not.toHaveProperty('canonical');
    expect(await axe(view.container)).toHaveNoViolations();
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
      expect(await axe(view.container)).toHaveNoViolations();
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
    await user.type(screen.getByLabelText('E-mail address'), 'anne@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret');
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

describe('a login that fails', () => {
  const UNTIL = '2026-12-10T09:30:00Z';
  const time = (language: string) =>
    new Intl.DateTimeFormat(language, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(new Date(UNTIL));
  const attempts = (remaining: number) =>
    wireError(401, { code: 'ATTEMPTS', message: '', remaining });
  const locked = wireError(423, {
    code: 'ACCOUNT_LOCKED',
    message: '',
    retryAfter: 1800,
    until: UNTIL,
  });
  const notActivated = wireError(403, { code: 'NOT_ACTIVATED', message: '' });

  it.each([
    [
      'ACC-10 four attempts left',
      '/user/login',
      attempts(4),
      '4 attempts left before the account is blocked for 30 minutes.',
    ],
    [
      'ACC-10 one attempt left',
      '/user/login',
      attempts(1),
      '1 attempt left before the account is blocked for 30 minutes.',
    ],
    [
      'ACC-10 nog drie pogingen',
      '/nl/gebruiker/login',
      attempts(3),
      'Nog 3 pogingen voordat het account 30 minuten wordt geblokkeerd.',
    ],
    [
      'ACC-11 the account is locked',
      '/user/login',
      locked,
      `You can log in again at ${time('en')}.`,
    ],
    [
      'ACC-11 het account is geblokkeerd',
      '/nl/gebruiker/login',
      locked,
      `Je kunt om ${time('nl')} uur weer inloggen.`,
    ],
    [
      'ACC-11 it is not said until when',
      '/user/login',
      wireError(423, { code: 'ACCOUNT_LOCKED', message: '' }),
      'You can log in again in 30 minutes.',
    ],
    [
      'ACC-12 the account is not active',
      '/user/login',
      notActivated,
      'Open the link in the e-mail that we sent you',
    ],
    [
      'ACC-12 het account is niet actief',
      '/nl/gebruiker/login',
      notActivated,
      'Open de link in de e-mail die we je stuurden',
    ],
    [
      'a server error',
      '/user/login',
      wireError(500, { code: 'SERVER_ERROR', message: '' }),
      'Server error, please try again later',
    ],
    [
      'no connection',
      '/user/login',
      networkFailure,
      'The server has an error, please, try it again later',
    ],
    [
      'geen verbinding',
      '/nl/gebruiker/login',
      networkFailure,
      'Er is een fout op de server, probeer het later opnieuw',
    ],
    [
      'API-04 no answer within two minutes',
      '/user/login',
      wireError(504, { code: 'TIMEOUT', message: '' }),
      'The server has an error, please, try it again later',
    ],
    [
      'too many requests',
      '/user/login',
      wireError(429, { code: 'RATE_LIMITED', message: '' }),
      'You made too many requests.',
    ],
  ])(
    'says why, with the focus on it, and keeps what was typed: %s',
    async (_, path, answer, message) => {
      const { view } = await logIn(path, fakeWire([...FORM_CALLS, [login, answer]]));
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(message);
      expect(alert.parentElement).toHaveFocus();
      expect(screen.getByLabelText(/^E-mail ?ad/)).toHaveValue('anne@example.com');
      expect(screen.getByLabelText(/^(Password|Wachtwoord)$/)).toHaveValue('Passw0rd!');
      expect(await axeMeanwhile(view.container)).toHaveNoViolations();
    },
  );

  it('ACC-11 shows the way in by mail when the account is locked', async () => {
    const { user, address } = await logIn(
      '/user/login?return=%2Fhotels',
      fakeWire([...FORM_CALLS, [login, locked]]),
    );
    await user.click(
      within(await screen.findByRole('alert')).getByRole('link', { name: 'Forgot your password?' }),
    );
    expect(address()).toBe('/user/remember-password?return=%2Fhotels');
  });

  it('ACC-12 sends the activation mail again, with a captcha of its own and no question', async () => {
    const wire = fakeWire([...FORM_CALLS, [login, notActivated], [resendActivation, { ok: true }]]);
    const { user } = await logIn('/user/login', wire);
    await user.click(await screen.findByRole('button', { name: 'Send the e-mail again' }));
    expect(
      await screen.findByText(
        'If anne@example.com has an account that is not active yet, a new e-mail is on its way.',
      ),
    ).toBeVisible();
    expect(await isSolved(wire.requestsTo(resendActivation)[0]?.captcha)).toBe(true);
  });

  it('says why the activation mail could not be sent', async () => {
    const wire = fakeWire([
      ...FORM_CALLS,
      [login, notActivated],
      [resendActivation, networkFailure],
    ]);
    const { user } = await logIn('/user/login', wire);
    await user.click(await screen.findByRole('button', { name: 'Send the e-mail again' }));
    expect(
      await screen.findByText('The server has an error, please, try it again later'),
    ).toBeVisible();
  });
});

describe('API-03 a login after failures', () => {
  const attempts = (remaining: number) =>
    wireError(401, {
      code: 'ATTEMPTS',
      message: '',
      remaining,
      ...(remaining < 4 ? { captcha: 'required' } : {}),
    });
  const refused = wireError(400, { code: 'CAPTCHA', message: '', field: 'captcha' });
  const wireOf = (...answers: (typeof refused)[]) =>
    fakeWire([...FORM_CALLS, [login, () => answers.shift() ?? ANNE]]);
  const press = async ({ user }: Awaited<ReturnType<typeof open>>) =>
    user.click(screen.getByRole('button', { name: 'Log in' }));
  const box = () => screen.queryByLabelText('I am not a robot');

  it('shows the captcha once the API says that the next try needs it, and sends a solution of its own with each', async () => {
    const wire = wireOf(attempts(4), attempts(3), attempts(2));
    const page = await logIn('/user/login', wire);
    await screen.findByText(/^4 attempts left/);
    expect(box()).toBeNull();
    await press(page);
    await screen.findByText(/^3 attempts left/);
    const needed = box();
    if (needed === null) throw new Error('no captcha');
    expect(needed).not.toBeInvalid();
    await page.user.click(needed);
    await press(page);
    await screen.findByText(/^2 attempts left/);
    await press(page);
    await screen.findByRole('heading', { level: 1, name: 'Bookings' });
    const [first, second, ...sent] = wire.requestsTo(login).map(({ captcha }) => captcha);
    expect([first, second]).toEqual([undefined, undefined]);
    expect(new Set(sent).size).toBe(2);
    expect(await Promise.all(sent.map(isSolved))).toEqual([true, true]);
  });

  it.each([
    [
      '/user/login',
      'I am not a robot',
      'After wrong passwords we ask for one thing more',
      'The captcha must be passed: tick “I am not a robot”',
      'Log in',
    ],
    [
      '/nl/gebruiker/login',
      'Ik ben geen robot',
      'Na verkeerde wachtwoorden vragen we één ding meer',
      'De captcha is niet voltooid: vink “Ik ben geen robot” aan',
      'Inloggen',
    ],
  ])(
    'ACC-09 leads to the box when the first try already needs it, and sends nothing without it at %s',
    async (path, label, asked, missing, submit) => {
      const wire = wireOf(refused);
      const { user, view } = await logIn(path, wire);
      const summary = await findErrorSummary();
      expect(summary).toHaveFocus();
      await user.click(within(summary).getByRole('link', { name: new RegExp(asked) }));
      expect(screen.getByLabelText(label)).toHaveFocus();
      expect(screen.getByLabelText(/^(Password|Wachtwoord)$/)).toHaveValue('Passw0rd!');
      await user.click(screen.getByRole('button', { name: submit }));
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(missing);
      expect(wire.requestsTo(login)).toHaveLength(1);
      expect(await axeMeanwhile(view.container)).toHaveNoViolations();
      await user.click(screen.getByLabelText(label));
      await user.click(screen.getByRole('button', { name: submit }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
    },
  );

  it('says at the box that a solution was not accepted, makes another and lets the person try again', async () => {
    const page = await logIn('/user/login', wireOf(refused, refused));
    await page.user.click(await screen.findByLabelText('I am not a robot'));
    await press(page);
    await waitFor(() => expect(box()).toHaveAccessibleDescription(/^The check was not accepted/));
    expect(box()).toBeChecked();
    await press(page);
    expect(await screen.findByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
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
    expect(await axe(view.container)).toHaveNoViolations();
    await act(() => router.navigate(`/nl/gebruiker/login?problem=${problem}`));
    expect(await screen.findByText(dutch)).toBeVisible();
  });

  it('says nothing about a problem that it does not know', async () => {
    await open('/user/login?problem=<b>', fakeWire(FORM_CALLS));
    expect(screen.queryByText(/<b>|problem\./)).not.toBeInTheDocument();
  });
});
