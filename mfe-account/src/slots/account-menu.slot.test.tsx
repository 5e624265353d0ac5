import { fakeWire, renderSlot } from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

expect.extend(toHaveNoViolations);

const open = (path: string, user = {}) => renderSlot(vertical, manifest, 'account.menu/v1', { wire: fakeWire([]), path, user });

function entries(): (string | null)[] {
  return within(screen.getByRole('list')).getAllByRole('listitem').map((item) => item.textContent);
}

describe('the account menu', () => {
  it.each([
    ['/', 'Account', ['Log in', 'Create an account']],
    ['/nl', 'Account', ['Inloggen', 'Account aanmaken']],
  ])('PLT-13 offers a visitor login and registration at %s', async (path, label, expected) => {
    const { user, view } = await open(path);
    await user.click(screen.getByText(label));
    expect(entries()).toEqual(expected);
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('PLT-13 offers a member the bookings and logout, and a visitor again after logout', async () => {
    const { user } = await open('/', { user: 'u1', name: 'Anne' });
    await user.click(screen.getByText('Account of Anne'));
    expect(entries()).toEqual(['My bookings', 'Log out']);
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await user.click(await screen.findByText('Account'));
    expect(entries()).toEqual(['Log in', 'Create an account']);
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
    await user.click(screen.getByRole('link', { name: 'Inloggen' }));
    expect(address()).toBe('/nl/gebruiker/login');
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
  });
});
