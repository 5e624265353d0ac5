import { register, resendActivation } from '@wayfare/api-contract';
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
import { act, fireEvent, screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { PAUSE_MS } from '../features/credentials/password-checklist';
import { axeMeanwhile } from '../testing/axe-meanwhile';
import { FORM_CALLS } from '../testing/sign-in-wire';

expect.extend(toHaveNoViolations);
beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

const open = (path: string, wire: FakeWire = fakeWire(FORM_CALLS)) =>
  renderRoute(vertical, manifest, path, { wire });

type Page = Awaited<ReturnType<typeof open>>;

async function fillIn({ user }: Page, password = 'Passw0rd!', again = password) {
  await user.type(screen.getByLabelText('First name'), 'Anne');
  await user.type(screen.getByLabelText('Surname'), 'van der Berg');
  await user.type(screen.getByLabelText('E-mail address'), 'anne@example.com');
  await user.type(screen.getByLabelText('Password'), password);
  await user.type(screen.getByLabelText('Repeat the password'), again);
  await user.selectOptions(screen.getByLabelText('Language of your e-mails'), 'Dutch');
  await user.click(screen.getByLabelText('I accept the terms and conditions'));
  await user.click(screen.getByLabelText('I am not a robot'));
}

const send = ({ user }: Page) =>
  user.click(screen.getByRole('button', { name: 'Create an account' }));

async function registered(wire: FakeWire) {
  const page = await open('/user/register', wire);
  await fillIn(page);
  await send(page);
  return page;
}

function expectEverythingTyped() {
  expect(screen.getByLabelText('First name')).toHaveValue('Anne');
  expect(screen.getByLabelText('Surname')).toHaveValue('van der Berg');
  expect(screen.getByLabelText('E-mail address')).toHaveValue('anne@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('Passw0rd!');
  expect(screen.getByLabelText('Repeat the password')).toHaveValue('Passw0rd!');
  expect(screen.getByLabelText('Language of your e-mails')).toHaveValue('nl');
  expect(screen.getByLabelText('I accept the terms and conditions')).toBeChecked();
  expect(screen.getByLabelText('I am not a robot')).toBeChecked();
}

describe('ACC-03 the registration page', () => {
  it.each([
    ['/user/register', 'Create an account'],
    ['/nl/gebruiker/registreer', 'Account aanmaken'],
  ])('has one heading and a title at %s and stays out of search engines', async (path, title) => {
    const { view, head } = await open(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(head()).toMatchObject({ title, noindex: true });
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it.each([
    ['First name', 'given-name'],
    ['Surname', 'family-name'],
    ['E-mail address', 'email'],
    ['Password', 'new-password'],
    ['Repeat the password', 'new-password'],
  ])('OQ-84 has the field %s, which browsers know as %s', async (label, token) => {
    await open('/user/register');
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', token);
  });

  it('ACC-18 to ACC-22 ticks the rules of the password while it is typed', async () => {
    const { user } = await open('/user/register');
    const rules = screen.getByRole('list', { name: 'Your password needs' });
    expect(within(rules).queryAllByText('(met)')).toHaveLength(0);
    await user.type(screen.getByLabelText('Password'), 'abc1');
    expect(within(rules).getAllByText('(met)')).toHaveLength(2);
    await user.type(screen.getByLabelText('Password'), 'D!ef');
    expect(within(rules).getAllByText('(met)')).toHaveLength(5);
  });

  it('names its rules at the password, and says after a pause how many are met', async () => {
    await open('/user/register');
    const password = screen.getByLabelText('Password');
    expect(password).toBeRequired();
    expect(password).toHaveAttribute('aria-invalid', 'false');
    expect(password).toHaveAccessibleDescription(/at least 8 characters/);
    jest.useFakeTimers();
    fireEvent.change(password, { target: { value: 'abc1' } });
    expect(screen.queryByText(/rules met/)).toBeNull();
    act(() => jest.advanceTimersByTime(PAUSE_MS));
    expect(screen.getByText('2 of 5 rules met')).toHaveAttribute('role', 'status');
  });

  it('keeps what was typed over a change of language, but no password', async () => {
    const page = await open('/user/register');
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
    expect(await axeMeanwhile(view.container)).toHaveNoViolations();
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
    const page = await open('/user/register', wire);
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
    await page.user.type(screen.getByLabelText('First name'), '-Marie');
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
    expect(await axeMeanwhile(view.container)).toHaveNoViolations();
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
    const page = await open(
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
      await page.user.type(screen.getByLabelText(label), text);
    for (const label of ['Ik ga akkoord met de algemene voorwaarden', 'Ik ben geen robot'])
      await page.user.click(screen.getByLabelText(label));
    await page.user.click(screen.getByRole('button', { name: 'Account aanmaken' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Je account kon niet worden aangemaakt',
    );
  });
});
