import { confirmRefund, createRefund, editTravelers, findBooking, trainBookingId } from '@wayfare/api-contract';
import type { TrainBookingRequest, TrainBookingView } from '@wayfare/api-contract';
import { buildPassItem, buildTicketItem, buildTrainBookingView, networkFailure, standStill, wireError } from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { buildRefund, openOwnBooking, type Setting } from '../testing/open-own-booking';

expect.extend(toHaveNoViolations);
standStill();
beforeEach(() => window.sessionStorage.clear());

const OWN = '/trains/cancel-booking?booking=tb-1';
const BOOKING = buildTrainBookingView();
const [TICKET] = BOOKING.bookingItems;
if (TICKET?.type !== 'point-to-point') throw new Error('a ticket is booked');
const PASS = buildPassItem({ bookingItemStatus: 'CONFIRMED', cancelationEligibility: { eligible: true, partiallyEligible: false, cancellableItems: [] }, editTravelersEligibility: { eligible: false, reason: 'Passes are personal.', remaining: 0 } });
const TWO = buildTrainBookingView({ bookingItems: [TICKET, PASS] });
const CANCELED: TrainBookingView = buildTrainBookingView({ status: 'canceled', canCancel: false, bookingItems: [{ ...TICKET, bookingItemStatus: 'CANCELED' }], payment: { state: 'refunded', charged: '178.00', refunded: '153.00' } });

const region = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
const press = async (user: UserEvent, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const lost = (code: string, status = 502) => () => wireError(status, { code, message: 'x' });
const OFFLINE: () => ReturnType<typeof networkFailure> = () => networkFailure();

describe('who manages a train booking', () => {
  it('TRN-08 TRN-50 is shown to its owner whole, with what can be done with each item', async () => {
    const { head, view } = await openOwnBooking({ booking: () => TWO });
    expect(head()).toMatchObject({ title: 'Change or cancel a train booking', noindex: true });
    const ticket = await region('Amsterdam Centraal – Paris Nord');
    for (const text of ['confirmed', 'For: Anneke de Vries, Zoë de Vries', 'Anneke de Vries, EUR 9320: coach 4, seat 61']) expect(ticket.getByText(text)).toBeVisible();
    const links = (inside: typeof ticket) => inside.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links(ticket)).toEqual(['/api/bookings/tb-1/document.pdf?key=v', `${OWN}&action=exchange&item=item-1`, `${OWN}&action=cancel&item=item-1`, `${OWN}&action=names&item=item-1`]);
    const pass = await region(PASS.label);
    expect(links(pass)).toEqual([`${OWN}&action=cancel&item=item-2`]);
    expect(pass.getByText('Names stay as they are. Passes are personal.')).toBeVisible();
    expect(pass.getByText('This ticket can’t be exchanged, or not any more.')).toBeVisible();
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it.each<[string, Setting, string]>([
    ['a guest who neither made nor found it', { user: '', booking: lost('NOT_FOUND', 404) }, OWN],
    ['another user', { booking: lost('NOT_FOUND', 404) }, OWN],
  ])('TRN-50 sends %s to the login page, which leads back', async (_, setting, path) => {
    const { address } = await openOwnBooking({ path, ...setting });
    await waitFor(() => expect(address()).toBe(`/user/login?${new URLSearchParams({ return: path })}`));
  });

  it('TRN-50 shows the guest who booked in this browser the same as a member, without asking', async () => {
    const { wire } = await openOwnBooking({ user: '', booking: () => TWO });
    const ticket = await region('Amsterdam Centraal – Paris Nord');
    expect(ticket.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/api/bookings/tb-1/document.pdf?key=v', `${OWN}&action=exchange&item=item-1`, `${OWN}&action=cancel&item=item-1`, `${OWN}&action=names&item=item-1`]);
    expect(wire.requestsTo(findBooking)).toEqual([]);
  });

  it.each<[string, string[], string, string, RegExp]>([
    ['/trains/cancel-booking', ['Booking reference', 'E-mail address of the booking', 'PIN', 'Find the booking'], OWN, 'We found no booking with these details', /^Cancel.*Paris Nord$/],
    ['/nl/treinen/boeking-annuleren', ['Boekingsnummer', 'E-mailadres van de boeking', 'Pincode', 'Boeking zoeken'], '/nl/treinen/boeking-annuleren?booking=tb-1', 'We vonden geen boeking met deze gegevens', /^Annuleren.*Paris Nord$/],
  ])('OQ-07 is found by reference, e-mail and PIN, which neither URL nor tab hold, and keeps what was typed otherwise: %s', async (path, [reference = '', email = '', pin = '', send = ''], found, refused, cancel) => {
    let isThere = false;
    const { user, wire, view, address } = await openOwnBooking({ path, user: '', find: () => (isThere ? { booking_id: 'tb-1', reference: 'TR12TR34', vertical: 'trains' } : wireError(404, { code: 'NOT_FOUND', message: 'x', field: 'reference' })) });
    await user.type(screen.getByLabelText(reference), 'tr12tr34');
    await user.type(screen.getByLabelText(email), 'anneke@example.com');
    await user.type(screen.getByLabelText(pin), '4821');
    await press(user, send);
    expect(await screen.findByRole('alert')).toHaveTextContent(refused);
    expect(screen.getByLabelText(pin)).toHaveValue('4821');
    expect(await axe(view.container)).toHaveNoViolations();
    isThere = true;
    await press(user, send);
    expect(await screen.findByRole('link', { name: cancel })).toBeVisible();
    expect(address()).toBe(found);
    expect(wire.requestsTo(findBooking).at(-1)).toMatchObject({ reference: 'TR12TR34', email: 'anneke@example.com', pin: '4821' });
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('4821');
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('leads to the page of another vertical when the reference is of one', async () => {
    const { user, address } = await openOwnBooking({ path: '/trains/cancel-booking', user: '', find: { booking_id: 'b-9', reference: 'HO12HO34', vertical: 'hotels' } });
    await user.type(screen.getByLabelText('Booking reference'), 'HO12HO34');
    await user.type(screen.getByLabelText('E-mail address of the booking'), 'anneke@example.com');
    await user.type(screen.getByLabelText('PIN'), '4821');
    await press(user, 'Find the booking');
    await waitFor(() => expect(address()).toBe('/cancelation?booking=b-9'));
  });

  it.each(['cancel', 'exchange', 'names'])('asks whoever opened it by a link for the PIN before they %s anything', async (action) => {
    const shown = ({ access }: TrainBookingRequest) => (access === undefined ? BOOKING : { ...BOOKING, pin: null, canManage: false });
    const { user, address } = await openOwnBooking({ path: `/trains/cancel-booking?key=signed&action=${action}`, user: '', booking: shown });
    expect(await screen.findByText('You opened this booking with a link')).toBeVisible();
    expect(screen.getByLabelText('Booking reference')).toHaveValue('TR12TR34');
    await user.type(screen.getByLabelText('E-mail address of the booking'), 'anneke@example.com');
    await user.type(screen.getByLabelText('PIN'), '4821');
    await press(user, 'Find the booking');
    await waitFor(() => expect(screen.queryByText('You opened this booking with a link')).not.toBeInTheDocument());
    expect(address()).toBe(`/trains/cancel-booking?action=${action}&booking=tb-1`);
  });

  it('shows whoever has a link the booking, and keeps the link on the way to what changes it', async () => {
    const { view } = await openOwnBooking({ path: '/trains/cancel-booking?key=signed', user: '', booking: () => ({ ...BOOKING, pin: null, canManage: false }) });
    const ticket = await region('Amsterdam Centraal – Paris Nord');
    expect(ticket.getByRole('link', { name: /^Cancel/ })).toHaveAttribute('href', '/trains/cancel-booking?key=signed&action=cancel&item=item-1');
    expect(screen.queryByRole('button', { name: 'End all links' })).not.toBeInTheDocument();
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('TRN-50 says beside the form that an account needs no PIN', async () => {
    const { view } = await openOwnBooking({ path: '/nl/treinen/boeking-annuleren', user: '' });
    expect(screen.getByRole('heading', { level: 1, name: 'Een treinboeking wijzigen of annuleren' })).toBeVisible();
    expect(await screen.findByText('Log in met het account waarmee je hebt geboekt, dan heb je geen pincode nodig.')).toBeVisible();
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('TRN-70 says "Invalid train id" to one that is unknown, and opens the booking of one that is known', async () => {
    const { user, wire, address } = await openOwnBooking({ path: '/trains/cancel-booking' });
    const field = await screen.findByLabelText('Reference of your own booking');
    await user.type(field, 'NOTHERE1');
    await press(user, 'Open the booking');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Invalid train id/));
    await user.clear(field);
    await user.type(field, ' TR12TR34 ');
    await press(user, 'Open the booking');
    await waitFor(() => expect(address()).toBe(OWN));
    expect(wire.requestsTo(trainBookingId)).toEqual([{ IDTrain: 'NOTHERE1' }, { IDTrain: 'TR12TR34' }]);
  });
});

describe('cancelling', () => {
  const CANCEL = `${OWN}&action=cancel`;

  it('TRN-47 TRN-51 cancels everything: what comes back first, then the refund that was shown', async () => {
    let isCanceled = false;
    const { user, wire, view } = await openOwnBooking({
      path: CANCEL,
      booking: () => (isCanceled ? CANCELED : BOOKING),
      refunded: () => {
        isCanceled = true;
        return buildRefund({ status: 'CONFIRMED', bookingStatus: 'canceled' });
      },
    });
    await press(user, 'See what you get back');
    const panel = await region('What do you want to cancel?');
    expect((await panel.findAllByText('€153.00')).length).toBe(2);
    expect(panel.getByText('For: Anneke de Vries, Zoë de Vries')).toBeVisible();
    expect(panel.getAllByText('€25.00').length).toBe(2);
    expect(wire.requestsTo(confirmRefund)).toEqual([]);
    expect(await axe(view.container)).toHaveNoViolations();
    await press(user, 'Cancel these tickets');
    expect(await screen.findByText('Your booking is canceled')).toBeVisible();
    expect(screen.getByText(/goes to the card you paid with, and is there within 5 to 10 working days/)).toBeVisible();
    expect(wire.requestsTo(createRefund)).toMatchObject([{ bookingID: 'tb-1', request: { type: 'REFUND', items: [{ id: 'item-1' }] } }]);
    expect(wire.requestsTo(confirmRefund)).toMatchObject([{ bookingID: 'tb-1', refundID: 'refund-1', acceptedRefund: '153.00' }]);
    await user.click(screen.getByRole('link', { name: 'Back to the booking' }));
    expect(await screen.findByText('€153.00 has been paid back. It arrives on the card you paid with within 5 to 10 working days.')).toBeVisible();
  });

  it('TRN-48 cancels the chosen item only, and asks for one first', async () => {
    const { user, wire } = await openOwnBooking({ path: CANCEL, booking: () => TWO });
    await user.click(await screen.findByLabelText('Only some tickets or passes'));
    await press(user, 'See what you get back');
    expect(await screen.findByText('Choose at least one ticket or pass.')).toBeVisible();
    expect(wire.requestsTo(createRefund)).toEqual([]);
    await user.click(screen.getByLabelText(PASS.label));
    await press(user, 'See what you get back');
    await screen.findByRole('button', { name: 'Cancel these tickets' });
    expect(wire.requestsTo(createRefund).map(({ request }) => request.items)).toEqual([[{ id: 'item-2' }]]);
  });

  it('TRN-49 cancels the tickets of one traveller', async () => {
    const { user, wire } = await openOwnBooking({ path: CANCEL, refunded: () => buildRefund({ status: 'CONFIRMED', isWhole: false, items: [{ ...buildRefund().items[0]!, productAssignmentIds: ['pa-2'] }] }) });
    await user.click(await screen.findByLabelText('The tickets of single travellers'));
    await user.click(screen.getByLabelText('Zoë de Vries: Amsterdam Centraal – Paris Nord'));
    await press(user, 'See what you get back');
    await press(user, 'Cancel these tickets');
    const done = (await screen.findByText('These tickets are canceled')).closest('[role="status"]');
    expect(done).toHaveTextContent('For: Zoë de Vries');
    expect(wire.requestsTo(createRefund).map(({ request }) => request.items)).toEqual([[{ id: 'item-1', productAssignmentIds: ['pa-2'] }]]);
  });

  it.each([
    ['is lower by now', 'PRICE_CHANGED', '100.00', /The amounts have changed/],
    ['has lapsed', 'OFFER_EXPIRED', '153.00', /The time for this refund was over/],
  ])('TRN-51 shows a refund once more that %s', async (_, code, again, text) => {
    const totals = ['153.00', again];
    const { user, wire } = await openOwnBooking({
      path: CANCEL,
      refund: () => {
        const value = totals.shift() ?? again;
        return buildRefund({ id: `refund-${totals.length}`, total: { value, currency: 'EUR' } });
      },
      refunded: ({ refundID }) => (refundID === 'refund-1' ? wireError(409, { code, message: 'x' }) : buildRefund({ status: 'CONFIRMED' })),
    });
    await press(user, 'See what you get back');
    await press(user, 'Cancel these tickets');
    expect(await screen.findByText(text)).toBeVisible();
    await press(user, 'Cancel these tickets');
    expect(await screen.findByText('Your booking is canceled')).toBeVisible();
    expect(wire.requestsTo(confirmRefund).map(({ refundID, acceptedRefund }) => [refundID, acceptedRefund])).toEqual([['refund-1', '153.00'], ['refund-0', again]]);
  });

  it.each<[string, Setting, string, string]>([
    ['the refund server is down', { refund: lost('REFUND_FAILED') }, 'The refund server is not working. Nothing was cancelled: try again later', 'Booking TR12TR34 is unchanged.'],
    ['the tickets may not be cancelled any more', { refund: lost('INVALID_REQUEST', 422) }, 'These tickets can’t be canceled any more', 'Booking TR12TR34 is unchanged.'],
  ])('ERR-23 says so when %s, and it can be asked again', async (_, setting, title, text) => {
    const { user } = await openOwnBooking({ path: CANCEL, ...setting });
    await press(user, 'See what you get back');
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'See what you get back' })).toBeEnabled();
  });

  it('C3 says that it is not known whether it was done when the answer got lost, and the same press goes on', async () => {
    let isOffline = true;
    const { user, wire } = await openOwnBooking({ path: CANCEL, refunded: () => (isOffline ? OFFLINE() : buildRefund({ status: 'CONFIRMED' })) });
    await press(user, 'See what you get back');
    await press(user, 'Cancel these tickets');
    expect(await screen.findByText(/nothing is canceled twice/)).toBeVisible();
    isOffline = false;
    await press(user, 'Cancel these tickets');
    expect(await screen.findByText('Your booking is canceled')).toBeVisible();
    const keys = wire.requests.filter(({ path }) => path === confirmRefund.path).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it.each<[string, TrainBookingView, string]>([
    ['the carrier does not allow it', buildTrainBookingView({ bookingItems: [buildTicketItem({ bookingItemStatus: 'CONFIRMED' })] }), 'The carrier doesn’t let this ticket be canceled, or not any more.'],
    ['nothing is left', CANCELED, 'There is nothing left to cancel.'],
  ])('TRN-46 offers nothing when %s', async (_, booking, text) => {
    await openOwnBooking({ path: CANCEL, booking: () => booking });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'See what you get back' })).not.toBeInTheDocument();
  });
});

describe('correcting names', () => {
  const NAMES = `${OWN}&action=names&item=item-1`;
  const fields = (name: string) => within(screen.getByRole('group', { name }));

  async function typeName(user: UserEvent, name: string, last: string) {
    const field = fields(name).getByLabelText('Last name');
    await user.clear(field);
    await user.type(field, last);
    return field;
  }

  it('TRN-53 OQ-71 judges, says how many are left, saves what changed, and shows it', async () => {
    let isSaved = false;
    const travelers = TICKET.travelers.map((traveler) => (traveler.id === 't2' ? { ...traveler, lastName: 'de Vriès' } : traveler));
    const booking = () => (isSaved ? buildTrainBookingView({ bookingItems: [{ ...TICKET, travelers }] }) : BOOKING);
    const { user, wire, view } = await openOwnBooking({
      path: NAMES,
      booking,
      named: () => {
        isSaved = true;
        return buildTrainBookingView();
      },
    });
    expect(await screen.findByText('3 names can still be corrected.')).toBeVisible();
    const field = await typeName(user, 'Passenger 2 (child)', 'An1');
    await press(user, 'Save the names');
    expect(field).toHaveAccessibleDescription(/Use letters, a hyphen or an apostrophe only/);
    expect(wire.requestsTo(editTravelers)).toEqual([]);
    await typeName(user, 'Passenger 2 (child)', 'de Vriès');
    await press(user, 'Save the names');
    expect(await screen.findByText('The names are corrected')).toBeVisible();
    expect(wire.requestsTo(editTravelers)).toMatchObject([{ bookingID: 'tb-1', itemID: 'item-1', travelers: [{ id: 't2', firstName: 'Zoë', lastName: 'de Vriès' }] }]);
    expect(await axe(view.container)).toHaveNoViolations();
    await user.click(screen.getByRole('link', { name: 'Back to the booking' }));
    expect(await screen.findByText('For: Anneke de Vries, Zoë de Vriès')).toBeVisible();
  });

  it('TRN-53 says on which other tickets the name is corrected too, and on which it stays', async () => {
    const RETURN = { ...TICKET, id: 'item-3' };
    const FIXED = { ...TICKET, id: 'item-4', editTravelersEligibility: { eligible: false, reason: 'This carrier does not change names on tickets.', remaining: 0 } };
    const named = TICKET.travelers.map((traveler) => (traveler.id === 't2' ? { ...traveler, lastName: 'de Vriès' } : traveler));
    const { user } = await openOwnBooking({
      path: NAMES,
      booking: () => buildTrainBookingView({ bookingItems: [TICKET, RETURN, FIXED] }),
      named: () => buildTrainBookingView({ bookingItems: [{ ...TICKET, travelers: named }, { ...RETURN, travelers: named }, FIXED] }),
    });
    await screen.findByText('3 names can still be corrected.');
    await typeName(user, 'Passenger 2 (child)', 'de Vriès');
    await press(user, 'Save the names');
    expect(await screen.findByText('Also corrected: Amsterdam Centraal – Paris Nord')).toBeVisible();
    expect(screen.getByText('Stays as it was: Amsterdam Centraal – Paris Nord. This carrier does not change names on tickets.')).toBeVisible();
  });

  it.each<[string, () => Response, string]>([
    ['the server that changes names has an error', lost('NAME_CHANGE_FAILED'), 'The server that changes names has an error. Wait a moment and try again'],
    ['the carrier refuses', () => wireError(422, { code: 'INVALID_REQUEST', message: 'Change the first name or the last name, not both.', field: 'itemID' }), 'Change the first name or the last name, not both.'],
  ])('TRN-53 keeps what was typed when %s, and it can be sent again', async (_, named, text) => {
    let isDown = true;
    const { user, wire } = await openOwnBooking({ path: NAMES, named: () => (isDown ? named() : BOOKING) });
    await screen.findByText('3 names can still be corrected.');
    const field = await typeName(user, 'Passenger 1 (adult)', 'Visser');
    await press(user, 'Save the names');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(field).toHaveValue('Visser');
    isDown = false;
    await press(user, 'Save the names');
    expect(await screen.findByText('The names are corrected')).toBeVisible();
    const keys = wire.requests.filter(({ path }) => path === editTravelers.path).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), keys[0]]);
  });

  it('TRN-53 explains why names stay as they are', async () => {
    const { view } = await openOwnBooking({ path: `${OWN}&action=names`, booking: () => TWO });
    expect((await region(PASS.label)).getByText('Names stay as they are. Passes are personal.')).toBeVisible();
    expect((await region('Amsterdam Centraal – Paris Nord')).getByRole('link', { name: /^Correct names/ })).toHaveAttribute('href', NAMES);
    expect(await axe(view.container)).toHaveNoViolations();
  });
});
