import { register, resendActivation } from '@wayfare/api-contract';
import {
  errorSummary,
  expectAccessible,
  fakeWire,
  fill,
  findErrorSummary,
  wireError,
} from '@wayfare/testing';
import { isSolved } from '@wayfare/testing/captcha';
import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  expectEverythingTyped,
  fillIn,
  openRegistration,
  registered,
  send,
} from '../testing/register-page';
import { FORM_CALLS } from '../testing/sign-in-wire';
import { PAUSE_MS } from '../ui/password-checklist';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

describe('ACC-03 the registration page', () => {
  it.each([
    ['/user/register', 'Create an account'],
    ['/nl/gebruiker/registreer', 'Account aanmaken'],
  ])('has one heading and a title at %s and stays out of search engines', async (path, title) => {
    const { view, head } = await openRegistration(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(head()).toMatchObject({ title, noindex: true });
    await expectAccessible(view.container);
  });

  it.each([
    ['First name', 'given-name'],
    ['Surname', 'family-name'],
    ['E-mail address', 'email'],
    ['Password', 'new-password'],
    ['Repeat the password', 'new-password'],
  ])('OQ-84 has the field %s, which browsers know as %s', async (label, token) => {
    await openRegistration('/user/register');
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', token);
  });

  it('ACC-18 to ACC-22 ticks the rules of the password while it is typed', async () => {
    const { user } = await openRegistration('/user/register');
    const rules = screen.getByRole('list', { name: 'Your password needs' });
    expect(within(rules).queryAllByText('(met)')).toHaveLength(0);
    await user.type(screen.getByLabelText('Password'), 'abc1');
    expect(within(rules).getAllByText('(met)')).toHaveLength(2);
    await user.type(screen.getByLabelText('Password'), 'D!ef');
    expect(within(rules).getAllByText('(met)')).toHaveLength(5);
  });

  it('names its rules at the password, and says after a pause how many are met', async () => {
    await openRegistration('/user/register');
    const password = screen.getByLabelText('Password');
    expect(password).toBeRequired();
    expect(password).toHaveAttribute('aria-invalid', 'false');
    expect(password).toHaveAccessibleDescription(/at least 8 characters/);
    jest.useFakeTimers();
    fireEvent.change(password, { target: { value: 'abc1' } });
    expect(screen.queryByText(/rules met/)).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(PAUSE_MS));
    expect(screen.getByText('2 of 5 rules met')).toHaveAttribute('role', 'status');
  });

  it('keeps what was typed over a change of language, but no password', async () => {
    const page = await openRegistration('/user/register');
    await fillIn(page);
    await act(() => page.router.navigate('/nl/gebruiker/registreer'));
    expect(await screen.findByLabelText('Voornaam')).toHaveValue('Anne');
    expect(screen.getByLabelText('Achternaam')).toHaveValue('van der Berg');
    expect(screen.getByLabelText('E-mailadres')).toHaveValue('anne@example.com');
    expect(screen.getByLabelText('Taal van je e-mails')).toHaveValue('nl');
    expect(screen.getByLabelText('Wachtwoord')).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Passw0rd');
  });
});

describe('a registration', () => {
  it('sends what an account needs, with a solved captcha', async () => {
    const wire = fakeWire([...FORM_CALLS, [register, { user: 'anne@example.com' }]]);
    const { view } = await registered(wire);
    const done = await screen.findByText('Check your mail');
    expect(done.closest('[role="status"]')).toHaveFocus();
    expect(screen.getByText(/We have sent an e-mail to anne@example.com/)).toBeVisible();
    expect(wire.requestsTo(register)).toEqual([
      {
        name: 'Anne',
        lastname: 'van der Berg',
        user: 'anne@example.com',
        password: 'Passw0rd!',
        language: 'nl',
        origin: 'web',
        acceptTerms: true,
        captcha: expect.any(String),
      },
    ]);
    expect(await isSolved(wire.requestsTo(register)[0]?.captcha)).toBe(true);
    await expectAccessible(view.container);
  });

  it('ACC-12 sends the mail again when asked', async () => {
    const wire = fakeWire([
      ...FORM_CALLS,
      [register, { user: 'anne@example.com' }],
      [resendActivation, { ok: true }],
    ]);
    const { user } = await registered(wire);
    await user.click(await screen.findByRole('button', { name: 'Send the e-mail again' }));
    expect(await screen.findByText(/a new e-mail is on its way/)).toBeVisible();
    expect(wire.requestsTo(resendActivation)).toMatchObject([
      { user: 'anne@example.com', language: 'en' },
    ]);
    expect(wire.requestsTo(resendActivation)[0]?.captcha).not.toBe(
      wire.requestsTo(register)[0]?.captcha,
    );
  });

  it('ACC-23 refuses two passwords that differ and sends nothing', async () => {
    const wire = fakeWire(FORM_CALLS);
    const page = await openRegistration('/user/register', wire);
    await fillIn(page, 'Passw0rd!', 'Passw0rd?');
    await send(page);
    expect(within(errorSummary()).getByRole('link')).toHaveTextContent(
      'Repeat exactly the same password',
    );
    expect(screen.getByLabelText('Repeat the password')).toBeInvalid();
    expect(wire.requestsTo(register)).toEqual([]);
  });

  it.each([
    ['name', 'First name', 'Enter your first name in letters'],
    ['lastname', 'Surname', 'Enter your surname in letters'],
    ['user', 'E-mail address', 'Enter an e-mail address like name@example.com'],
    ['password', 'Password', 'This password is on a list of leaked passwords. Choose another one'],
    [
      'acceptTerms',
      'I accept the terms and conditions',
      'Accept the terms and conditions to create an account',
    ],
  ])('shows at its field what the server refuses: %s', async (field, label, message) => {
    const wire = fakeWire([
      ...FORM_CALLS,
      [register, wireError(422, { code: 'INVALID_REQUEST', message: '', field })],
    ]);
    await registered(wire);
    const summary = await findErrorSummary();
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole('link', { name: message })).toBeVisible();
    expect(screen.getByLabelText(label)).toBeInvalid();
    expectEverythingTyped();
  });

  it('does not send a refused password again, and takes another one', async () => {
    const answers = [wireError(422, { code: 'INVALID_REQUEST', message: '', field: 'password' })];
    const wire = fakeWire([
      ...FORM_CALLS,
      [register, () => answers.shift() ?? { user: 'anne@example.com' }],
    ]);
    const page = await registered(wire);
    await findErrorSummary();
    await fill(page.user, screen.getByLabelText('First name'), '-Marie');
    expect(screen.getByLabelText('Password')).toBeInvalid();
    await send(page);
    expect(wire.requestsTo(register)).toHaveLength(1);
    for (const label of ['Password', 'Repeat the password'])
      await page.user.type(screen.getByLabelText(label), 'x');
    expect(screen.getByLabelText('Password')).toBeValid();
    await send(page);
    expect(await screen.findByText('Check your mail')).toBeVisible();
  });
});
