import { findBooking, confirmCancellation, flightBooking } from '@wayfare/api-contract';
import type { OrderCancellation } from '@wayfare/api-contract';
import { buildFlightBookingView, expectAccessible, fill } from '@wayfare/testing';
import { installPayments, standStill, wireError } from '@wayfare/testing';
import { screen, waitFor } from '@testing-library/react';
import { OWN, CANCELLATION, open, region, press } from '../testing/booking-page';

standStill();
installPayments();
beforeEach(() => window.sessionStorage.clear());

describe('a flight booking', () => {
  it('FLT-01 OQ-19 is shown whole: airline reference, tickets, flights by local clocks, bags, seats, price and papers', async () => {
    const { view, head } = await open();
    expect(head()).toMatchObject({ title: 'Change or cancel a flight booking', noindex: true });
    const text = async (name: string) =>
      (await screen.findByRole('region', { name })).textContent ?? '';
    expect(await text('Your booking: confirmed')).toMatch(/FL12FL34.*4821.*X7KQ2P/);
    for (const part of ['074 2401234501', 'Zoë de Vries', 'seat 13A', '09:20', '€625.60'])
      expect(view.container).toHaveTextContent(part);
    const actions = await region('What you can do');
    expect(actions.getByRole('link', { name: 'E-ticket (PDF)' })).toHaveAttribute(
      'href',
      '/api/bookings/f-1/document.pdf?key=v',
    );
    expect(actions.getByRole('link', { name: 'Add to your calendar' })).toHaveAttribute(
      'href',
      '/api/bookings/f-1/calendar.ics?key=c',
    );
    expect(actions.getByRole('link', { name: 'Change a flight' })).toHaveAttribute(
      'href',
      `${OWN}&view=change`,
    );
    expect(actions.getByRole('link', { name: 'All flight bookings' })).toHaveAttribute(
      'href',
      '/flights/booking-list',
    );
    await expectAccessible(view.container);
  });

  it('OQ-07 is opened by reference, e-mail and PIN, which the URL and the tab never hold, and not found otherwise', async () => {
    let isThere = false;
    const { user, wire, view, address } = await open({
      path: '/nl/vlucht-annulering',
      found: () =>
        isThere
          ? { booking_id: 'f-1', reference: 'FL12FL34', vertical: 'flights' }
          : wireError(404, { code: 'NOT_FOUND', message: 'x' }),
    });
    expect(
      screen.getByRole('heading', { level: 1, name: 'Een vliegboeking wijzigen of annuleren' }),
    ).toBeInTheDocument();
    await fill(user, screen.getByLabelText('Boekingsnummer'), 'fl12fl34');
    await fill(user, screen.getByLabelText('E-mailadres van de boeking'), 'anneke@example.com');
    await user.type(screen.getByLabelText('Pincode'), '4821');
    await press(user, 'Boeking zoeken');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We vonden geen boeking met deze gegevens',
    );
    isThere = true;
    await user.clear(screen.getByLabelText('Pincode'));
    await user.type(screen.getByLabelText('Pincode'), '4822');
    await press(user, 'Boeking zoeken');
    await user.click(await screen.findByRole('link', { name: 'Een vlucht wijzigen' }));
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Welke vlucht wil je wijzigen?' }),
    ).toBeInTheDocument();
    expect(address()).toBe('/nl/vlucht-annulering?booking=f-1&view=change');
    expect(wire.requestsTo(findBooking).at(-1)).toEqual({
      reference: 'FL12FL34',
      email: 'anneke@example.com',
      pin: '4822',
      language: 'nl',
    });
    expect(wire.requestsTo(flightBooking).at(-1)).toEqual({ booking_id: 'f-1', language: 'nl' });
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('4822');
    await expectAccessible(view.container);
  });

  it.each(['cancel', 'change', 'pay'])(
    'asks whoever opened it by a link for the PIN before they %s it',
    async (view) => {
      const { user, wire } = await open({
        path: `/flight-cancelation?key=signed&view=${view}`,
        booking: () => buildFlightBookingView({ pin: null, canPay: true }),
      });
      expect(await screen.findByText('You opened this booking with a link')).toBeInTheDocument();
      expect(screen.getByLabelText('Booking reference')).toHaveValue('FL12FL34');
      expect(screen.queryByText('4821')).not.toBeInTheDocument();
      await fill(
        user,
        screen.getByLabelText('E-mail address of the booking'),
        'anneke@example.com',
      );
      await user.type(screen.getByLabelText('PIN'), '4821');
      await press(user, 'Find the booking');
      await waitFor(() =>
        expect(wire.requestsTo(findBooking).at(-1)).toMatchObject({
          reference: 'FL12FL34',
          pin: '4821',
        }),
      );
    },
  );

  it('lets its owner end the links of mails and papers, and nobody who has a link alone', async () => {
    const own = await open();
    expect(await screen.findByRole('button', { name: 'End all links' })).toBeInTheDocument();
    own.view.unmount();
    await open({
      path: '/flight-cancelation?key=signed',
      booking: () => buildFlightBookingView({ pin: null }),
    });
    expect(await screen.findByText('FL12FL34')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'End all links' })).not.toBeInTheDocument();
  });

  it('says why it can neither be changed nor cancelled', async () => {
    const { address } = await open({
      booking: () =>
        buildFlightBookingView({ status: 'failed', canCancel: false, canChange: false }),
    });
    expect(
      await screen.findByText('A booking that is not completed can’t be changed.'),
    ).toBeInTheDocument();
    expect(
      screen.getByText('A booking that is not completed can’t be cancelled.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Cancel' })).not.toBeInTheDocument();
    expect(address()).toBe(OWN);
  });
});

describe('cancelling', () => {
  it('OQ-54 shows what comes back, shows it again when it changed, and cancels for what was shown', async () => {
    let isCanceled = false;
    const refunds = ['300.00', '250.00'];
    const canceled = (): OrderCancellation | Response => {
      if (refunds.length > 0) return wireError(409, { code: 'PRICE_CHANGED', message: 'x' });
      isCanceled = true;
      return { ...CANCELLATION, status: 'canceled' };
    };
    const { user, wire, view } = await open({
      booking: () =>
        isCanceled
          ? buildFlightBookingView({
              status: 'canceled',
              canCancel: false,
              canChange: false,
              payment: { state: 'refunded', charged: '625.60', refunded: '250.00' },
            })
          : buildFlightBookingView(),
      cancellation: () => ({
        ...CANCELLATION,
        refund_amount: refunds[0] ?? '250.00',
        cancellation_id: refunds.shift() === '300.00' ? 'can-1' : 'can-2',
      }),
      canceled,
    });
    await user.click(await screen.findByRole('link', { name: 'Cancel' }));
    await press(user, 'See what you get back');
    const panel = await region('Cancel this booking?');
    for (const price of ['€625.60', '€325.60', '€300.00'])
      expect(await panel.findByText(price)).toBeInTheDocument();
    await expectAccessible(view.container);
    await press(user, 'Cancel the booking');
    expect(await panel.findByText('€250.00')).toBeInTheDocument();
    expect(panel.getByText(/The amounts have changed/)).toBeInTheDocument();
    await press(user, 'Cancel the booking');
    expect(await screen.findByText(/^€250.00 goes back the way you paid/)).toBeInTheDocument();
    expect(
      wire
        .requestsTo(confirmCancellation())
        .map(({ cancellation_id, accepted_refund }) => [cancellation_id, accepted_refund]),
    ).toEqual([
      ['can-1', '300.00'],
      ['can-2', '250.00'],
    ]);
    expect(
      wire.requests
        .findLast(({ path }) => path === confirmCancellation().path)
        ?.headers.get('idempotency-key'),
    ).toMatch(/^[0-9a-f-]{36}$/);
  });
});
