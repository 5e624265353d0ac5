import { fakeWire, fill, renderRoute } from '@wayfare/testing';
import type { FakeWire } from '@wayfare/testing';
import { screen } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { FORM_CALLS } from './sign-in-wire';

/* For tests: the registration, and filling it in. */

export const openRegistration = (path: string, wire: FakeWire = fakeWire(FORM_CALLS)) =>
  renderRoute(vertical, manifest, path, { wire });

type Page = Awaited<ReturnType<typeof openRegistration>>;

export async function fillIn({ user }: Page, password = 'Passw0rd!', again = password) {
  await user.type(screen.getByLabelText('First name'), 'Anne');
  await fill(user, screen.getByLabelText('Surname'), 'van der Berg');
  await fill(user, screen.getByLabelText('E-mail address'), 'anne@example.com');
  await fill(user, screen.getByLabelText('Password'), password);
  await fill(user, screen.getByLabelText('Repeat the password'), again);
  await user.selectOptions(screen.getByLabelText('Language of your e-mails'), 'Dutch');
  await user.click(screen.getByLabelText('I accept the terms and conditions'));
  await user.click(screen.getByLabelText('I am not a robot'));
}

export const send = ({ user }: Page) =>
  user.click(screen.getByRole('button', { name: 'Create an account' }));

export async function registered(wire: FakeWire) {
  const page = await openRegistration('/user/register', wire);
  await fillIn(page);
  await send(page);
  return page;
}

export function expectEverythingTyped() {
  expect(screen.getByLabelText('First name')).toHaveValue('Anne');
  expect(screen.getByLabelText('Surname')).toHaveValue('van der Berg');
  expect(screen.getByLabelText('E-mail address')).toHaveValue('anne@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('Passw0rd!');
  expect(screen.getByLabelText('Repeat the password')).toHaveValue('Passw0rd!');
  expect(screen.getByLabelText('Language of your e-mails')).toHaveValue('nl');
  expect(screen.getByLabelText('I accept the terms and conditions')).toBeChecked();
  expect(screen.getByLabelText('I am not a robot')).toBeChecked();
}
