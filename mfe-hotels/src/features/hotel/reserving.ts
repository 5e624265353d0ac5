import type { ApiClient } from '@wayfare/api-client';
import type { Quote } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { stepHref, writeChoice } from '../../domain/booking/booking-query';
import type { ChosenRoom } from '../../domain/booking/booking-state';
import { nationalityIn } from '../../domain/search/nationality';
import { quoteRoom } from '../../api/bookings.api';
import { keepBookingState } from '../../state/booking-memory';

/* Loaded when somebody reserves, not with the page. */
export { chosenRoom } from '../../domain/booking/booking-state';

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
