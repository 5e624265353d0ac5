import { login, register, rememberPassword } from '@wayfare/api-contract';
import { fakeWire, fill, networkFailure, wireError } from '@wayfare/testing';
import type { FakeWire } from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { installModalDialogs } from '../testing/modal-dialogs';
import { ANNE, FORM_CALLS } from '../testing/sign-in-wire';
import { dialog, openPopup } from '../testing/account-popup';

beforeAll(installModalDialogs);
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('the forms of the popup', () => {
  async function logIn(wire: FakeWire) {
    const page = await openPopup('login', undefined, wire);
    await fill(page.user, within(dialog()).getByLabelText('E-mail address'), 'anne@example.com');
    await fill(page.user, within(dialog()).getByLabelText('Password'), 'Passw0rd!');
    await page.user.click(within(dialog()).getByRole('button', { name: 'Log in' }));
    return page;
  }

  it('ACC-07 a login closes it, is told politely and leaves the page as it was', async () => {
    const wire = fakeWire([...FORM_CALLS, [login, ANNE]]);
    const { user, address } = await openPopup('recover', undefined, wire);
    await user.click(within(dialog()).getByRole('button', { name: 'Close' }));
    await user.type(screen.getByLabelText('Where to'), '!');
    await user.click(screen.getByRole('button', { name: 'login' }));
    await fill(user, within(dialog()).getByLabelText('E-mail address'), 'anne@example.com');
    await fill(user, within(dialog()).getByLabelText('Password'), 'Passw0rd!');
    await user.click(within(dialog()).getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('You are logged in as Anne')).toHaveAttribute('role', 'status');
    expect(screen.getByText('Account of Anne')).toBeVisible();
    expect(screen.getByRole('button', { name: 'login' })).toHaveFocus();
    expect(screen.getByLabelText('Where to')).toHaveValue('Barcelona!');
    expect(address()).toBe('/hotels?page=2');
    expect(wire.requestsTo(login)).toHaveLength(1);
  });

  it.each([
    [
      'ACC-10 attempts left',
      wireError(401, { code: 'ATTEMPTS', message: '', remaining: 2 }),
      '2 attempts left',
    ],
    ['no connection', networkFailure, 'The server has an error'],
  ])('a login that fails says so in it: %s', async (_, answer, message) => {
    await logIn(fakeWire([...FORM_CALLS, [login, answer]]));
    expect(await within(dialog()).findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByText('Account')).toBeVisible();
  });

  it('ACC-11 a locked account leads to the view that asks for a link', async () => {
    const { user } = await logIn(
      fakeWire([...FORM_CALLS, [login, wireError(423, { code: 'ACCOUNT_LOCKED', message: '' })]]),
    );
    await user.click(
      within(await within(dialog()).findByRole('alert')).getByRole('link', {
        name: 'Forgot your password?',
      }),
    );
    await waitFor(() => expect(dialog()).toHaveAccessibleName('Forgot your password?'));
  });

  it('ACC-14 a link is asked for without leaving the page', async () => {
    const { user, address } = await openPopup(
      'recover',
      undefined,
      fakeWire([...FORM_CALLS, [rememberPassword, { ok: true }]]),
    );
    await fill(user, within(dialog()).getByLabelText('E-mail address'), 'anne@example.com');
    await user.click(within(dialog()).getByLabelText('I am not a robot'));
    await user.click(within(dialog()).getByRole('button', { name: 'Send me a link' }));
    expect(await within(dialog()).findByText('Check your mail')).toBeVisible();
    expect(address()).toBe('/hotels?page=2');
  });

  it('an account is made without leaving the page', async () => {
    const { user, address } = await openPopup(
      'register',
      undefined,
      fakeWire([...FORM_CALLS, [register, { user: 'anne@example.com' }]]),
    );
    const form = within(dialog());
    for (const [label = '', text = ''] of [
      ['First name', 'Anne'],
      ['Surname', 'Hof'],
      ['E-mail address', 'anne@example.com'],
      ['Password', 'Passw0rd!'],
      ['Repeat the password', 'Passw0rd!'],
    ]) {
      await fill(user, form.getByLabelText(label), text);
    }
    for (const label of ['I accept the terms and conditions', 'I am not a robot'])
      await user.click(form.getByLabelText(label));
    await user.click(form.getByRole('button', { name: 'Create an account' }));
    expect(await form.findByText('Check your mail')).toBeVisible();
    expect(address()).toBe('/hotels?page=2');
  });
});
