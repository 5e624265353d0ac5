import { isApiError } from '@wayfare/api-client';
import type { Quote } from '@wayfare/api-contract';
import type { LoaderContext } from '@wayfare/remote-kit';
import { remainingMs } from '@wayfare/domain';
import { redirect } from '@wayfare/router';
import {
  hotelHref,
  readBookingQuery,
  stepHref,
  writeChoice,
  type BookingQuery,
} from '../../domain/booking/booking-query';
import { occupanciesOf } from '../../domain/search/criteria';
import { nationalityOf } from '../../domain/search/nationality';
import { readSearch } from '../../domain/search/search-query';
import { rulesOfAddress } from '../../domain/search/search-rules';
import { combine, optionsByIds } from '../../domain/stay/room-combination';
import { loadQuote, quoteRoom } from '../../api/bookings.api';
import { availabilityRequest, loadAvailability } from '../../api/hotels.api';

export type LoadedStep =
  | { view: 'quote'; query: BookingQuery; quote: Quote }
  | { view: 'gone'; query: BookingQuery; reason: 'OFFER_EXPIRED' | 'NO_ROOMS' }
  | { view: 'nothing'; query: BookingQuery };

function goneReason(error: unknown): 'OFFER_EXPIRED' | 'NO_ROOMS' | null {
  if (!isApiError(error)) return null;
  if (error.code === 'NO_ROOMS') return 'NO_ROOMS';
  return error.code === 'OFFER_EXPIRED' || error.statusCode === 404 ? 'OFFER_EXPIRED' : null;
}

/** A room chosen without a script: makes the quote and redirects to its address. */
async function quoteChoice(
  { api, language, signal }: LoaderContext,
  query: BookingQuery,
): Promise<LoadedStep | Response> {
  const { status, search } = readSearch(
    query.search,
    rulesOfAddress({ needsDates: true, needsPlace: false }),
  );
  if (status !== 'ok' || search.stay === null) return { view: 'nothing', query };
  const offered = await loadAvailability(
    api,
    availabilityRequest(query.hotelId, search, language),
    signal,
  );
  const chosen = optionsByIds(offered, query.optionRefId.split(','));
  const combination = chosen === null ? null : combine(chosen, offered.options, Date.now());
  // rooms that cannot be combined go back to the hotel's page, which says why
  if (typeof combination === 'string') return redirect(hotelHref(query, language));
  if (combination === null) return { view: 'gone', query, reason: 'NO_ROOMS' };
  const quote = await quoteRoom(
    api,
    {
      ...combination.choice,
      hotel_id: query.hotelId,
      ...search.stay,
      occupancies: occupanciesOf(search),
      nationality: nationalityOf(search, language),
      shownPrice: combination.price.gross,
      language,
    },
    signal,
  );
  return redirect(
    stepHref.step1(
      { ...query, optionRefId: writeChoice(combination.choice), quote: quote.optionRefId },
      language,
    ),
  );
}

async function readStep(
  context: LoaderContext,
  query: BookingQuery,
): Promise<LoadedStep | Response> {
  if (query.quote !== '') {
    const quote = await loadQuote(context.api, query.quote, context.language, context.signal);
    return remainingMs(quote.expires_at, Date.now()) > 0
      ? { view: 'quote', query, quote }
      : { view: 'gone', query, reason: 'OFFER_EXPIRED' };
  }
  return query.optionRefId === '' || query.hotelId === ''
    ? { view: 'nothing', query }
    : quoteChoice(context, query);
}

export async function loadStep(context: LoaderContext): Promise<LoadedStep | Response> {
  const query = readBookingQuery(context.url.searchParams);
  try {
    return await readStep(context, query);
  } catch (error) {
    const reason = goneReason(error);
    if (reason !== null) return { view: 'gone', query, reason };
    throw error;
  }
}
