import { login, resendActivation } from '@wayfare/api-contract';
import { expectAccessible, fakeWire, networkFailure, wireError } from '@wayfare/testing';
import { isSolved } from '@wayfare/testing/captcha';
import { screen, within } from '@testing-library/react';
import { FORM_CALLS } from '../testing/sign-in-wire';
import { logIn } from '../testing/login-page';

beforeEach(() => sessionStorage.clear());

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
      await expectAccessible(view.container);
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
