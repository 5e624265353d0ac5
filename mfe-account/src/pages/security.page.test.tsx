import {
  account,
  changePassword,
  endSessions,
  sessionList,
  type Account,
} from '@wayfare/api-contract';
import {
  expectAccessible,
  fakeWire,
  fill,
  findErrorSummary,
  networkFailure,
  renderRoute,
  wireError,
} from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { buildAccount, MEMBER, SESSIONS } from '../testing/area';

type Failure = () => Response | ReturnType<typeof networkFailure> | undefined;

async function open({
  path = '/user/security',
  kept = buildAccount(),
  fail = () => undefined,
}: { path?: string; kept?: Account; fail?: Failure } = {}) {
  let { sessions } = SESSIONS;
  const keepOnly = (isKept: (session: (typeof sessions)[number]) => boolean) => {
    const before = sessions.length;
    sessions = sessions.filter(isKept);
    return { ended: before - sessions.length };
  };
  const wire = fakeWire([
    [account, kept],
    [sessionList, () => ({ sessions })],
    [
      changePassword,
      () => {
        const failure = fail();
        if (failure !== undefined) return failure;
        keepOnly(({ current }) => current);
        return { ok: true as const };
      },
    ],
    [
      endSessions,
      ({ id }) =>
        fail() ?? keepOnly((session) => session.current || (id !== 'others' && session.id !== id)),
    ],
  ]);
  const page = await renderRoute(vertical, manifest, path, { wire, user: MEMBER });
  await screen.findByText('Firefox on Windows');
  return page;
}

async function fillIn(
  user: UserEvent,
  {
    current = 'Old1!word',
    password = 'Passw0rd!',
    again,
  }: { current?: string; password?: string; again?: string } = {},
) {
  for (const [label, text] of [
    ['Present password', current],
    ['New password', password],
    ['Repeat the new password', again ?? password],
  ] as const) {
    await user.clear(screen.getByLabelText(label));
    if (text !== '') await fill(user, screen.getByLabelText(label), text);
  }
  await user.click(screen.getByRole('button', { name: 'Change the password' }));
}

const browsers = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the password', () => {
  it('is changed by who knows the present one; every other browser is logged out', async () => {
    const { user, wire } = await open();
    await fillIn(user);
    await waitFor(() =>
      expect(screen.getByText(/^Your password is changed/).closest('[role=status]')).not.toBeNull(),
    );
    expect(wire.requestsTo(changePassword)).toEqual([
      { current: 'Old1!word', password: 'Passw0rd!' },
    ]);
    for (const label of ['Present password', 'New password', 'Repeat the new password'])
      expect(screen.getByLabelText(label)).toHaveValue('');
    await waitFor(() => expect(browsers()).toEqual(['Firefox on Windows this browser']));
  });

  it('has its rules ticked while it is typed, can be shown, and is known to password managers', async () => {
    const { user } = await open();
    const rules = within(screen.getByRole('list', { name: 'Your password needs' }));
    await user.type(screen.getByLabelText('New password'), 'abc1');
    expect(rules.getAllByText('(met)')).toHaveLength(2);
    expect(screen.getByLabelText('Present password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByLabelText('Show passwords'));
    expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'text');
  });

  it.each([
    [
      'ACC-18 ACC-22',
      { password: 'Passw0rd' },
      'Choose a password that meets every rule in the list',
    ],
    ['ACC-23', { again: 'Passw0rd?' }, 'Repeat exactly the same password'],
    ['ACC-23', { again: '' }, 'Repeat exactly the same password'],
    ['a missing one', { current: '' }, 'Present password: please fill this in'],
  ])('%s is refused by the form: %j', async (_, values, message) => {
    const { user, wire, view } = await open();
    await fillIn(user, values);
    expect(
      within(await findErrorSummary())
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([message]);
    expect(wire.requestsTo(changePassword)).toEqual([]);
    await expectAccessible(view.container);
  });

  const at = (field: string, code: string, facts = {}) =>
    wireError(401, { code, message: 'x', field, ...facts });

  it.each<[string, Failure, string]>([
    [
      'a wrong one',
      () => at('current', 'ATTEMPTS', { remaining: 3 }),
      'This is not right. 3 attempts left before this is blocked for 30 minutes.',
    ],
    [
      'a wrong one, the last time',
      () => at('current', 'ATTEMPTS', { remaining: 1 }),
      'This is not right. 1 attempt left before this is blocked for 30 minutes.',
    ],
    [
      'too many wrong ones',
      () => at('current', 'ACCOUNT_LOCKED', { until: '2026-12-10T09:30:00Z' }),
      'Too many wrong answers: this is blocked until ',
    ],
    [
      'too many wrong ones, until nobody knows when',
      () => at('current', 'ACCOUNT_LOCKED'),
      'Too many wrong answers: this is blocked for 30 minutes. You stay logged in.',
    ],
    [
      'a leaked one',
      () => at('password', 'INVALID_REQUEST'),
      'This password is on a list of leaked passwords. Choose another one',
    ],
    [
      'everything, being out of reach',
      () => networkFailure(),
      'The server has an error, please, try it again later',
    ],
  ])(
    'ACC-10 stays what it was when the API refuses %s, and nothing typed is lost',
    async (_, fail, message) => {
      const { user } = await open({ fail });
      await fillIn(user);
      const [said] = await screen.findAllByText(message, { exact: false });
      expect(said).toBeVisible();
      expect(screen.getByLabelText('New password')).toHaveValue('Passw0rd!');
      expect(screen.queryByText(/^Your password is changed/)).not.toBeInTheDocument();
    },
  );

  it.each([
    ['/user/security', 'Get a link by e-mail to set a password', '/user/remember-password'],
    [
      '/nl/gebruiker/beveiliging',
      'Vraag per e-mail een link aan om een wachtwoord in te stellen',
      '/nl/gebruiker/onthou-password',
    ],
  ])('OQ-10 is set by a mail at %s for who has none', async (path, name, href) => {
    await open({ path, kept: buildAccount({ hasPassword: false, googleLoggued: true }) });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });
});

describe('the list of logins', () => {
  it('says which one is this, and when each was used last', async () => {
    const { view } = await open();
    expect(browsers()).toEqual([
      'Firefox on Windows this browser',
      'Safari on iPhone ',
      'Unknown browser ',
    ]);
    expect(screen.getAllByText(/^last used on \d+ December 2026/)).toHaveLength(3);
    expect(screen.getAllByRole('button', { name: /^Log out:/ })).toHaveLength(2);
    await expectAccessible(view.container);
  });

  it('logs one of them out, and the result has the focus', async () => {
    const { user, wire } = await open();
    await user.click(screen.getByRole('button', { name: /^Log out: Safari on iPhone/ }));
    await waitFor(() =>
      expect(screen.getByText('1 browser is logged out').closest('[role=status]')).toHaveFocus(),
    );
    expect(wire.requestsTo(endSessions)).toEqual([{ id: 's-2' }]);
    expect(browsers()).toEqual(['Firefox on Windows this browser', 'Unknown browser ']);
  });

  it('logs all others out', async () => {
    const { user, wire } = await open();
    await user.click(screen.getByRole('button', { name: 'Log out everywhere else' }));
    expect(await screen.findByText('2 browsers are logged out')).toBeInTheDocument();
    expect(wire.requestsTo(endSessions)).toEqual([{ id: 'others' }]);
    await waitFor(() => expect(browsers()).toEqual(['Firefox on Windows this browser']));
    expect(
      screen.queryByRole('button', { name: 'Log out everywhere else' }),
    ).not.toBeInTheDocument();
  });

  it('says that it did not work', async () => {
    const { user } = await open({ fail: () => networkFailure() });
    await user.click(screen.getByRole('button', { name: 'Log out everywhere else' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server has an error');
    expect(browsers()).toHaveLength(3);
  });

  it('speaks Dutch', async () => {
    const { user } = await open({ path: '/nl/gebruiker/beveiliging' });
    expect(screen.getByText('deze browser')).toBeInTheDocument();
    expect(screen.getAllByText(/^laatst gebruikt op \d+ december 2026/)).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Op alle andere apparaten uitloggen' }));
    expect(await screen.findByText('2 browsers zijn uitgelogd')).toBeInTheDocument();
  });
});
