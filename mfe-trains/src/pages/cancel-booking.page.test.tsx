import { confirmRefund, createRefund } from '@wayfare/api-contract';
import type { TrainBookingView } from '@wayfare/api-contract';
import {
  buildTicketItem,
  buildTrainBookingView,
  expectAccessible,
  networkFailure,
  standStill,
  wireError,
} from '@wayfare/testing';
import { screen } from '@testing-library/react';
import { buildRefund, openOwnBooking, type Setting } from '../testing/open-own-booking';
import { BOOKING, lost, OWN, PASS, press, region, TICKET, TWO } from '../testing/own-booking';

standStill();
beforeEach(() => window.sessionStorage.clear());

const CANCELED: TrainBookingView = buildTrainBookingView({
  status: 'canceled',
  canCancel: false,
  bookingItems: [{ ...TICKET, bookingItemStatus: 'CANCELED' }],
  payment: { state: 'refunded', charged: '178.00', refunded: '153.00' },
});

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
    await expectAccessible(view.container);
    await press(user, 'Cancel these tickets');
    expect(await screen.findByText('Your booking is cancelled')).toBeVisible();
    expect(
      screen.getByText(/goes back the way you paid, and is there within 5 to 10 working days/),
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
        '€153.00 has been paid back. It arrives within 5 to 10 working days.',
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
    const done = (await screen.findByText('These tickets are cancelled')).closest(
      '[role="status"]',
    );
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
    expect(await screen.findByText('Your booking is cancelled')).toBeVisible();
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
      'These tickets can’t be cancelled any more',
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
    expect(await screen.findByText(/nothing is cancelled twice/)).toBeVisible();
    isOffline = false;
    await press(user, 'Cancel these tickets');
    expect(await screen.findByText('Your booking is cancelled')).toBeVisible();
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
      'The carrier doesn’t let this ticket be cancelled, or not any more.',
    ],
    ['nothing is left', CANCELED, 'There is nothing left to cancel.'],
  ])('TRN-46 offers nothing when %s', async (_, booking, text) => {
    await openOwnBooking({ path: CANCEL, booking: () => booking });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'See what you get back' })).not.toBeInTheDocument();
  });
});
