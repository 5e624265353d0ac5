import { claimBookings, trainBooking } from '@wayfare/api-contract';
import { expectAccessible, standStill, wireError } from '@wayfare/testing';
import { manifestOf } from '@wayfare/testing/manifests';
import { screen } from '@testing-library/react';
import { heading, openReceipt, SUCCESS } from '../testing/success-page';

const account = manifestOf('account');

standStill();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
});

describe('whose the train booking is', () => {
  it('opens by the link of a mail, without the PIN and without a way to end links', async () => {
    const { wire } = await openReceipt({ pin: null }, { path: '/trains/success?key=signed' });
    expect(await heading('Your tickets are booked')).toBeVisible();
    expect(wire.requestsTo(trainBooking)).toEqual([{ access: { key: 'signed' }, language: 'en' }]);
    expect(screen.queryByText('PIN')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'End all links' })).not.toBeInTheDocument();
  });

  it('lets whoever booked end the links of mails and papers', async () => {
    await openReceipt();
    expect(await screen.findByRole('button', { name: 'End all links' })).toBeInTheDocument();
  });

  it('TRN-50 offers a guest an account, whose form begins with the address of the booking', async () => {
    const { user } = await openReceipt({}, { manifests: [account] });
    const register = await screen.findByRole('link', { name: 'Create an account' });
    expect(register).toHaveAttribute('href', '/user/register');
    expect(
      screen.getByText(
        /With an account for anneke@example.com it stands in your list of bookings\.$/,
      ),
    ).toBeVisible();
    register.addEventListener('click', (event) => event.preventDefault());
    await user.click(register);
    expect(JSON.parse(window.sessionStorage.getItem('draft.account') ?? '{}')).toEqual({
      email: 'anneke@example.com',
    });
  });

  it('offers a member nothing for a booking that is on the account, or was made with another address', async () => {
    await openReceipt(
      {},
      {
        manifests: [account],
        user: { user: 'u1' },
        claimable: [{ reference: 'OTHER123', vertical: 'hotels' }],
      },
    );
    await heading('Your tickets are booked');
    expect(screen.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add to my account' })).not.toBeInTheDocument();
  });

  it.each([
    [
      SUCCESS,
      'Add to my account',
      '1 other booking with your address is added too.',
      'This booking is on your account now',
    ],
    [
      '/nl/treinen/success?booking=tb-1',
      'Aan mijn account toevoegen',
      '1 andere boeking met je adres wordt ook toegevoegd.',
      'Deze boeking staat nu in je account',
    ],
  ])(
    'ACC-24 adds the booking to the account in one press after a login: %s',
    async (path, label, others, done) => {
      const claimable = [
        { reference: 'TR12TR34', vertical: 'trains' },
        { reference: 'OTHER123', vertical: 'hotels' },
      ];
      const { user, wire, view } = await openReceipt({}, { path, user: { user: 'u1' }, claimable });
      const add = await screen.findByRole('button', { name: label });
      expect(add.closest('[class]')?.parentElement).toHaveTextContent(others);
      await expectAccessible(view.container);
      await user.click(add);
      expect(await screen.findByText(done)).toBeVisible();
      expect(document.activeElement).toHaveTextContent(done);
      expect(wire.requestsTo(claimBookings)).toHaveLength(1);
    },
  );

  it.each([
    ['no booking is named', '/trains/success', {}],
    ['it is somebody else’s', SUCCESS, wireError(404, { code: 'NOT_FOUND', message: 'x' })],
  ])('says so and leads on when %s', async (_, path, booking) => {
    await openReceipt(booking, { path, manifests: [account] });
    expect(await heading('Your train booking')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a booking' })).toHaveAttribute(
      'href',
      '/trains/cancel-booking',
    );
  });
});
