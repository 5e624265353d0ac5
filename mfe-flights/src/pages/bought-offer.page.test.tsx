import { flightQuote } from '@wayfare/api-contract';
import { clearQueryCache } from '@wayfare/api-client/query-cache';
import { buildFlightBookingView, standStill } from '@wayfare/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { keepFlight, TYPED_PARTY } from '../testing/party';
import { at, OFFER, SEARCH } from '../testing/wizard-answers';
import { open, heading, GONE } from '../testing/wizard-page';

standStill();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
  clearQueryCache();
});

describe('an offer that this tab has bought', () => {
  const attempt = {
    quoteId: 'q-1',
    clientReference: 'r',
    fingerprint: 'f',
    timing: 'now',
    bookKey: 'k',
    intentKey: 'i',
    bookingId: 'f-1',
    offer: 'off_1',
  };
  const keepAttempt = (outcome: string) =>
    window.sessionStorage.setItem(
      'flightAttempts',
      JSON.stringify({ 'q-1': { ...attempt, outcome } }),
    );
  const RECEIPT = `/flights/booking/success?${SEARCH}&booking=f-1`;

  it.each(['', '/who-is-flying', '/baggage-and-extras', '/seatmap', '/payment'])(
    'HOT-46 is its receipt at /flights/booking%s, which takes the step’s place in the history',
    async (step) => {
      keepFlight({ flight: OFFER, travelers: TYPED_PARTY });
      keepAttempt('paid');
      const { address, wire, router } = await open(at(step));
      expect(await heading('Your flights are booked')).toBeVisible();
      expect(address()).toBe(RECEIPT);
      expect(wire.requestsTo(flightQuote())).toEqual([]);
      await act(() => router.navigate('/flights'));
      await heading('Flights');
      await act(() => router.navigate(-1));
      expect(await heading('Your flights are booked')).toBeVisible();
    },
  );

  it('HOT-46 is its booking where the airline says that it is over and this tab never heard the answer', async () => {
    keepAttempt('sent');
    const { address } = await open(at('/seatmap'), { offer: GONE() });
    await waitFor(() => expect(address()).toBe(RECEIPT));
  });

  it('FLT-40 is booked like any other when its booking came to nothing', async () => {
    keepFlight({ flight: OFFER });
    keepAttempt('paid');
    const { router, address } = await open(RECEIPT, {
      booking: buildFlightBookingView({
        status: 'failed',
        reason: 'SUPPLIER_FAILED',
        documents: null,
        payment: { state: 'voided', charged: '0.00', refunded: '0.00' },
      }),
    });
    expect(await heading('Your booking could not be completed')).toBeVisible();
    await act(() => router.navigate(at('')));
    expect(await screen.findByRole('table', { name: 'Ticket types compared' })).toBeVisible();
    expect(address()).toBe(at(''));
  });
});
