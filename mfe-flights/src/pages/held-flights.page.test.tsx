import { payHold } from '@wayfare/api-contract';
import { buildFlightBookingView, expectAccessible } from '@wayfare/testing';
import { installPayments, standStill, wireError } from '@wayfare/testing';
import { screen } from '@testing-library/react';
import { OWN, type Setting, open, region, press } from '../testing/booking-page';

standStill();
installPayments();
beforeEach(() => window.sessionStorage.clear());
const HELD = buildFlightBookingView({
  status: 'held',
  type: 'hold',
  canPay: true,
  canChange: false,
  documents: null,
  services: [],
  hold: { payment_required_by: '2026-12-12T14:00:00Z', price_guarantee_expires_at: null },
  payment: { state: 'none', charged: '0.00', refunded: '0.00' },
});

describe('paying held flights', () => {
  it('OQ-53 FLT-14 shows a risen price with both ways on, then takes the card, and shows the confirmed booking', async () => {
    let isPaid = false;
    const { user, wire, view, address } = await open({
      path: `/nl/vlucht-annulering?booking=f-1&view=pay`,
      booking: () => (isPaid ? buildFlightBookingView() : HELD),
    });
    const choice = await region('De prijs is veranderd');
    expect(choice.getByRole('alert')).toHaveTextContent(/625,60.*640,00/);
    expect(screen.getByText(/za 12 dec 2026, 15:00/)).toBeInTheDocument();
    const [pay, leave] = [
      choice.getByRole('button', { name: /640,00 betalen/ }),
      choice.getByRole('link', { name: 'Nu niet betalen' }),
    ];
    expect(pay.className).toBe(leave.className);
    expect(leave).toHaveAttribute('href', '/nl/vlucht-annulering?booking=f-1');
    await expectAccessible(view.container);
    await user.click(pay);
    isPaid = true;
    await press(user, /betalingsverplichting: €\s640,00/);
    expect(await screen.findByText('Je vluchten zijn betaald en bevestigd')).toBeInTheDocument();
    expect(address()).toBe('/nl/vlucht-annulering?booking=f-1&view=paid&done=hq-1');
    expect(wire.requestsTo(payHold())).toEqual([
      {
        booking_id: 'f-1',
        quote_id: 'hq-1',
        payment_intent_id: 'pi-1',
        accepted_total: '640.00',
        language: 'nl',
      },
    ]);
  });

  it.each<[string, Setting, string]>([
    [
      'the time to pay is over',
      { booking: () => HELD, hold: () => wireError(410, { code: 'OFFER_EXPIRED', message: 'x' }) },
      'The time to pay is over. The airline holds the seats no longer and nothing was charged.',
    ],
    [
      'a payment came to nothing',
      { booking: () => ({ ...HELD, reason: 'PAYMENT_FAILED' }) },
      'Your payment did not go through: nothing was charged',
    ],
    ['it is paid already', {}, 'There is nothing left to pay.'],
    [
      'its card is waited for',
      {
        booking: () => ({
          ...HELD,
          status: 'completing',
          canPay: false,
          payment: { ...HELD.payment, state: 'awaiting' },
        }),
      },
      'We are waiting for the payment',
    ],
    [
      'it is being paid',
      { booking: () => ({ ...HELD, status: 'completing', canPay: false }) },
      'The airline is at work on your booking',
    ],
  ])('OQ-53 says so when %s', async (_, setting, text) => {
    await open({ path: `${OWN}&view=pay`, ...setting });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});
