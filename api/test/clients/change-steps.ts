import { confirmChange, findChangeOffers, quoteChange } from '@wayfare/api-contract';
import type { ChangeOffer, FlightBookingView } from '@wayfare/api-contract';
import type { BookingApp } from './booking-app';
import type { Flier } from './flier-client';
import { found } from './traveller-client';

/* For tests: the calls that change a flight, one by one. */
export function changeSteps(api: BookingApp, anne: Flier) {
  const answerFor = async (booking: FlightBookingView, date: string, slice = 0) =>
    api.ask(
      findChangeOffers(),
      {
        booking_id: booking.booking_id,
        slice_id: booking.slices[slice]?.id ?? '',
        departure_date: date,
      },
      anne.headers,
    );
  const offers = async (booking: FlightBookingView, date: string) =>
    found(await answerFor(booking, date)).offers;
  const quote = async (booking: FlightBookingView, offer: ChangeOffer | undefined) =>
    api.ask(
      quoteChange(),
      {
        booking_id: booking.booking_id,
        slice_id: booking.slices[0]?.id ?? '',
        change_offer_id: offer?.id ?? '',
      },
      anne.headers,
    );
  const confirm = (id: string, quoteId: string, accepted: string, intent: string | null) =>
    api.ask(
      confirmChange(),
      {
        booking_id: id,
        quote_id: quoteId,
        payment_intent_id: intent,
        accepted_difference: accepted,
      },
      anne.headers,
    );
  return { answerFor, offers, quote, confirm };
}

export const leaves = ({ slices }: FlightBookingView) =>
  slices.map(({ segments }) => segments[0]?.departing_at.slice(0, 10));
