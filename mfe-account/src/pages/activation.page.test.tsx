import { activate, resendActivation } from '@wayfare/api-contract';
import {
  expectAccessible,
  fakeWire,
  fill,
  networkFailure,
  renderRoute,
  wireError,
} from '@wayfare/testing';
import type { FakeWire } from '@wayfare/testing';
import { isSolved } from '@wayfare/testing/captcha';
import { screen } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { FORM_CALLS } from '../testing/sign-in-wire';

beforeEach(() => sessionStorage.clear());

const open = (path: string, wire: FakeWire = fakeWire([])) =>
  renderRoute(vertical, manifest, path, { wire });
const BAD_TICKET = wireError(410, { code: 'TICKET', message: '' });

describe('ACC-06 the activation page', () => {
  it.each([
    ['/user/activation?ticket=t1', 'Activate your account'],
    ['/nl/gebruiker/activatie?ticket=t1', 'Je account activeren'],
    ['/user/activation', 'Activate your account'],
  ])('has one heading and a title at %s and stays out of search engines', async (path, title) => {
    const { view, head } = await open(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(head()).toMatchObject({ title, noindex: true });
    await expectAccessible(view.container);
  });

  it('uses no ticket up by being opened', async () => {
    const wire = fakeWire([]);
    const { address } = await open('/user/activation?ticket=t1', wire);
    expect(screen.getByRole('button', { name: 'Activate my account' })).toBeEnabled();
    expect(address()).toBe('/user/activation');
    expect(wire.requests).toEqual([]);
  });
});

describe('ACC-13 activating', () => {
  it.each([
    [
      '/user/activation?ticket=t1',
      'en',
      'Activate my account',
      'Your account is active',
      '/user/login',
    ],
    [
      '/nl/gebruiker/activatie?ticket=t1',
      'nl',
      'Mijn account activeren',
      'Je account is actief',
      '/nl/gebruiker/login',
    ],
  ])('takes one press at %s', async (path, language, button, message, login) => {
    const wire = fakeWire([[activate, { activated: true }]]);
    const { user, view } = await open(path, wire);
    await user.click(screen.getByRole('button', { name: button }));
    expect((await screen.findByText(message)).closest('[role="status"]')).toHaveFocus();
    expect(screen.getByRole('link')).toHaveAttribute('href', login);
    expect(wire.requestsTo(activate)).toEqual([{ ticket: 't1', language }]);
    await expectAccessible(view.container);
  });

  it.each([
    [
      'a ticket that does not work',
      '/user/activation?ticket=t1',
      'Activate my account',
      'This link does not work',
    ],
    [
      'a ticket that does not work, in Dutch',
      '/nl/gebruiker/activatie?ticket=t1',
      'Mijn account activeren',
      'Deze link werkt niet',
    ],
  ])('says so for %s', async (_, path, button, message) => {
    const { user, view } = await open(path, fakeWire([[activate, BAD_TICKET]]));
    await user.click(screen.getByRole('button', { name: button }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(message);
    expect(alert.parentElement).toHaveFocus();
    await expectAccessible(view.container);
  });

  it('says at once that there is no ticket, and sends a new link', async () => {
    const wire = fakeWire([...FORM_CALLS, [resendActivation, { ok: true }]]);
    const { user } = await open('/user/activation', wire);
    expect(screen.getByText('This link does not work')).toBeVisible();
    await fill(user, screen.getByLabelText('E-mail address'), 'anne@example.com');
    await user.click(screen.getByLabelText('I am not a robot'));
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(
      await screen.findByText(
        'If anne@example.com has an account that is not active yet, an e-mail with a new link is on its way.',
      ),
    ).toBeVisible();
    expect(wire.requestsTo(resendActivation)).toMatchObject([
      { user: 'anne@example.com', language: 'en' },
    ]);
    expect(await isSolved(wire.requestsTo(resendActivation)[0]?.captcha)).toBe(true);
  });

  it('can be tried again when there was no connection', async () => {
    const answers = [networkFailure];
    const wire = fakeWire([[activate, () => answers.shift()?.() ?? { activated: true as const }]]);
    const { user } = await open('/user/activation?ticket=t1', wire);
    await user.click(screen.getByRole('button', { name: 'Activate my account' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The server has an error, please, try it again later',
    );
    await user.click(screen.getByRole('button', { name: 'Activate my account' }));
    expect(await screen.findByText('Your account is active')).toBeVisible();
  });
});
