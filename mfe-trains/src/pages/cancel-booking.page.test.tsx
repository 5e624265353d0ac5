import { confirmRefund, createRefund, editTravelers } from '@wayfare/api-contract';
import type { TrainBookingView } from '@wayfare/api-contract';
import {
  buildPassItem,
  buildTicketItem,
  buildTrainBookingView,
  networkFailure,
  standStill,
  wireError,
} from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
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
const PASS = buildPassItem({
  bookingItemStatus: 'CONFIRMED',
  cancelationEligibility: { eligible: true, partiallyEligible: false, cancellableItems: [] },
  editTravelersEligibility: { eligible: false, reason: 'Passes are personal.', remaining: 0 },
});
const TWO = buildTrainBookingView({ bookingItems: [TICKET, PASS] });
const CANCELED: TrainBookingView = buildTrainBookingView({
  status: 'canceled',
  canCancel: false,
  bookingItems: [{ ...TICKET, bookingItemStatus: 'CANCELED' }],
  payment: { state: 'refunded', charged: '178.00', refunded: '153.00' },
});

const region = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const lost =
  (code: string, status = 502) =>
  () =>
    wireError(status, { code, message: 'x' });
const OFFLINE: () => ReturnType<typeof networkFailure> = () => networkFailure();

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
    expect(
      screen.getByText(/goes to the card you paid with, and is there within 5 to 10 working days/),
    ).toBeVisible();
    expect(wire.requestsTo(createRefund)).toMatchObject([
      { bookingID: 'tb-1', request: { type: 'REFUND', items: [{ id: 'item-1' }] } },
    ]);
    expect(wire.requestsTo(confirmRefund)).toMatchObject([
      { bookingID: 'tb-1', refundID: 'refund-1', acceptedRefund: '153.00' },
    ]);
    await user.click(screen.getByRole('link', { name: 'Back to the booking' }));
    expect(
      await screen.findByText(
        '€153.00 has been paid back. It arrives on the card you paid with within 5 to 10 working days.',
      ),
    ).toBeVisible();
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
    expect(wire.requestsTo(createRefund).map(({ request }) => request.items)).toEqual([
      [{ id: 'item-2' }],
    ]);
  });

  it('TRN-49 cancels the tickets of one traveller', async () => {
    const { user, wire } = await openOwnBooking({
      path: CANCEL,
      refunded: () =>
        buildRefund({
          status: 'CONFIRMED',
          isWhole: false,
          items: [{ ...buildRefund().items[0]!, productAssignmentIds: ['pa-2'] }],
        }),
    });
    await user.click(await screen.findByLabelText('The tickets of single travellers'));
    await user.click(screen.getByLabelText('Zoë de Vries: Amsterdam Centraal – Paris Nord'));
    await press(user, 'See what you get back');
    await press(user, 'Cancel these tickets');
    const done = (await screen.findByText('These tickets are canceled')).closest('[role="status"]');
    expect(done).toHaveTextContent('For: Zoë de Vries');
    expect(wire.requestsTo(createRefund).map(({ request }) => request.items)).toEqual([
      [{ id: 'item-1', productAssignmentIds: ['pa-2'] }],
    ]);
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
      refunded: ({ refundID }) =>
        refundID === 'refund-1'
          ? wireError(409, { code, message: 'x' })
          : buildRefund({ status: 'CONFIRMED' }),
    });
    await press(user, 'See what you get back');
    await press(user, 'Cancel these tickets');
    expect(await screen.findByText(text)).toBeVisible();
    await press(user, 'Cancel these tickets');
    expect(await screen.findByText('Your booking is canceled')).toBeVisible();
    expect(
      wire
        .requestsTo(confirmRefund)
        .map(({ refundID, acceptedRefund }) => [refundID, acceptedRefund]),
    ).toEqual([
      ['refund-1', '153.00'],
      ['refund-0', again],
    ]);
  });

  it.each<[string, Setting, string, string]>([
    [
      'the refund server is down',
      { refund: lost('REFUND_FAILED') },
      'The refund server is not working. Nothing was cancelled: try again later',
      'Booking TR12TR34 is unchanged.',
    ],
    [
      'the tickets may not be cancelled any more',
      { refund: lost('INVALID_REQUEST', 422) },
      'These tickets can’t be canceled any more',
      'Booking TR12TR34 is unchanged.',
    ],
  ])('ERR-23 says so when %s, and it can be asked again', async (_, setting, title, text) => {
    const { user } = await openOwnBooking({ path: CANCEL, ...setting });
    await press(user, 'See what you get back');
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'See what you get back' })).toBeEnabled();
  });

  it('C3 says that it is not known whether it was done when the answer got lost, and the same press goes on', async () => {
    let isOffline = true;
    const { user, wire } = await openOwnBooking({
      path: CANCEL,
      refunded: () => (isOffline ? OFFLINE() : buildRefund({ status: 'CONFIRMED' })),
    });
    await press(user, 'See what you get back');
    await press(user, 'Cancel these tickets');
    expect(await screen.findByText(/nothing is canceled twice/)).toBeVisible();
    isOffline = false;
    await press(user, 'Cancel these tickets');
    expect(await screen.findByText('Your booking is canceled')).toBeVisible();
    const keys = wire.requests
      .filter(({ path }) => path === confirmRefund.path)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it.each<[string, TrainBookingView, string]>([
    [
      'the carrier does not allow it',
      buildTrainBookingView({
        bookingItems: [buildTicketItem({ bookingItemStatus: 'CONFIRMED' })],
      }),
      'The carrier doesn’t let this ticket be canceled, or not any more.',
    ],
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

  it('ACC-28 TRN-53 OQ-71 opens with the names as they are, judges, says how many are left, saves what changed, and shows it', async () => {
    let isSaved = false;
    const travelers = TICKET.travelers.map((traveler) =>
      traveler.id === 't2' ? { ...traveler, lastName: 'de Vriès' } : traveler,
    );
    const booking = () =>
      isSaved ? buildTrainBookingView({ bookingItems: [{ ...TICKET, travelers }] }) : BOOKING;
    const { user, wire, view } = await openOwnBooking({
      path: NAMES,
      booking,
      named: () => {
        isSaved = true;
        return buildTrainBookingView();
      },
    });
    expect(await screen.findByText('3 names can still be corrected.')).toBeVisible();
    for (const [label, name] of [
      ['First name', 'Zoë'],
      ['Last name', 'de Vries'],
    ] as const)
      expect(fields('Passenger 2 (child)').getByLabelText(label)).toHaveValue(name);
    const field = await typeName(user, 'Passenger 2 (child)', 'An1');
    await press(user, 'Save the names');
    expect(field).toHaveAccessibleDescription(/Use letters, a hyphen or an apostrophe only/);
    expect(wire.requestsTo(editTravelers)).toEqual([]);
    await typeName(user, 'Passenger 2 (child)', 'de Vriès');
    await press(user, 'Save the names');
    expect(await screen.findByText('The names are corrected')).toBeVisible();
    expect(wire.requestsTo(editTravelers)).toMatchObject([
      {
        bookingID: 'tb-1',
        itemID: 'item-1',
        travelers: [{ id: 't2', firstName: 'Zoë', lastName: 'de Vriès' }],
      },
    ]);
    expect(await axe(view.container)).toHaveNoViolations();
    await user.click(screen.getByRole('link', { name: 'Back to the booking' }));
    expect(await screen.findByText('For: Anneke de Vries, Zoë de Vriès')).toBeVisible();
  });

  it('TRN-53 says on which other tickets the name is corrected too, and on which it stays', async () => {
    const RETURN = { ...TICKET, id: 'item-3' };
    const FIXED = {
      ...TICKET,
      id: 'item-4',
      editTravelersEligibility: {
        eligible: false,
        reason: 'This carrier does not change names on tickets.',
        remaining: 0,
      },
    };
    const named = TICKET.travelers.map((traveler) =>
      traveler.id === 't2' ? { ...traveler, lastName: 'de Vriès' } : traveler,
    );
    const { user } = await openOwnBooking({
      path: NAMES,
      booking: () => buildTrainBookingView({ bookingItems: [TICKET, RETURN, FIXED] }),
      named: () =>
        buildTrainBookingView({
          bookingItems: [{ ...TICKET, travelers: named }, { ...RETURN, travelers: named }, FIXED],
        }),
    });
    await screen.findByText('3 names can still be corrected.');
    await typeName(user, 'Passenger 2 (child)', 'de Vriès');
    await press(user, 'Save the names');
    expect(
      await screen.findByText('Also corrected: Amsterdam Centraal – Paris Nord'),
    ).toBeVisible();
    expect(
      screen.getByText(
        'Stays as it was: Amsterdam Centraal – Paris Nord. This carrier does not change names on tickets.',
      ),
    ).toBeVisible();
  });

  it.each<[string, () => Response, string]>([
    [
      'the server that changes names has an error',
      lost('NAME_CHANGE_FAILED'),
      'The server that changes names has an error. Wait a moment and try again',
    ],
    [
      'the carrier refuses',
      () =>
        wireError(422, {
          code: 'INVALID_REQUEST',
          message: 'Change the first name or the last name, not both.',
          field: 'itemID',
        }),
      'Change the first name or the last name, not both.',
    ],
  ])(
    'ERR-15 TRN-53 keeps what was typed when %s, and it can be sent again',
    async (_, named, text) => {
      let isDown = true;
      const { user, wire } = await openOwnBooking({
        path: NAMES,
        named: () => (isDown ? named() : BOOKING),
      });
      await screen.findByText('3 names can still be corrected.');
      const field = await typeName(user, 'Passenger 1 (adult)', 'Visser');
      await press(user, 'Save the names');
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(field).toHaveValue('Visser');
      isDown = false;
      await press(user, 'Save the names');
      expect(await screen.findByText('The names are corrected')).toBeVisible();
      const keys = wire.requests
        .filter(({ path }) => path === editTravelers.path)
        .map(({ headers }) => headers.get('idempotency-key'));
      expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), keys[0]]);
    },
  );

  it('TRN-53 explains why names stay as they are', async () => {
    const { view } = await openOwnBooking({ path: `${OWN}&action=names`, booking: () => TWO });
    expect(
      (await region(PASS.label)).getByText('Names stay as they are. Passes are personal.'),
    ).toBeVisible();
    expect(
      (await region('Amsterdam Centraal – Paris Nord')).getByRole('link', {
        name: /^Correct names/,
      }),
    ).toHaveAttribute('href', NAMES);
    expect(await axe(view.container)).toHaveNoViolations();
  });
});
