import { login, register, rememberPassword } from '@wayfare/api-contract';
import { FADE_MS, RESOLVER_MS, useLoginPopup } from '@wayfare/session';
import { fakeWire, networkFailure, renderSlot, wireError } from '@wayfare/testing';
import type { FakeWire } from '@wayfare/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { axeMeanwhile } from '../testing/axe-meanwhile';
import { installModalDialogs } from '../testing/modal-dialogs';
import { ANNE, FORM_CALLS } from '../testing/sign-in-wire';
import { Component as Menu } from './account-menu.slot';
import { Component as Popup } from './account-popup.slot';

expect.extend(toHaveNoViolations);
beforeAll(installModalDialogs);
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

/** A page as the shell makes it: the menu in the header, something of its own, and the popup. */
function Page() {
  const [, dispatch] = useLoginPopup();
  return (
    <>
      <Menu />
      <input aria-label="Where to" defaultValue="Barcelona" />
      {(['login', 'register', 'recover'] as const).map((component) => (
        <button key={component} type="button" onClick={() => dispatch({ type: 'show', component })}>
          {component}
        </button>
      ))}
      <button
        type="button"
        onClick={() =>
          dispatch({ type: 'show', component: 'login', images: ['/harbour.webp', '/square.webp'] })
        }
      >
        login with pictures
      </button>
      <Popup />
    </>
  );
}

const site = { ...vertical, slots: { 'test.page/v1': () => Promise.resolve({ Component: Page }) } };
const siteManifest = {
  ...manifest,
  slots: [{ id: 'test.page/v1', order: 1, label: { en: 'Page', nl: 'Pagina' } }],
};

const open = (path = '/hotels?page=2', wire: FakeWire = fakeWire(FORM_CALLS)) =>
  renderSlot(site, siteManifest, 'test.page/v1', { wire, path });

async function openPopup(view: string, path?: string, wire?: FakeWire) {
  const page = await open(path, wire);
  await page.user.click(screen.getByRole('button', { name: view }));
  return page;
}

const dialog = () => screen.getByRole('dialog');
const isFaded = () => within(dialog()).getByRole('form').closest('[data-faded]') !== null;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('PLT-14 PLT-30 the login popup', () => {
  it.each([
    ['login', '/hotels', 'Log in'],
    ['login', '/nl/hotels', 'Inloggen'],
    ['register', '/hotels', 'Create an account'],
    ['register', '/nl/hotels', 'Account aanmaken'],
    ['recover', '/hotels', 'Forgot your password?'],
    ['recover', '/nl/hotels', 'Wachtwoord vergeten?'],
  ])(
    'shows %s over %s as a modal dialog named "%s", with the focus in its first field',
    async (view, path, title) => {
      const { view: page } = await openPopup(view, path);
      expect(dialog()).toHaveAccessibleName(title);
      expect(dialog()).toHaveAttribute('data-modal', 'true');
      expect(within(dialog()).getAllByRole('textbox')[0]).toHaveFocus();
      await waitFor(() =>
        expect(within(dialog()).queryAllByRole('link', { name: /Google/ })).toHaveLength(
          view === 'recover' ? 0 : 1,
        ),
      );
      expect(await axeMeanwhile(page.container)).toHaveNoViolations();
    },
  );

  it.each([
    ['login', /^asset$/],
    ['login with pictures', /^\/harbour\.webp$/],
  ])('decorates %s with a picture of its list, or its own', async (opener, source) => {
    await openPopup(opener);
    expect(within(dialog()).getByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringMatching(source),
    );
  });

  it.each([
    ['Escape', () => fireEvent(dialog(), new Event('cancel', { cancelable: true }))],
    ['its button', () => fireEvent.click(within(dialog()).getByRole('button', { name: 'Close' }))],
  ])('is closed by %s, and the focus is where it was', async (_, close) => {
    await openPopup('login');
    close();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'login' })).toHaveFocus();
  });

  it('is opened by the menu, to whose button the focus returns', async () => {
    const { user, address } = await open();
    await user.click(screen.getByText('Account'));
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(dialog()).toHaveAccessibleName('Log in');
    fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    expect(screen.getByText('Account').closest('summary')).toHaveFocus();
    expect(address()).toBe('/hotels?page=2');
  });

  it('sends who signs in elsewhere back to the exact place', async () => {
    await openPopup('login');
    expect(await screen.findByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      '/api/identity/start?return=%2Fhotels%3Fpage%3D2&language=en',
    );
  });

  it('has links that are pages too, for who wants them in a tab of their own', async () => {
    await openPopup('login');
    const link = within(dialog()).getByRole('link', { name: 'Create an account' });
    expect(link).toHaveAttribute('href', '/user/register?return=%2Fhotels%3Fpage%3D2');
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent(link, press);
    expect(dialog()).toHaveAccessibleName('Log in');
  });
});

describe('PLT-14 CON-12 the change of view', () => {
  it.each([
    ['login', 'Create an account', 'Create an account', 'First name'],
    ['login', 'Forgot your password?', 'Forgot your password?', 'E-mail address'],
    ['register', 'Log in', 'Log in', 'E-mail address'],
    ['recover', 'Back to log in', 'Log in', 'E-mail address'],
  ])(
    'from %s by "%s" fades for 300 ms, shows the other after 20 ms and gives it the focus',
    async (view, link, title, field) => {
      await openPopup(view);
      const before = dialog().textContent;
      jest.useFakeTimers();
      fireEvent.click(within(dialog()).getByRole('link', { name: link }));
      expect(isFaded()).toBe(true);
      pass(FADE_MS - 1);
      expect(dialog()).toHaveTextContent(before ?? '');
      pass(1);
      expect(dialog()).toHaveAccessibleName(title);
      expect(within(dialog()).getByLabelText(field)).toHaveFocus();
      expect(isFaded()).toBe(true);
      pass(RESOLVER_MS - 1);
      expect(isFaded()).toBe(true);
      pass(1);
      expect(isFaded()).toBe(false);
    },
  );

  it('happens at once for who wants no motion', async () => {
    Object.defineProperty(window, 'matchMedia', {
      value: (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }),
      configurable: true,
    });
    await openPopup('login');
    fireEvent.click(within(dialog()).getByRole('link', { name: 'Create an account' }));
    expect(dialog()).toHaveAccessibleName('Create an account');
    expect(isFaded()).toBe(false);
  });

  it('ends with the popup', async () => {
    await openPopup('login');
    jest.useFakeTimers();
    fireEvent.click(within(dialog()).getByRole('link', { name: 'Create an account' }));
    fireEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
    pass(FADE_MS + RESOLVER_MS);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('takes the address along to the other form', async () => {
    const { user } = await openPopup('login');
    await user.type(within(dialog()).getByLabelText('E-mail address'), 'anne@example.com');
    await user.click(within(dialog()).getByRole('link', { name: 'Forgot your password?' }));
    await waitFor(() => expect(dialog()).toHaveAccessibleName('Forgot your password?'));
    expect(within(dialog()).getByLabelText('E-mail address')).toHaveValue('anne@example.com');
  });
});

describe('the forms of the popup', () => {
  async function logIn(wire: FakeWire) {
    const page = await openPopup('login', undefined, wire);
    await page.user.type(within(dialog()).getByLabelText('E-mail address'), 'anne@example.com');
    await page.user.type(within(dialog()).getByLabelText('Password'), 'Passw0rd!');
    await page.user.click(within(dialog()).getByRole('button', { name: 'Log in' }));
    return page;
  }

  it('ACC-07 a login closes it, is told politely and leaves the page as it was', async () => {
    const wire = fakeWire([...FORM_CALLS, [login, ANNE]]);
    const { user, address } = await openPopup('recover', undefined, wire);
    await user.click(within(dialog()).getByRole('button', { name: 'Close' }));
    await user.type(screen.getByLabelText('Where to'), '!');
    await user.click(screen.getByRole('button', { name: 'login' }));
    await user.type(within(dialog()).getByLabelText('E-mail address'), 'anne@example.com');
    await user.type(within(dialog()).getByLabelText('Password'), 'Passw0rd!');
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
    await user.type(within(dialog()).getByLabelText('E-mail address'), 'anne@example.com');
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
      await user.type(form.getByLabelText(label), text);
    }
    for (const label of ['I accept the terms and conditions', 'I am not a robot'])
      await user.click(form.getByLabelText(label));
    await user.click(form.getByRole('button', { name: 'Create an account' }));
    expect(await form.findByText('Check your mail')).toBeVisible();
    expect(address()).toBe('/hotels?page=2');
  });
});
