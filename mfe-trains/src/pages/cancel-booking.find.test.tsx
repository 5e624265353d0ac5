import { findBooking, trainBookingId } from '@wayfare/api-contract';
import type { TrainBookingRequest } from '@wayfare/api-contract';
import { expectAccessible, fill, standStill, wireError } from '@wayfare/testing';
import { screen, waitFor } from '@testing-library/react';
import { openOwnBooking, type Setting } from '../testing/open-own-booking';
import { BOOKING, lost, OWN, PASS, press, region, TWO } from '../testing/own-booking';

standStill();
beforeEach(() => window.sessionStorage.clear());

describe('who manages a train booking', () => {
  it('TRN-08 TRN-50 is shown to its owner whole, with what can be done with each item', async () => {
    const { head, view } = await openOwnBooking({ booking: () => TWO });
    expect(head()).toMatchObject({ title: 'Change or cancel a train booking', noindex: true });
    const ticket = await region('Amsterdam Centraal – Paris Nord');
    for (const text of [
      'confirmed',
      'For: Anneke de Vries, Zoë de Vries',
      'Anneke de Vries, EUR 9320: coach 4, seat 61',
    ])
      expect(ticket.getByText(text)).toBeVisible();
    const links = (inside: typeof ticket) =>
      inside.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links(ticket)).toEqual([
      '/api/bookings/tb-1/document.pdf?key=v',
      `${OWN}&action=exchange&item=item-1`,
      `${OWN}&action=cancel&item=item-1`,
      `${OWN}&action=names&item=item-1`,
    ]);
    const pass = await region(PASS.label);
    expect(links(pass)).toEqual([`${OWN}&action=cancel&item=item-2`]);
    expect(pass.getByText('Names stay as they are. Passes are personal.')).toBeVisible();
    expect(pass.getByText('This ticket can’t be exchanged, or not any more.')).toBeVisible();
    await expectAccessible(view.container);
  });

  it.each<[string, Setting, Record<string, string>]>([
    ['a guest who neither made nor found it', { user: '' }, {}],
    ['another user, who is told there that it is not on their account', {}, { account: 'other' }],
  ])('TRN-50 sends %s to the login page, which leads back', async (_, setting, more) => {
    const { address } = await openOwnBooking({ booking: lost('NOT_FOUND', 404), ...setting });
    await waitFor(() =>
      expect(address()).toBe(`/user/login?${new URLSearchParams({ return: OWN, ...more })}`),
    );
  });

  it('TRN-50 tells another user what to do where nobody has a login page', async () => {
    const { view } = await openOwnBooking({ booking: lost('NOT_FOUND', 404), manifests: [] });
    expect(await screen.findByText('This booking is not open here')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Find the booking' })).toBeVisible();
    await expectAccessible(view.container);
  });

  it('TRN-50 shows the guest who booked in this browser the same as a member, without asking', async () => {
    const { wire } = await openOwnBooking({ user: '', booking: () => TWO });
    const ticket = await region('Amsterdam Centraal – Paris Nord');
    expect(ticket.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/api/bookings/tb-1/document.pdf?key=v',
      `${OWN}&action=exchange&item=item-1`,
      `${OWN}&action=cancel&item=item-1`,
      `${OWN}&action=names&item=item-1`,
    ]);
    expect(wire.requestsTo(findBooking)).toEqual([]);
  });

  it.each<[string, string[], string, string, RegExp]>([
    [
      '/trains/cancel-booking',
      ['Booking reference', 'E-mail address of the booking', 'PIN', 'Find the booking'],
      OWN,
      'We found no booking with these details',
      /^Cancel.*Paris Nord$/,
    ],
    [
      '/nl/treinen/boeking-annuleren',
      ['Boekingsnummer', 'E-mailadres van de boeking', 'Pincode', 'Boeking zoeken'],
      '/nl/treinen/boeking-annuleren?booking=tb-1',
      'We vonden geen boeking met deze gegevens',
      /^Annuleren.*Paris Nord$/,
    ],
  ])(
    'OQ-07 is found by reference, e-mail and PIN, which neither URL nor tab hold, and keeps what was typed otherwise: %s',
    async (path, [reference = '', email = '', pin = '', send = ''], found, refused, cancel) => {
      let isThere = false;
      const { user, wire, view, address } = await openOwnBooking({
        path,
        user: '',
        find: () =>
          isThere
            ? { booking_id: 'tb-1', reference: 'TR12TR34', vertical: 'trains' }
            : wireError(404, { code: 'NOT_FOUND', message: 'x', field: 'reference' }),
      });
      await fill(user, screen.getByLabelText(reference), 'tr12tr34');
      await fill(user, screen.getByLabelText(email), 'anneke@example.com');
      await user.type(screen.getByLabelText(pin), '4821');
      await press(user, send);
      expect(await screen.findByRole('alert')).toHaveTextContent(refused);
      expect(screen.getByLabelText(pin)).toHaveValue('4821');
      await expectAccessible(view.container);
      isThere = true;
      await press(user, send);
      expect(await screen.findByRole('link', { name: cancel })).toBeVisible();
      expect(address()).toBe(found);
      expect(wire.requestsTo(findBooking).at(-1)).toMatchObject({
        reference: 'TR12TR34',
        email: 'anneke@example.com',
        pin: '4821',
      });
      expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('4821');
      await expectAccessible(view.container);
    },
  );

  it('leads to the page of another vertical when the reference is of one', async () => {
    const { user, address } = await openOwnBooking({
      path: '/trains/cancel-booking',
      user: '',
      find: { booking_id: 'b-9', reference: 'HO12HO34', vertical: 'hotels' },
    });
    await fill(user, screen.getByLabelText('Booking reference'), 'HO12HO34');
    await fill(user, screen.getByLabelText('E-mail address of the booking'), 'anneke@example.com');
    await user.type(screen.getByLabelText('PIN'), '4821');
    await press(user, 'Find the booking');
    await waitFor(() => expect(address()).toBe('/cancelation?booking=b-9'));
  });

  it.each(['cancel', 'exchange', 'names'])(
    'asks whoever opened it by a link for the PIN before they %s anything',
    async (action) => {
      const shown = ({ access }: TrainBookingRequest) =>
        access === undefined ? BOOKING : { ...BOOKING, pin: null, canManage: false };
      const { user, address } = await openOwnBooking({
        path: `/trains/cancel-booking?key=signed&action=${action}`,
        user: '',
        booking: shown,
      });
      expect(await screen.findByText('You opened this booking with a link')).toBeVisible();
      expect(screen.getByLabelText('Booking reference')).toHaveValue('TR12TR34');
      await fill(
        user,
        screen.getByLabelText('E-mail address of the booking'),
        'anneke@example.com',
      );
      await user.type(screen.getByLabelText('PIN'), '4821');
      await press(user, 'Find the booking');
      await waitFor(() =>
        expect(screen.queryByText('You opened this booking with a link')).not.toBeInTheDocument(),
      );
      expect(address()).toBe(`/trains/cancel-booking?action=${action}&booking=tb-1`);
    },
  );

  it('shows whoever has a link the booking, and keeps the link on the way to what changes it', async () => {
    const { view } = await openOwnBooking({
      path: '/trains/cancel-booking?key=signed',
      user: '',
      booking: () => ({ ...BOOKING, pin: null, canManage: false }),
    });
    const ticket = await region('Amsterdam Centraal – Paris Nord');
    expect(ticket.getByRole('link', { name: /^Cancel/ })).toHaveAttribute(
      'href',
      '/trains/cancel-booking?key=signed&action=cancel&item=item-1',
    );
    expect(screen.queryByRole('button', { name: 'End all links' })).not.toBeInTheDocument();
    await expectAccessible(view.container);
  });

  it('TRN-50 says beside the form that an account needs no PIN', async () => {
    const { view } = await openOwnBooking({ path: '/nl/treinen/boeking-annuleren', user: '' });
    expect(
      screen.getByRole('heading', { level: 1, name: 'Een treinboeking wijzigen of annuleren' }),
    ).toBeVisible();
    expect(
      await screen.findByText(
        'Log in met het account waarmee je hebt geboekt, dan heb je geen pincode nodig.',
      ),
    ).toBeVisible();
    await expectAccessible(view.container);
  });

  it('TRN-70 says "Invalid train id" to one that is unknown, and opens the booking of one that is known', async () => {
    const { user, wire, address } = await openOwnBooking({ path: '/trains/cancel-booking' });
    const field = await screen.findByLabelText('Reference of your own booking');
    await fill(user, field, 'NOTHERE1');
    await press(user, 'Open the booking');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Invalid train id/));
    await user.clear(field);
    await fill(user, field, ' TR12TR34 ');
    await press(user, 'Open the booking');
    await waitFor(() => expect(address()).toBe(OWN));
    expect(wire.requestsTo(trainBookingId)).toEqual([
      { IDTrain: 'NOTHERE1' },
      { IDTrain: 'TR12TR34' },
    ]);
  });
});
