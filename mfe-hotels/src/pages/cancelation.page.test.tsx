import { cancelHotelBooking } from '@wayfare/api-contract';
import type { CancelRequest, CancelResult } from '@wayfare/api-contract';
import { expectAccessible, standStill, wireError } from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { buildBooking } from '../testing/bookings';
import { openCancellation, REFUND } from '../testing/cancelation-page';

standStill();
beforeEach(() => window.sessionStorage.clear());

const CANCELED = buildBooking({
  status: 'canceled',
  canCancel: false,
  documents: null,
  payment: { state: 'refunded', charged: '412.50', refunded: '300.00' },
});

describe('cancelling', () => {
  const ask = async (user: UserEvent) =>
    user.click(await screen.findByRole('button', { name: 'See what you get back' }));

  it('shows refund, costs and what was charged first, and does nothing yet', async () => {
    const { user, wire, view } = await openCancellation();
    await ask(user);
    const panel = within(await screen.findByRole('region', { name: 'Cancel this booking?' }));
    for (const price of ['€412.50', '€112.50', '€300.00'])
      expect(await panel.findByText(price)).toBeInTheDocument();
    expect(panel.getByText(/This holds until/)).toBeInTheDocument();
    expect(panel.getByRole('group', { name: 'What you get back' })).toHaveFocus();
    expect(wire.requestsTo(cancelHotelBooking)).toEqual([
      { booking_id: 'b-1', step: 'quote', language: 'en' },
    ]);
    await expectAccessible(view.container);
    await user.click(panel.getByRole('button', { name: 'Keep the booking' }));
    expect(screen.queryByText('€300.00')).not.toBeInTheDocument();
  });

  it.each([
    [
      '/cancelation?booking=b-1',
      ['Refund to your card-€300.00', 'What you paid in the end€112.50'],
      '€300.00 goes back the way you paid. That takes your bank 5 to 10 working days.',
    ],
    [
      '/success?booking=b-1',
      ['Refund to your card-€300.00', 'What you paid in the end€112.50'],
      '€300.00 goes back the way you paid. That takes your bank 5 to 10 working days.',
    ],
    [
      '/nl/annulering?booking=b-1',
      ['Terug naar je kaart€ -300,00', 'Wat je uiteindelijk hebt betaald€ 112,50'],
      '€ 300,00 gaat terug zoals je hebt betaald. Dat duurt bij je bank 5 tot 10 werkdagen.',
    ],
  ])(
    'shows of a cancelled stay what became of its money, and nothing to go there with: %s',
    async (path, rows, arrives) => {
      await openCancellation({ path, booking: () => CANCELED });
      const table = await screen.findByRole('table');
      const told = within(table)
        .getAllByRole('row')
        .map(({ textContent }) => (textContent ?? '').replaceAll(/\s/g, ' '));
      expect(told.slice(-2)).toEqual(rows);
      expect(
        screen.getByText((text) => text.replaceAll(/\s/g, ' ') === arrives),
      ).toBeInTheDocument();
      for (const gone of [
        /16:00/,
        /Ring the bell/,
        /Free cancellation|Gratis annuleren/,
        /€\s?12[.,]00/,
        /Paid so far|Tot nu toe betaald/,
        /\(PDF\)/,
      ])
        expect(document.body).not.toHaveTextContent(gone);
      expect(document.querySelector('a[href*="/api/bookings/"]')).toBeNull();
    },
  );

  it('cancels with the refund that was shown, and shows the cancelled booking', async () => {
    let isCanceled = false;
    const cancel = ({ step }: CancelRequest): CancelResult => {
      isCanceled ||= step === 'confirm';
      return { ...REFUND, status: isCanceled ? 'canceled' : 'confirmed' };
    };
    const { user, wire } = await openCancellation({
      booking: () => (isCanceled ? CANCELED : buildBooking()),
      cancel,
    });
    await ask(user);
    await user.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
    expect(
      await screen.findByText('Your booking at Hotel Mar Blau is cancelled'),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('heading', { level: 2, name: 'Your booking: cancelled' }),
    ).toBeInTheDocument();
    expect(wire.requestsTo(cancelHotelBooking)[1]).toEqual({
      booking_id: 'b-1',
      step: 'confirm',
      acceptedRefund: '300.00',
      language: 'en',
    });
    expect(
      wire.requests
        .findLast(({ path }) => path === cancelHotelBooking.path)
        ?.headers.get('idempotency-key'),
    ).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['HOT-53 ERR-13', 502, 'CANCEL_FAILED'],
    ['ERR-14', 503, 'SUPPLIER_FAILED'],
  ])(
    '%s changes nothing when cancelling fails, and can be tried again: %i %s',
    async (_, status, code) => {
      let fails = true;
      const cancel = ({ step }: CancelRequest) =>
        step === 'confirm' && fails ? wireError(status, { code, message: 'x' }) : REFUND;
      const { user, wire } = await openCancellation({ cancel });
      await ask(user);
      await user.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('Cancel failed: try again later');
      expect(screen.getByRole('alert')).toHaveTextContent('Booking AB12CD34 is unchanged.');
      expect(
        screen.getByRole('heading', { level: 2, name: 'Your booking: confirmed' }),
      ).toBeInTheDocument();
      fails = false;
      await user.click(screen.getByRole('button', { name: 'Cancel the booking' }));
      await waitFor(() => expect(wire.requestsTo(cancelHotelBooking)).toHaveLength(3));
      const keys = wire.requests
        .filter(
          ({ path, request }) =>
            path === cancelHotelBooking.path && (request as CancelRequest).step === 'confirm',
        )
        .map(({ headers }) => headers.get('idempotency-key'));
      expect(new Set(keys).size).toBe(1);
    },
  );

  it('shows the new amounts when they changed in the meantime', async () => {
    const refunds = ['300.00', '200.00'];
    const cancel = ({ step }: CancelRequest) =>
      step === 'confirm'
        ? wireError(409, { code: 'PRICE_CHANGED', message: 'x' })
        : { ...REFUND, refund: refunds.shift() ?? '0.00' };
    const { user } = await openCancellation({ cancel });
    await ask(user);
    await user.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
    expect(await screen.findByText('€200.00')).toBeInTheDocument();
    expect(screen.getByText(/The amounts have changed/)).toBeInTheDocument();
  });

  it('says why a booking cannot be cancelled', async () => {
    await openCancellation({ booking: () => buildBooking({ canCancel: false }) });
    expect(await screen.findByText('This booking cannot be cancelled online.')).toBeInTheDocument();
  });
});
