import { installPayments, standStill, findErrorSummary } from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { field, fillIn, openStep1, send } from '../testing/step1-page';

standStill();
installPayments();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
});

describe('the answers of booking step 1', () => {
  it('HOT-38, HOT-33 to HOT-39 names every missing answer at the top, moves the focus there and keeps what was typed', async () => {
    const { user, address: shown } = await openStep1();
    await user.type(field('First name'), 'Al');
    await user.type(field('E-mail address'), 'x');
    await send(user);
    const summary = await findErrorSummary();
    expect(summary).toHaveFocus();
    expect(
      within(summary).getByRole('link', { name: 'This email is invalid' }),
    ).toBeInTheDocument();
    expect(
      within(summary).getByRole('link', { name: 'Last name: please fill this in' }),
    ).toBeInTheDocument();
    expect(
      within(summary).getByRole('link', { name: 'Type of identity document: please fill this in' }),
    ).toBeInTheDocument();
    expect(field('First name')).toHaveValue('Al');
    expect(shown()).toContain('/booking/step1');
    await user.click(
      within(summary).getByRole('link', { name: 'Document number: please fill this in' }),
    );
    expect(field('Document number')).toHaveFocus();
  });

  it.each<[string, string, string, string | null]>([
    [
      'HOT-33',
      'First name',
      'Al',
      'First name: please enter at least 3 letters. If your name is shorter, write it out with a second name.',
    ],
    ['HOT-33', 'Last name', 'Ali', null],
    ['HOT-34', 'E-mail address', 'a@b', 'This email is invalid'],
    [
      'HOT-37',
      'Phone number',
      'abc',
      'Choose the country and enter the number, for example 06 12345678 for the Netherlands',
    ],
    ['HOT-37', 'Phone number', '+31 6 1234 5678 90123', 'A phone number has at most 20 characters'],
    ['HOT-37', 'Phone number', '+31612345678', null],
    [
      'HOT-39',
      'Document number',
      'AB<12>',
      'Enter 3 to 30 letters and digits, as they stand on the document',
    ],
    ['HOT-39', 'Document number', 'NX1234567', null],
  ])('%s judges %s %s when it is left', async (_, name, text, message) => {
    const { user } = await openStep1();
    await user.type(field(name), text);
    await user.tab();
    if (message === null) expect(field(name)).toBeValid();
    else expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('HOT-35 wants both addresses to be equal, and is content once they are', async () => {
    const { user } = await openStep1();
    await user.type(field('E-mail address'), 'anna@example.com');
    await user.type(field('Confirm e-mail address'), 'anna@example.co');
    await user.tab();
    expect(await screen.findByText('Email and confirm email are not equal')).toBeInTheDocument();
    await user.clear(field('E-mail address'));
    await user.type(field('E-mail address'), 'anna@example.co');
    await waitFor(() =>
      expect(screen.queryByText('Email and confirm email are not equal')).not.toBeInTheDocument(),
    );
  });

  it('HOT-36 counts a special request up to 1024 characters and takes no more', async () => {
    const { user } = await openStep1();
    await user.click(field('Special request (optional)'));
    await user.paste('x'.repeat(1025));
    expect(field('Special request (optional)')).toHaveValue('x'.repeat(1024));
    expect(screen.getByText('1024 of 1024 characters')).toBeInTheDocument();
  });

  it('asks for the guest when the booking is for someone else', async () => {
    const { user } = await openStep1();
    await user.click(screen.getByRole('radio', { name: 'I book for someone else' }));
    await fillIn(user);
    await send(user);
    expect(
      within(await findErrorSummary()).getByRole('link', {
        name: 'First name of the guest: please fill this in',
      }),
    ).toBeInTheDocument();
  });
});
