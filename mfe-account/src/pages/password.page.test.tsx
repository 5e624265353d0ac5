import { rememberPassword } from '@wayfare/api-contract';
import {
  expectAccessible,
  fakeWire,
  networkFailure,
  wireError,
  errorSummary,
} from '@wayfare/testing';
import type { FakeWire } from '@wayfare/testing';
import { isSolved } from '@wayfare/testing/captcha';
import { screen, within } from '@testing-library/react';
import { FORM_CALLS } from '../testing/sign-in-wire';
import { openPassword, WORKS } from '../testing/password-page';

beforeEach(() => sessionStorage.clear());

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
    const { view, head } = await openPassword(path, fakeWire([WORKS]));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(head()).toMatchObject({ title: heading, noindex: true });
    await expectAccessible(view.container);
  });
});

describe('ACC-14 asking for a link', () => {
  async function ask(wire: FakeWire, path = '/user/remember-password') {
    const page = await openPassword(path, wire);
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
    await expectAccessible(view.container);
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
    const { user } = await openPassword('/user/remember-password', wire);
    await user.type(screen.getByLabelText('E-mail address'), 'anne');
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(within(errorSummary()).getAllByRole('link')).toHaveLength(2);
    expect(wire.requests).toEqual([]);
  });
});
