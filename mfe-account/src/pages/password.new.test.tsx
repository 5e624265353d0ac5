import { checkRecovery, recover, signInOptions } from '@wayfare/api-contract';
import {
  errorSummary,
  expectAccessible,
  fakeWire,
  fill,
  findErrorSummary,
  networkFailure,
  wireError,
} from '@wayfare/testing';
import type { FakeWire } from '@wayfare/testing';
import { act, screen, within } from '@testing-library/react';
import { openPassword, WORKS } from '../testing/password-page';

beforeEach(() => sessionStorage.clear());

describe('ACC-15 setting a new password', () => {
  async function set(wire: FakeWire, password = 'Passw0rd!', again = password) {
    const page = await openPassword('/user/recover?ticket=t1', wire);
    await fill(page.user, screen.getByLabelText('Password'), password);
    await fill(page.user, screen.getByLabelText('Repeat the password'), again);
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
    const { address, router, user, view } = await openPassword('/user/recover?ticket=t1', wire);
    expect(address()).toBe('/user/recover');
    await act(() => router.navigate('/nl/gebruiker/herstel'));
    expect(await screen.findByLabelText('Wachtwoord')).toBeVisible();
    view.unmount();
    await openPassword('/nl/gebruiker/herstel', wire);
    await fill(user, screen.getByLabelText('Wachtwoord'), 'Passw0rd!');
    await fill(user, screen.getByLabelText('Herhaal het wachtwoord'), 'Passw0rd!');
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
    await expectAccessible(view.container);
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
      await openPassword(path, wire);
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
    await openPassword(path);
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toBeVisible();
    expect(document.body).toHaveFocus();
  });
});
