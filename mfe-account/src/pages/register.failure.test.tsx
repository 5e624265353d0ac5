import { register } from '@wayfare/api-contract';
import {
  expectAccessible,
  fakeWire,
  fill,
  hangingAnswer,
  networkFailure,
  wireError,
} from '@wayfare/testing';
import { screen } from '@testing-library/react';
import { FORM_CALLS } from '../testing/sign-in-wire';
import { expectEverythingTyped, openRegistration, registered } from '../testing/register-page';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

describe('ACC-17 the registration error page', () => {
  it.each([
    [
      'a server error',
      wireError(500, { code: 'SERVER_ERROR', message: '' }),
      'Server error, please try again later',
    ],
    ['no connection', networkFailure, 'The server has an error, please, try it again later'],
    [
      'a request that is refused as a whole',
      wireError(400, { code: 'INVALID_REQUEST', message: '' }),
      'The server did not accept what was filled in',
    ],
  ])('comes with %s, and everything is still there behind it', async (_, answer, message) => {
    const wire = fakeWire([...FORM_CALLS, [register, answer]]);
    const { user, view } = await registered(wire);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your account could not be created');
    expect(alert).toHaveTextContent(message);
    expect(alert.parentElement).toHaveFocus();
    await expectAccessible(view.container);
    await user.click(screen.getByRole('button', { name: 'Back to the form' }));
    expect(screen.getByRole('form', { name: 'Create an account' }).parentElement).toHaveFocus();
    expectEverythingTyped();
  });

  it('sends the same again at a press, with another captcha', async () => {
    const answers = [() => wireError(500, { code: 'SERVER_ERROR', message: '' }), networkFailure];
    const wire = fakeWire([
      ...FORM_CALLS,
      [register, () => answers.shift()?.() ?? { user: 'anne@example.com' }],
    ]);
    const { user } = await registered(wire);
    for (const message of ['Server error', 'The server has an error']) {
      expect(await screen.findByText(new RegExp(`^${message}`))).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
    }
    expect(await screen.findByText('Check your mail')).toBeVisible();
    const [first, ...others] = wire.requestsTo(register);
    expect(others.map(({ captcha: _captcha, ...rest }) => rest)).toEqual(
      Array.from({ length: 2 }, () => ({ ...first, captcha: undefined })),
    );
    expect(new Set(wire.requestsTo(register).map(({ captcha }) => captcha)).size).toBe(3);
  });

  it('comes when no answer comes in time', async () => {
    await registered(fakeWire([...FORM_CALLS, [register, hangingAnswer]]));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The answer took too long. Please try again.',
    );
  });

  it('is in Dutch on a Dutch page', async () => {
    const page = await openRegistration(
      '/nl/gebruiker/registreer',
      fakeWire([...FORM_CALLS, [register, networkFailure]]),
    );
    const texts = [
      ['Voornaam', 'Anne'],
      ['Achternaam', 'Hof'],
      ['E-mailadres', 'anne@example.com'],
      ['Wachtwoord', 'Passw0rd!'],
      ['Herhaal het wachtwoord', 'Passw0rd!'],
    ];
    for (const [label = '', text = ''] of texts)
      await fill(page.user, screen.getByLabelText(label), text);
    for (const label of ['Ik ga akkoord met de algemene voorwaarden', 'Ik ben geen robot'])
      await page.user.click(screen.getByLabelText(label));
    await page.user.click(screen.getByRole('button', { name: 'Account aanmaken' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Je account kon niet worden aangemaakt',
    );
  });
});
