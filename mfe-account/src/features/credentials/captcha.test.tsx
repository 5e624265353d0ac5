import { captchaChallenge, rememberPassword } from '@wayfare/api-contract';
import {
  expectAccessible,
  fakeWire,
  fill,
  findErrorSummary,
  hangingAnswer,
  networkFailure,
  renderRoute,
  wireError,
} from '@wayfare/testing';
import type { FakeWire } from '@wayfare/testing';
import { screen } from '@testing-library/react';
import manifest from '../../../vertical.json';
import { vertical } from '../../remote';
import { easyChallenge, isSolved } from '@wayfare/testing/captcha';

beforeEach(() => sessionStorage.clear());

const open = (wire: FakeWire, path = '/user/remember-password') =>
  renderRoute(vertical, manifest, path, { wire });
const box = () => screen.getByLabelText('I am not a robot');
const DONE = [rememberPassword, { ok: true }] as const;

async function ask(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Send me a link' }));
}

describe('the captcha (OQ-09)', () => {
  it('asks for nothing until the box is ticked', async () => {
    const wire = fakeWire([[captchaChallenge, () => easyChallenge()]]);
    const { user } = await open(wire);
    await fill(user, screen.getByLabelText('E-mail address'), 'anne@example.com');
    expect(wire.requests).toEqual([]);
    await user.click(box());
    await screen.findByText('Verified');
    expect(wire.requestsTo(captchaChallenge)).toHaveLength(1);
  });

  it.each([
    ['/user/remember-password', 'I am not a robot', 'Checking…', 'Verified'],
    ['/nl/gebruiker/onthou-password', 'Ik ben geen robot', 'Controleren…', 'Gecontroleerd'],
  ])('tells politely how far it is at %s', async (path, label, checking, verified) => {
    let answer = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    const { user, view } = await open(
      fakeWire([[captchaChallenge, () => waiting.then(() => easyChallenge())]]),
      path,
    );
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await user.click(screen.getByLabelText(label));
    expect(status).toHaveTextContent(checking);
    answer();
    await screen.findByText(verified);
    expect(status).toHaveTextContent(verified);
    await expectAccessible(view.container);
  });

  it.each([
    ['there is no connection', networkFailure],
    ['the server fails', () => wireError(500, { code: 'SERVER_ERROR', message: '' })],
    ['no answer comes', hangingAnswer],
    ['the challenge is none', () => ({ challenge: { parameters: { algorithm: 7 } } })],
  ])('says that it did not succeed and can be tried again when %s', async (_, failure) => {
    const answers: (typeof failure | typeof easyChallenge)[] = [failure];
    const { user, view } = await open(
      fakeWire([[captchaChallenge, () => (answers.shift() ?? easyChallenge)()]]),
    );
    await user.click(box());
    expect(await screen.findByText('The check did not succeed')).toBeVisible();
    await expectAccessible(view.container);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Verified')).toBeVisible();
  });

  it('is taken back by unticking the box', async () => {
    const wire = fakeWire([[captchaChallenge, () => easyChallenge()]]);
    const { user } = await open(wire);
    await user.click(box());
    await screen.findByText('Verified');
    await user.click(box());
    expect(screen.queryByText('Verified')).not.toBeInTheDocument();
    await fill(user, screen.getByLabelText('E-mail address'), 'anne@example.com');
    await ask(user);
    expect(box()).toHaveAccessibleDescription(/^The captcha must be passed/);
    expect(wire.requestsTo(rememberPassword)).toEqual([]);
  });

  it('is waited for when the form is sent meanwhile', async () => {
    let answer = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    const wire = fakeWire([[captchaChallenge, () => waiting.then(() => easyChallenge())], DONE]);
    const { user } = await open(wire);
    await fill(user, screen.getByLabelText('E-mail address'), 'anne@example.com');
    await user.click(box());
    await ask(user);
    expect(screen.getByRole('button', { name: 'Send me a link' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    answer();
    expect(await screen.findByText('Check your mail')).toBeVisible();
  });

  it('is made anew when it has expired before the form is sent', async () => {
    const expiries = [Date.now() - 1];
    const wire = fakeWire([[captchaChallenge, () => easyChallenge(expiries.shift())], DONE]);
    const { user } = await open(wire);
    await user.click(box());
    await screen.findByText('Verified');
    await fill(user, screen.getByLabelText('E-mail address'), 'anne@example.com');
    await ask(user);
    await screen.findByText('Check your mail');
    expect(wire.requestsTo(captchaChallenge)).toHaveLength(2);
    expect(await isSolved(wire.requestsTo(rememberPassword)[0]?.captcha)).toBe(true);
  });

  it('does not stand in the way of a clock that is wrong', async () => {
    const wire = fakeWire([[captchaChallenge, () => easyChallenge(Date.now() - 3_600_000)], DONE]);
    const { user } = await open(wire);
    await fill(user, screen.getByLabelText('E-mail address'), 'anne@example.com');
    await user.click(box());
    await ask(user);
    expect(await screen.findByText('Check your mail')).toBeVisible();
  });

  it('keeps the form from being sent when it could not be solved', async () => {
    const wire = fakeWire([[captchaChallenge, { challenge: {} }], DONE]);
    const { user } = await open(wire);
    await fill(user, screen.getByLabelText('E-mail address'), 'anne@example.com');
    await user.click(box());
    await screen.findByText('The check did not succeed');
    await ask(user);
    await findErrorSummary();
    expect(box()).toBeInvalid();
    expect(wire.requestsTo(rememberPassword)).toEqual([]);
  });
});
