import { checkRecovery, recover, rememberPassword, signInOptions } from '@wayfare/api-contract';
import {
  fakeWire,
  networkFailure,
  renderRoute,
  wireError,
  errorSummary,
  findErrorSummary,
} from '@wayfare/testing';
import type { FakeWire } from '@wayfare/testing';
import { isSolved } from '@wayfare/testing/captcha';
import { act, screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { axeMeanwhile } from '../testing/axe-meanwhile';
import { FORM_CALLS } from '../testing/sign-in-wire';

expect.extend(toHaveNoViolations);
beforeEach(() => sessionStorage.clear());

const open = (path: string, wire: FakeWire = fakeWire(FORM_CALLS)) =>
  renderRoute(vertical, manifest, path, { wire });

/** The link of the mail is good. */
const WORKS = [checkRecovery, { ok: true as const }] as const;

describe.each([
  [
    'ACC-05',
    '/user/remember-password',
    '/nl/gebruiker/onthou-password',
    'Forgot your password?',
    'Wachtwoord vergeten?',
  ],
  [
    'ACC-04',
    '/user/recover?ticket=t1',
    '/nl/gebruiker/herstel?ticket=t1',
    'Set a new password',
    'Nieuw wachtwoord instellen',
  ],
  [
    'ACC-16',
    '/user/recover',
    '/nl/gebruiker/herstel',
    'Set a new password',
    'Nieuw wachtwoord instellen',
  ],
])('%s the page %s', (_, english, dutch, title, titel) => {
  it.each([
    [english, title],
    [dutch, titel],
  ])('has one heading and a title at %s and stays out of search engines', async (path, heading) => {
    const { view, head } = await open(path, fakeWire([WORKS]));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(head()).toMatchObject({ title: heading, noindex: true });
    expect(await axe(view.container)).toHaveNoViolations();
  });
});

describe('ACC-14 asking for a link', () => {
  async function ask(wire: FakeWire, path = '/user/remember-password') {
    const page = await open(path, wire);
    const [email = '', captcha = '', submit = ''] = path.startsWith('/nl')
      ? ['E-mailadres', 'Ik ben geen robot', 'Stuur me een link']
      : ['E-mail address', 'I am not a robot', 'Send me a link'];
    await page.user.type(screen.getByLabelText(email), 'anne@example.com');
    await page.user.click(screen.getByLabelText(captcha));
    await page.user.click(screen.getByRole('button', { name: submit }));
    return page;
  }

  it.each([
    [
      '/user/remember-password',
      'en',
      'If anne@example.com has an account, an e-mail with a link is on its way.',
    ],
    [
      '/nl/gebruiker/onthou-password',
      'nl',
      'Als anne@example.com een account heeft, is er een e-mail met een link onderweg.',
    ],
  ])('says at %s what is true of every address', async (path, language, text) => {
    const wire = fakeWire([...FORM_CALLS, [rememberPassword, { ok: true }]]);
    const { view } = await ask(wire, path);
    expect(await screen.findByText(new RegExp(`^${text}`))).toBeVisible();
    expect(wire.requestsTo(rememberPassword)).toEqual([
      { user: 'anne@example.com', language, captcha: expect.any(String) },
    ]);
    expect(await isSolved(wire.requestsTo(rememberPassword)[0]?.captcha)).toBe(true);
    expect(await axeMeanwhile(view.container)).toHaveNoViolations();
  });

  it('can be done for another address', async () => {
    const { user } = await ask(fakeWire([...FORM_CALLS, [rememberPassword, { ok: true }]]));
    await user.click(await screen.findByRole('button', { name: 'Use another address' }));
    expect(screen.getByRole('form', { name: 'Ask for a link' }).parentElement).toHaveFocus();
    expect(screen.getByLabelText('E-mail address')).toHaveValue('anne@example.com');
  });

  it.each([
    ['no connection', networkFailure, 'The server has an error, please, try it again later'],
    [
      'too many requests',
      wireError(429, { code: 'RATE_LIMITED', message: '' }),
      'You made too many requests. Please wait a moment and try again.',
    ],
  ])('says what went wrong and keeps the address: %s', async (_, answer, message) => {
    await ask(fakeWire([...FORM_CALLS, [rememberPassword, answer]]));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('E-mail address')).toHaveValue('anne@example.com');
  });

  it('asks for an address that can be one, and for the captcha (ACC-09)', async () => {
    const wire = fakeWire(FORM_CALLS);
    const { user } = await open('/user/remember-password', wire);
    await user.type(screen.getByLabelText('E-mail address'), 'anne');
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(within(errorSummary()).getAllByRole('link')).toHaveLength(2);
    expect(wire.requests).toEqual([]);
  });
});

describe('ACC-15 setting a new password', () => {
  async function set(wire: FakeWire, password = 'Passw0rd!', again = password) {
    const page = await open('/user/recover?ticket=t1', wire);
    await page.user.type(screen.getByLabelText('Password'), password);
    await page.user.type(screen.getByLabelText('Repeat the password'), again);
    await page.user.click(screen.getByRole('button', { name: 'Save the password' }));
    return page;
  }

  it('sends the ticket with it and leads to the login form', async () => {
    const wire = fakeWire([WORKS, [recover, { ok: true }], [signInOptions, { thirdParty: null }]]);
    const { address } = await set(wire);
    expect(await screen.findByText('Your new password is set')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Log in');
    expect(address()).toBe('/user/login?notice=password');
    expect(wire.requestsTo(recover)).toEqual([
      { ticket: 't1', password: 'Passw0rd!', language: 'en' },
    ]);
  });

  it('takes the ticket off the address bar, and keeps it for a change of language and a reload', async () => {
    const wire = fakeWire([WORKS, [recover, { ok: true }], [signInOptions, { thirdParty: null }]]);
    const { address, router, user, view } = await open('/user/recover?ticket=t1', wire);
    expect(address()).toBe('/user/recover');
    await act(() => router.navigate('/nl/gebruiker/herstel'));
    expect(await screen.findByLabelText('Wachtwoord')).toBeVisible();
    view.unmount();
    await open('/nl/gebruiker/herstel', wire);
    await user.type(screen.getByLabelText('Wachtwoord'), 'Passw0rd!');
    await user.type(screen.getByLabelText('Herhaal het wachtwoord'), 'Passw0rd!');
    await user.click(screen.getByRole('button', { name: 'Wachtwoord opslaan' }));
    expect(await screen.findByText('Je nieuwe wachtwoord is ingesteld')).toBeVisible();
    expect(wire.requestsTo(recover)).toMatchObject([{ ticket: 't1', language: 'nl' }]);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('t1');
  });

  it.each([
    [
      'ACC-18 a weak password',
      'short',
      'short',
      'Choose a password that meets every rule in the list',
    ],
    ['ACC-23 two that differ', 'Passw0rd!', 'Passw0rd?', 'Repeat exactly the same password'],
  ])('refuses %s and sends nothing', async (_, password, again, message) => {
    const wire = fakeWire([WORKS]);
    await set(wire, password, again);
    expect(within(errorSummary()).getByRole('link', { name: message })).toBeVisible();
    expect(wire.requestsTo(recover)).toEqual([]);
  });

  it('says at its field that a password is on the list of leaked ones', async () => {
    await set(
      fakeWire([
        WORKS,
        [recover, wireError(422, { code: 'INVALID_REQUEST', message: '', field: 'password' })],
      ]),
    );
    await findErrorSummary();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      /This password is on a list of leaked passwords/,
    );
  });

  it('can be tried again when there was no connection', async () => {
    const answers = [networkFailure];
    const wire = fakeWire([
      WORKS,
      [recover, () => answers.shift()?.() ?? { ok: true as const }],
      [signInOptions, { thirdParty: null }],
    ]);
    const { user } = await set(wire);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The server has an error, please, try it again later',
    );
    await user.click(screen.getByRole('button', { name: 'Save the password' }));
    expect(await screen.findByText('Your new password is set')).toBeVisible();
  });

  it('ACC-16 says that a bad ticket does not work and leads to a new one', async () => {
    const { user, address, view } = await set(
      fakeWire([WORKS, [recover, wireError(410, { code: 'TICKET', message: '' })]]),
    );
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This link does not work');
    expect(alert.parentElement).toHaveFocus();
    expect(await axeMeanwhile(view.container)).toHaveNoViolations();
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(address()).toBe('/user/remember-password');
  });

  it.each([
    ['/user/recover?ticket=old', 'This link does not work', 'Ask for a new link', 'Password'],
    [
      '/nl/gebruiker/herstel?ticket=old',
      'Deze link werkt niet',
      'Nieuwe link aanvragen',
      'Wachtwoord',
    ],
  ])(
    'ACC-16 says at %s that the link is over before a password is chosen',
    async (path, message, link, field) => {
      const wire = fakeWire([[checkRecovery, wireError(410, { code: 'TICKET', message: '' })]]);
      await open(path, wire);
      expect(await screen.findByText(message)).toBeVisible();
      expect(screen.getByRole('link', { name: link })).toBeVisible();
      expect(screen.queryByLabelText(field)).not.toBeInTheDocument();
      expect(wire.requestsTo(checkRecovery)).toMatchObject([{ ticket: 'old' }]);
    },
  );

  it('ACC-16 leaves the form where nobody says whether the link works', async () => {
    await set(
      fakeWire([
        [checkRecovery, networkFailure],
        [recover, { ok: true }],
        [signInOptions, { thirdParty: null }],
      ]),
    );
    expect(await screen.findByText('Your new password is set')).toBeVisible();
  });

  it.each([
    ['/user/recover', 'This link does not work', 'Ask for a new link'],
    ['/nl/gebruiker/herstel?ticket=', 'Deze link werkt niet', 'Nieuwe link aanvragen'],
  ])('ACC-16 says at once at %s that there is no ticket', async (path, message, link) => {
    await open(path);
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toBeVisible();
    expect(document.body).toHaveFocus();
  });
});
