import { signInOptions } from '@wayfare/api-contract';
import { expectAccessible, fakeWire, renderSlot } from '@wayfare/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

const ANNE = { user: 'u1', name: 'Anne' };
const open = (path: string, user = {}) =>
  renderSlot(vertical, manifest, 'account.menu/v1', {
    wire: fakeWire([[signInOptions, { thirdParty: null }]]),
    path,
    user,
  });

function entries(): (string | null)[] {
  return within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
}

describe('the account menu', () => {
  it.each([
    ['/', 'Account', ['Log in', 'Create an account', 'My bookings', 'Saved', 'Find my booking']],
    [
      '/nl',
      'Account',
      ['Inloggen', 'Account aanmaken', 'Mijn boekingen', 'Bewaard', 'Mijn boeking vinden'],
    ],
  ])('PLT-13 offers a visitor login and registration at %s', async (path, label, expected) => {
    const { user, view } = await open(path);
    await user.click(screen.getByText(label));
    expect(entries()).toEqual(expected);
    await expectAccessible(view.container);
  });

  it.each<[string, string, string[], string]>([
    [
      '/',
      'Account of Anne',
      [
        'My bookings',
        'Saved',
        'Find my booking',
        'My invoices',
        'My details',
        'My travellers',
        'My cards',
        'Security',
        'Privacy',
        'Log out',
      ],
      '/user/security',
    ],
    [
      '/nl',
      'Account van Anne',
      [
        'Mijn boekingen',
        'Bewaard',
        'Mijn boeking vinden',
        'Mijn facturen',
        'Mijn gegevens',
        'Mijn reizigers',
        'Mijn kaarten',
        'Beveiliging',
        'Privacy',
        'Uitloggen',
      ],
      '/nl/gebruiker/beveiliging',
    ],
  ])(
    'PLT-13 offers a member their pages and logout at %s',
    async (path, label, expected, security) => {
      const { user, view } = await open(path, ANNE);
      await user.click(screen.getByText(label));
      expect(entries()).toEqual(expected);
      expect(screen.getByRole('link', { name: String(expected[7]) })).toHaveAttribute(
        'href',
        security,
      );
      await expectAccessible(view.container);
    },
  );

  it('CNT-12 leads back after a login without what is secret in the address', async () => {
    const { user, view } = await open('/preview?slug=a-draft&secret=s3cret');
    await user.click(screen.getByText('Account'));
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/user/login?return=%2Fpreview%3Fslug%3Da-draft',
    );
    expect(view.container.innerHTML).not.toContain('s3cret');
  });

  it('SES-29 shows a picture of a member, and the placeholder without one', async () => {
    const { view } = await open('/', ANNE);
    expect(view.container.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/svg/),
    );
    view.unmount();
    const other = await open('/', { ...ANNE, picture: 'data:image/png;base64,AA==' });
    expect(other.view.container.querySelector('img')).toHaveAttribute(
      'src',
      'data:image/png;base64,AA==',
    );
  });

  it('PLT-13 offers what a visitor needs again after logout', async () => {
    const { user } = await open('/', ANNE);
    await user.click(screen.getByText('Account of Anne'));
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await user.click(await screen.findByText('Account'));
    expect(entries()).toEqual([
      'Log in',
      'Create an account',
      'My bookings',
      'Saved',
      'Find my booking',
    ]);
  });

  it('says nothing about a member who was here before', async () => {
    await open('/', ANNE);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['/', '/user/login?return=%2F', '/user/register?return=%2F'],
    [
      '/nl/hotels?page=2',
      '/nl/gebruiker/login?return=%2Fnl%2Fhotels%3Fpage%3D2',
      '/nl/gebruiker/registreer?return=%2Fnl%2Fhotels%3Fpage%3D2',
    ],
    ['/user/register', '/user/login', '/user/register'],
    [
      '/user/login?return=%2Fhotels',
      '/user/login?return=%2Fhotels',
      '/user/register?return=%2Fhotels',
    ],
    ['/user/recover?return=https%3A%2F%2Fevil.example', '/user/login', '/user/register'],
  ])('leads from %s to %s and %s, which know the way back', async (path, login, register) => {
    const { user } = await open(path);
    await user.click(screen.getByText('Account'));
    expect(
      screen
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
        .slice(0, 2),
    ).toEqual([login, register]);
  });

  it('leaves a login in a new tab to the browser', async () => {
    const { user, address } = await open('/');
    await user.click(screen.getByText('Account'));
    let wasTaken = true;
    document.addEventListener(
      'click',
      (event) => {
        wasTaken = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent.click(screen.getByRole('link', { name: 'Log in' }), { metaKey: true });
    expect(wasTaken).toBe(false);
    expect(address()).toBe('/');
  });

  it('leads to the login page where the page is a form of that kind itself', async () => {
    const { user, address } = await open('/nl/gebruiker/registreer');
    await user.click(screen.getByText('Account'));
    await user.click(screen.getByRole('link', { name: 'Inloggen' }));
    expect(address()).toBe('/nl/gebruiker/login');
  });

  it('closes with Escape and gives the focus back to its button', async () => {
    const { user } = await open('/');
    await user.click(screen.getByText('Account'));
    await user.tab();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
    expect(screen.getByText('Account').closest('summary')).toHaveFocus();
  });

  it('closes when the press goes elsewhere', async () => {
    const { user } = await open('/');
    await user.click(screen.getByText('Account'));
    await user.click(document.body);
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
  });

  it('closes and leads on when an entry is chosen', async () => {
    const { user, address } = await open('/nl');
    await user.click(screen.getByText('Account'));
    await user.click(screen.getByRole('link', { name: 'Account aanmaken' }));
    expect(address()).toBe('/nl/gebruiker/registreer?return=%2Fnl');
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
  });
});
