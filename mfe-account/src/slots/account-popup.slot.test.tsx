import { expectAccessible, fill } from '@wayfare/testing';
import { FADE_MS, RESOLVER_MS } from '@wayfare/session';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { installModalDialogs } from '../testing/modal-dialogs';
import { dialog, openMenuPage, openPopup } from '../testing/account-popup';

beforeAll(installModalDialogs);
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});
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
      await expectAccessible(page.container);
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
    const { user, address } = await openMenuPage();
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
    await fill(user, within(dialog()).getByLabelText('E-mail address'), 'anne@example.com');
    await user.click(within(dialog()).getByRole('link', { name: 'Forgot your password?' }));
    await waitFor(() => expect(dialog()).toHaveAccessibleName('Forgot your password?'));
    expect(within(dialog()).getByLabelText('E-mail address')).toHaveValue('anne@example.com');
  });
});
