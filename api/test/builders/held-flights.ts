import { holdQuote, payHold } from '@wayfare/api-contract';
import type { FlightBookingView } from '@wayfare/api-contract';
import type { BookingApp } from '../clients/booking-app';
import type { Flier } from '../clients/flier-client';
import { found } from '../clients/traveller-client';

/** Flights that are held without a card. */
export async function hold(anne: Flier): Promise<FlightBookingView> {
  const quote = await anne.quote(await anne.offer('JFK-EWR'), [], 'hold');
  expect(quote.terms).toMatchObject({
    timing: 'later',
    now: '0.00',
    later: quote.ledger.total,
    needsCard: false,
  });
  expect(quote.terms.laterDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  return anne.outcome((await anne.order(quote)).booked.booking_id);
}

/** What paying held flights takes. */
export async function payment(api: BookingApp, anne: Flier, booking: FlightBookingView) {
  const quote = found(await api.ask(holdQuote(), { booking_id: booking.booking_id }, anne.headers));
  const intent = await anne.intent(quote.quote_id);
  const pay = (change = {}) =>
    api.ask(
      payHold(),
      {
        booking_id: booking.booking_id,
        quote_id: quote.quote_id,
        payment_intent_id: intent.id,
        accepted_total: quote.ledger.total,
        ...change,
      },
      anne.headers,
    );
  return { quote, intent, pay };
}
