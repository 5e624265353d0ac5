import { fakeWire, renderRoute } from '@wayfare/testing';
import { act, screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

expect.extend(toHaveNoViolations);

const open = (path: string, user = {}) => renderRoute(vertical, manifest, path, { wire: fakeWire([]), user });

beforeEach(() => sessionStorage.clear());

describe.each([
  ['ACC-02', '/user/login', '/nl/gebruiker/login', 'Log in', 'Inloggen'],
  ['ACC-03', '/user/register', '/nl/gebruiker/registreer', 'Create an account', 'Account aanmaken'],
  ['ACC-01', '/booking-list', '/nl/boekingen-reizen', 'My bookings', 'Mijn boekingen'],
])('%s the page %s', (_, english, dutch, title, titel) => {
  it.each([
    [english, title],
    [dutch, titel],
  ])('has one heading and a title at %s and stays out of search engines', async (path, heading) => {
    const { view, head } = await open(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(head()).toMatchObject({ title: heading, noindex: true });
    expect(head()).not.toHaveProperty('canonical');
    expect(await axe(view.container)).toHaveNoViolations();
  });
});

describe('the login form', () => {
  it('lists what is missing, with the focus on the list, and keeps what was typed', async () => {
    const { user } = await open('/user/login');
    await user.type(screen.getByLabelText('E-mail address'), 'anne');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(2);
    expect(screen.getByLabelText('E-mail address')).toHaveValue('anne');
  });

  it('says that accounts are not open yet, keeps what was typed and puts nothing in the URL', async () => {
    const { user, address, wire } = await open('/user/login');
    await user.type(screen.getByLabelText('E-mail address'), 'anne@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByRole('status')).toHaveTextContent('Accounts are not open yet');
    expect(screen.getByLabelText('E-mail address')).toHaveValue('anne@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('secret');
    expect(address()).toBe('/user/login');
    expect(wire.requests).toEqual([]);
    expect(screen.getByRole('form')).toHaveAttribute('method', 'post');
  });

  it('keeps the e-mail address, not the password, when the language changes', async () => {
    const { user, router } = await open('/user/login');
    await user.type(screen.getByLabelText('E-mail address'), 'anne@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret');
    await act(() => router.navigate('/nl/gebruiker/login'));
    expect(await screen.findByLabelText('E-mailadres')).toHaveValue('anne@example.com');
    expect(screen.getByLabelText('Wachtwoord')).toHaveValue('');
  });
});

describe('the registration form', () => {
  it('OQ-84 has the fields of an account', async () => {
    await open('/user/register');
    const labels = ['First name', 'Surname', 'E-mail address', 'Password', 'Repeat the password', 'Language of your e-mails', 'I accept the terms and conditions'];
    for (const label of labels) expect(screen.getByLabelText(label)).toBeVisible();
  });

  it('ticks the rules of the password while it is typed', async () => {
    const { user } = await open('/user/register');
    const rules = screen.getByRole('list', { name: 'Your password needs' });
    expect(within(rules).queryAllByText('(met)')).toHaveLength(0);
    await user.type(screen.getByLabelText('Password'), 'abc1');
    expect(within(rules).getAllByText('(met)')).toHaveLength(2);
    await user.type(screen.getByLabelText('Password'), 'D!ef');
    expect(within(rules).getAllByText('(met)')).toHaveLength(5);
  });

  it('ACC-23 refuses two passwords that differ and accepts equal ones', async () => {
    const { user, view } = await open('/user/register');
    await user.type(screen.getByLabelText('First name'), 'Anne');
    await user.type(screen.getByLabelText('Surname'), 'van der Berg');
    await user.type(screen.getByLabelText('E-mail address'), 'anne@example.com');
    await user.type(screen.getByLabelText('Password'), 'Passw0rd!');
    await user.type(screen.getByLabelText('Repeat the password'), 'Passw0rd?');
    await user.click(screen.getByLabelText('I accept the terms and conditions'));
    await user.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent('Repeat exactly the same password');
    expect(screen.getByLabelText('Repeat the password')).toBeInvalid();
    await user.clear(screen.getByLabelText('Repeat the password'));
    await user.type(screen.getByLabelText('Repeat the password'), 'Passw0rd!');
    await user.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(screen.getByRole('status')).toHaveTextContent('Accounts are not open yet');
    expect(screen.getByLabelText('Surname')).toHaveValue('van der Berg');
    expect(await axe(view.container)).toHaveNoViolations();
  });
});

describe('the bookings list', () => {
  it('ERR-02 tells a visitor to log in', async () => {
    await open('/booking-list');
    expect(screen.getByText('You must be logged in to continue')).toBeVisible();
  });

  it('does not tell a member to log in', async () => {
    await open('/booking-list', { user: 'u1', name: 'Anne' });
    expect(screen.queryByText('You must be logged in to continue')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'The list of bookings is not open yet' })).toBeVisible();
  });

  it('ACC-25 keeps the filter in the URL', async () => {
    const { user, address } = await open('/booking-list');
    expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('link', { name: 'Expired' }));
    expect(address()).toBe('/booking-list?filter=expired');
    expect(screen.getByRole('link', { name: 'Expired' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
  });
});
