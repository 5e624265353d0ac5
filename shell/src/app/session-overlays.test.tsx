import {
  INITIAL_USER,
  loginPopupAtom,
  sessionEndAtom,
  systemErrorAtom,
  userAtom,
} from '@wayfare/session/shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { click, openSite } from '../testing/open-site.fixture';

expect.extend(toHaveNoViolations);
beforeAll(() => Object.assign(window, { scrollTo: () => undefined }));

const Popup = () => <p>The popup of a vertical</p>;
const ENDS_AT = Date.parse('2026-12-10T10:42:00Z');

describe('the login popup', () => {
  it('PLT-30 stands over the page while it has something to show', async () => {
    const { store } = await openSite('/things', { popup: Popup });
    expect(screen.queryByText('The popup of a vertical')).not.toBeInTheDocument();
    await act(async () => store.set(loginPopupAtom, { type: 'show', component: 'login' }));
    expect(await screen.findByText('The popup of a vertical')).toBeVisible();
    await act(async () => store.set(loginPopupAtom, { type: 'close' }));
    expect(screen.queryByText('The popup of a vertical')).not.toBeInTheDocument();
  });

  it.each([
    ['a visitor', '', true],
    ['a member', 'u-1', false],
  ])('PLT-23 asks %s to log in over a page of somebody’s own', async (_who, user, asked) => {
    const { router, store } = await openSite('/things', { popup: Popup });
    await act(async () => store.set(userAtom, { ...INITIAL_USER, user }));
    await act(() => router.navigate('/own'));
    expect(await screen.findByRole('heading', { name: 'What is yours' })).toBeInTheDocument();
    expect(screen.queryByText('The popup of a vertical') !== null).toBe(asked);
  });

  it.each([
    ['common:lostSession', true],
    ['common:mustBeLogged', true],
    ['common:server', false],
  ])('SES-11 is offered by the message %s: %s', async (message, offered) => {
    const { store } = await openSite('/things', { popup: Popup });
    await act(async () => store.set(systemErrorAtom, message));
    expect(screen.queryByRole('button', { name: 'Log in' }) !== null).toBe(offered);
    if (!offered) return;
    await click('button', 'Log in');
    expect(await screen.findByText('The popup of a vertical')).toBeVisible();
  });
});

describe('OQ-05 the end of the session that comes near', () => {
  async function openNearEnd(
    path: string,
    stay: () => Promise<boolean>,
    logout = () => Promise.resolve(),
  ) {
    const opened = await openSite(path, { stay, logout });
    await act(async () => opened.store.set(sessionEndAtom, ENDS_AT));
    await screen.findByRole('dialog');
    return opened;
  }

  it.each([
    ['/', 'Are you still there?', 'Stay logged in'],
    ['/nl', 'Ben je er nog?', 'Ingelogd blijven'],
  ])('is told with its time on %s, and put off', async (path, title, button) => {
    const stay = jest.fn(() => Promise.resolve(true));
    const { store } = await openNearEnd(path, stay);
    const dialog = screen.getByRole('dialog', { name: title });
    expect(dialog).toHaveTextContent(
      new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(ENDS_AT),
    );
    expect(await axe(dialog)).toHaveNoViolations();
    await click('button', button);
    expect(stay).toHaveBeenCalledTimes(1);
    await act(async () => store.set(sessionEndAtom, null));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['is refused', () => Promise.resolve(false)],
    ['fails', () => Promise.reject(new Error('down'))],
  ])('stays in sight when putting it off %s', async (_, stay) => {
    await openNearEnd('/', stay);
    await click('button', 'Stay logged in');
    await waitFor(() =>
      expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent(
        'Your session could not be prolonged',
      ),
    );
  });

  it('can be taken at once', async () => {
    const logout = jest.fn(() => Promise.resolve());
    await openNearEnd('/', () => Promise.resolve(true), logout);
    await click('button', 'Log out');
    expect(logout).toHaveBeenCalledTimes(1);
  });
});
