import { fill, renderRoute } from '@wayfare/testing';
import type { FakeWire } from '@wayfare/testing';
import { screen } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

/** The list of bookings is another's; here it only has to be reached. */
const site = {
  ...vertical,
  routes: {
    ...vertical.routes,
    bookings: () => Promise.resolve({ Component: () => <h1>Bookings</h1> }),
  },
};

export const open = (path: string, wire: FakeWire, options = {}) =>
  renderRoute(site, manifest, path, { wire, ...options });

/** Fills the form in and sends it. */
export async function logIn(path: string, wire: FakeWire) {
  const page = await open(path, wire);
  const { user } = page;
  const texts = path.startsWith('/nl')
    ? ['E-mailadres', 'Wachtwoord', 'Inloggen']
    : ['E-mail address', 'Password', 'Log in'];
  const [email = '', password = '', submit = ''] = texts;
  await fill(user, screen.getByLabelText(email), 'anne@example.com');
  await fill(user, screen.getByLabelText(password), 'Passw0rd!');
  await user.click(screen.getByRole('button', { name: submit }));
  return page;
}
