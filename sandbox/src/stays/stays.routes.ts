import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { World } from '../double';
import { registerAccess } from './access';
import { registerAccommodation } from './accommodation.routes';
import { Bookings } from './bookings';
import { catalogue } from './catalogue/catalogue';
import { originOf } from './origin';
import { invalidState, notFound, parseData, sendProblem } from './problems';
import { createQuote, getQuote } from './quotes';
import type { OfferContext } from './rates/offered-rooms';
import { parseSearch, search, searchResult } from './search';
import { isExpired, parseSearchResultId } from './rates/tokens';

interface ById {
  Params: { id: string };
}

function registerSearch(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => OfferContext,
): void {
  app.post('/stays/search', (request) => {
    const context = contextOf(request);
    return {
      data: {
        results: search(parseSearch(request.body, context.now), context),
        created_at: new Date(context.now).toISOString(),
      },
    };
  });
  app.post<ById>('/stays/search_results/:id/actions/fetch_all_rates', (request) => {
    const context = contextOf(request);
    const token = parseSearchResultId(request.params.id);
    const hotel = catalogue().byId.get(token?.hotelId ?? '');
    if (token === undefined || hotel === undefined) throw notFound('search result');
    if (isExpired(token, context.now))
      throw invalidState(
        'search_result_expired',
        'Search result expired',
        'The search result has expired. Search again.',
      );
    const result = searchResult(hotel, token, context, { withRooms: true });
    if (result === undefined)
      throw invalidState(
        'accommodation_unavailable',
        'Accommodation unavailable',
        'The accommodation has no rooms for this search any more.',
      );
    return { data: result };
  });
}

/** The stay supplier in Duffel's wire format. */
export function registerStays(app: FastifyInstance, { now }: Pick<World, 'now'>): void {
  const bookings = new Bookings();
  const contextOf = (request: FastifyRequest): OfferContext => ({
    now: now(),
    origin: originOf(request),
    sold: (hotel, kind, stay) => bookings.sold(hotel, kind, stay),
  });

  void app.register((stays, _options, done) => {
    // The client names JSON as the type of a body that it does not send.
    stays.removeContentTypeParser('application/json');
    stays.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      (_request, body, parsed) => {
        try {
          parsed(null, body === '' ? undefined : JSON.parse(String(body)));
        } catch (error) {
          parsed(Object.assign(new Error('malformed body', { cause: error }), { statusCode: 400 }));
        }
      },
    );
    stays.setErrorHandler((error, request, reply) => {
      request.log.info({ err: error });
      return sendProblem(reply, error);
    });
    registerAccess(stays);
    registerAccommodation(stays);
    registerSearch(stays, contextOf);
    stays.post('/stays/quotes', (request) => ({
      data: createQuote(
        parseData(v.object({ rate_id: v.string() }), request.body).rate_id,
        contextOf(request),
      ),
    }));
    stays.get<ById>('/stays/quotes/:id', (request) => ({
      data: getQuote(request.params.id, contextOf(request)),
    }));
    stays.post('/stays/bookings', (request, reply) =>
      reply.code(201).send({ data: bookings.create(request.body, contextOf(request)) }),
    );
    stays.get('/stays/bookings', () => ({
      data: bookings.list(now()),
      meta: { limit: 200, before: null, after: null },
    }));
    stays.get<ById>('/stays/bookings/:id', (request) => ({
      data: bookings.get(request.params.id, now()),
    }));
    stays.post<ById>('/stays/bookings/:id/actions/cancel', (request) => ({
      data: bookings.cancel(request.params.id, now()),
    }));
    stays.all('/stays/*', () => {
      throw notFound('resource');
    });
    done();
  });
}
