import { hotelBooking, hotelQuoted, paymentSettings, popularPlaces } from '@wayfare/api-contract';
import {
  fakeWire,
  installPayments,
  PAYMENT_SETTINGS,
  renderRoute,
  standStill,
} from '@wayfare/testing';
import { screen, waitFor } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { address, searchOf } from '../testing/answers';
import { buildBooking, buildQuote, keepGuest } from '../testing/bookings';

standStill();
installPayments();
beforeEach(() => window.sessionStorage.clear());

const ATTEMPT = {
  quoteId: 'q-1',
  clientReference: 'r',
  fingerprint: 'f',
  timing: 'now',
  bookKey: 'b',
  intentKey: 'i',
  bookingId: 'b-1',
  outcome: 'paid',
};

/** Asked for its quote the page is as the server makes it, which cannot see what the tab has kept; the browser can. */
function reload(path: string, outcome: string) {
  keepGuest();
  const quoted = () => {
    window.sessionStorage.setItem(
      'hotelAttempts',
      JSON.stringify({ 'q-1': { ...ATTEMPT, outcome } }),
    );
    return buildQuote();
  };
  const wire = fakeWire([
    [hotelQuoted, quoted],
    [paymentSettings, PAYMENT_SETTINGS],
    [hotelBooking, buildBooking()],
    [popularPlaces, []],
  ]);
  return renderRoute(
    vertical,
    manifest,
    address(path, {
      quote: 'q-1',
      optionRefId: 'opt-1',
      hotel_id: 'h-1',
      search: searchOf({ hotels: ['h-1'] }),
    }),
    { wire },
  );
}

describe('a reload of a step', () => {
  it.each(['/booking/step1', '/booking/step2'])(
    'C3 of a quote that is paid leads to the receipt: %s',
    async (path) => {
      const { address: shown } = await reload(path, 'paid');
      await waitFor(() => expect(shown()).toBe('/success?booking=b-1'));
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Your booking is confirmed' }),
      ).toBeInTheDocument();
    },
  );

  it.each([
    ['/booking/step1', 'Your details'],
    ['/booking/step2', 'Check and pay'],
  ])('of a quote whose card was declined stays where it is: %s', async (path, heading) => {
    await reload(path, 'declined');
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  });
});
