import type { ApiClient } from '@wayfare/api-client';
import type { Quote } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { stepHref, writeChoice } from '../../domain/booking/booking-query';
import type { ChosenRoom } from '../../domain/booking/booking-state';
import { nationalityIn } from '../../domain/search/nationality';
import { quoteRoom } from '../../api/bookings.api';
import { keepBookingState } from '../../state/booking-memory';

/* What reserving takes. It comes when somebody reserves, and is no part of the page. */
export { chosenRoom } from '../../domain/booking/booking-state';

/** The supplier's price of a choice, now. */
export const quoteOf = (
  api: ApiClient,
  { request, booking }: ChosenRoom,
  language: Language,
): Promise<Quote> =>
  quoteRoom(api, {
    ...request,
    nationality: nationalityIn(booking.urlSearch, language),
    language,
  });

/** Keeps what the page knows of a choice beside its quote; gives the address of the first step. */
export function firstStepOf(
  quote: Quote,
  { request, booking }: ChosenRoom,
  language: Language,
): string {
  keepBookingState(quote.optionRefId, booking);
  const query = {
    quote: quote.optionRefId,
    optionRefId: writeChoice(request),
    hotelId: request.hotel_id,
    search: booking.urlSearch,
  };
  return stepHref.step1(query, language);
}
