import {
  bookHotel,
  cancelHotelBooking,
  hotelBooking,
  hotelBookingList,
  hotelQuote,
  hotelQuoted,
} from '@wayfare/api-contract';
import {
  BookRequestSchema,
  BookResultSchema,
  CancelRequestSchema,
  CancelResultSchema,
  HotelBookingListRequestSchema,
  FailedBookingSchema,
  HotelBookingRequestSchema,
  HotelBookingSchema,
  QuotedRequestSchema,
  QuoteRequestSchema,
  QuoteSchema,
} from '@wayfare/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import { requirePrincipal } from '../../platform/http/authenticate';
import { checkIdempotencyKey, idempotencyKey, once } from '../../platform/http/idempotency';
import type { KeptAnswers } from '../../platform/http/idempotency';
import { listRoute, route } from '../../platform/http/route';
import { quoteOwner } from '../../booking/quote-owner';
import type { BookService } from './book.service';
import type { HotelBookingsService } from './hotel-bookings.service';
import type { QuoteService } from './quote.service';

interface Deps {
  readonly keptAnswers: KeptAnswers;
  readonly quotes: QuoteService;
  readonly book: BookService;
  readonly bookings: HotelBookingsService;
  /** per minute; opening by reference, e-mail and PIN */
  readonly guessesPerMinute: number;
}

export function hotelBookingsRoutes(
  api: FastifyInstance,
  { keptAnswers, quotes, book, bookings, guessesPerMinute }: Deps,
): void {
  const guesses =
    guessesPerMinute > 0 ? { rateLimit: { max: guessesPerMinute, timeWindow: 60_000 } } : {};

  route(
    api,
    hotelQuote,
    { request: QuoteRequestSchema, result: QuoteSchema },
    { summary: 'The price of an option once more, kept for booking' },
    (input, context) => quotes.quote(input, { ...context, owner: quoteOwner(context) }),
  );
  route(
    api,
    hotelQuoted,
    { request: QuotedRequestSchema, result: QuoteSchema },
    { summary: 'A quote made before' },
    ({ optionRefId }, context) => quotes.quoted(optionRefId, context),
  );
  route(
    api,
    bookHotel,
    { request: BookRequestSchema, result: BookResultSchema },
    { summary: 'Books a quote; the outcome follows', isIdempotent: true },
    (input, context) => {
      checkIdempotencyKey(context);
      const { language, now } = context;
      return book.book(input, { principal: requirePrincipal(context), language, now });
    },
  );
  route(
    api,
    hotelBooking,
    { request: HotelBookingRequestSchema, result: HotelBookingSchema },
    { summary: 'One booking', ...guesses },
    (input, context) => bookings.one(input, { ...context, principal: requirePrincipal(context) }),
  );
  listRoute(
    api,
    hotelBookingList,
    {
      request: HotelBookingListRequestSchema,
      item: HotelBookingSchema,
      failure: FailedBookingSchema,
    },
    { summary: 'The bookings of whoever asks' },
    (_input, context) =>
      bookings.list({ ...context, principal: requirePrincipal(context), log: context.request.log }),
  );
  route(
    api,
    cancelHotelBooking,
    { request: CancelRequestSchema, result: CancelResultSchema },
    { summary: 'What cancelling gives back, then cancels', isIdempotent: true, ...guesses },
    (input, context) => {
      const { language, now } = context;
      const principal = requirePrincipal(context);
      const call = () => bookings.cancel(input, { principal, language, now });
      if (input.step === 'quote') return call();
      return once(
        keptAnswers,
        {
          owner: principal.id,
          key: idempotencyKey(context),
          request: ['cancel', input],
          schema: CancelResultSchema,
          now,
        },
        call,
      );
    },
  );
}
