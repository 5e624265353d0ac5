import type { Clock } from '@wayfare/domain';
import fastify from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Catalogue } from './catalogue/catalogue';
import type { Config } from './platform/config';
import type { Database } from './platform/db/database';
import { eventSources } from './event-sources';
import { useTokens } from './platform/http/authenticate';
import { answerUnknownCall, useErrorAnswers } from './platform/http/error-answers';
import { useJsonBodies } from './platform/http/json-bodies';
import { requestId, useRequestIds } from './platform/http/logging';
import { useOpenApi } from './platform/http/openapi';
import { useProtection } from './platform/http/protection';
import { useShellHop } from './platform/http/shell-hop';
import { answerUnreadable } from './platform/http/unreadable';
import { useUsableText } from './platform/http/unusable-text';
import { useClock } from './platform/http/test-clock';
import { useValibot } from './platform/http/valibot-schemas';
import { invoiceCalls } from './invoice-calls';
import { accountRoutes } from './accounts/profile/account.routes';
import { cardHolders } from './accounts/saved-cards/card-holders';
import { accountServices } from './accounts/profile/account-services';
import { bookingDesk } from './booking/booking-desk';
import { supplierEventsRoutes } from './booking/supplier-events.routes';
import { findBookingRoutes } from './booking/find-booking.routes';
import { revokeLinksRoutes } from './booking/revoke-links.routes';
import { documentRoutes, type BookingDocuments } from './booking/documents.routes';
import { dueNowOf } from './booking/due-now';
import { cardRoutes } from './preview-cards/cards.routes';
import type { Cards } from './preview-cards/cards.service';
import { contactRoutes } from './contact/contact.routes';
import type { ClimateNormals } from './content/climate-normals';
import { contentRoutes } from './content/content.routes';
import { accountsRoutes } from './accounts/auth/accounts.routes';
import type { Passwords } from './accounts/auth/passwords';
import { flightBookingsRoutes } from './verticals/flights/flight-bookings.routes';
import { flightDeal, flightDue, flightSold } from './verticals/flights/flight-quotes.service';
import { flightSelling } from './verticals/flights/flight-selling';
import { flightsRoutes } from './verticals/flights/flights.routes';
import type { FlightSuppliers } from './verticals/flights/providers';
import { healthRoutes, type HealthChecks } from './health/health.routes';
import { bookService } from './verticals/hotels/book.service';
import { hotelBookingsRoutes } from './verticals/hotels/hotel-bookings.routes';
import { hotelBookingsService } from './verticals/hotels/hotel-bookings.service';
import { hotelsRoutes } from './verticals/hotels/hotels.routes';
import { quoteService, stayDue } from './verticals/hotels/quote.service';
import { identityRoutes } from './accounts/identity/identity.routes';
import { mapRoutes, type MapData } from './map/map.routes';
import { mediaRoutes } from './media/media.routes';
import type { Media } from './media/media.service';
import { paymentsRoutes } from './payments/payments.routes';
import { paymentsService } from './payments/payments.service';
import type { CityPictures } from './places/city-pictures';
import { settingsOf } from './payments/settings';
import { placesRoutes } from './places/places.routes';
import { liveTokens } from './accounts/session/live-tokens';
import type { SigningKeys } from './platform/keys/signing-keys';
import { sessionRoutes } from './accounts/session/session.routes';
import { sessionService } from './accounts/session/session.service';
import { tokenVerifier } from './accounts/session/token';
import { policyReportsRoutes } from './policy-reports/policy-reports.routes';
import { siteSearchRoutes } from './site-search/site-search.routes';
import { sitemapRoutes } from './sitemap/sitemap.routes';
import { telemetryRoutes } from './telemetry/telemetry.routes';
import { trainAfterSales } from './verticals/trains/after-sales/train-after-sales';
import { trainAfterSalesRoutes } from './verticals/trains/after-sales/train-after-sales.routes';
import { trainSearchRoutes } from './verticals/trains/search/train-search.routes';
import { trainBookingsRoutes } from './verticals/trains/train-bookings.routes';
import { trainDeal, trainDue } from './verticals/trains/train-due';
import { trainSelling } from './verticals/trains/train-selling';
import type { Captcha } from './ports/captcha';
import type { Content } from './ports/content';
import type { IdentityProvider } from './ports/identity';
import type { Payments } from './ports/payments';
import type { RailSupplier } from './ports/rail-supplier';
import type { StaySupplier } from './ports/stay-supplier';
import type { VatRegister } from './ports/vat-register';
import type { DocumentNumbers } from './platform/records/document-numbers';
import type { RequestHashes } from './platform/records/request-hashes';
import { savedCalls } from './saved-calls';
import { tripCalls } from './trip-calls';

/* The API without its process. `deps.ts` makes the dependencies, `server.ts` listens; each folder of `modules` is one
   resource: routes validate and call, services decide, repositories read and write. */

export interface AppDeps {
  readonly config: Config;
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly staySupplier: StaySupplier;
  readonly flightSuppliers: FlightSuppliers;
  readonly railSupplier: RailSupplier;
  readonly payments: Payments;
  readonly documents: Readonly<Record<string, BookingDocuments>>;
  /** the booking workflow has something to do */
  readonly wakeBookings: () => void;
  readonly keys: SigningKeys;
  readonly documentNumbers: DocumentNumbers;
  readonly requestHashes: RequestHashes;
  readonly passwords: Passwords;
  readonly captcha: Captcha;
  /** who else signs people in; null for nobody */
  readonly identity: IdentityProvider | null;
  /** who knows which VAT numbers are in use; null where nobody is asked */
  readonly vatRegister: VatRegister | null;
  readonly map: MapData;
  readonly media: Media;
  readonly cards: Cards;
  readonly content: Content;
  readonly normals: ClimateNormals;
  readonly cityPictures: CityPictures;
  readonly health: HealthChecks;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

const BODY_LIMIT = 256 * 1024;
const HEADERS_TIMEOUT = 30_000;
/** an offer's id names its flights and stands in a path */
const LONGEST_ID = 2_000;

export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, clock } = deps;
  const app: FastifyInstance = fastify({
    loggerInstance: deps.log,
    genReqId: requestId,
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: HEADERS_TIMEOUT,
    trustProxy: [...config.trustedProxies],
    clientErrorHandler: answerUnreadable,
    routerOptions: { maxParamLength: LONGEST_ID },
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => void answerUnknownCall(request, reply),
  });
  useErrorAnswers(app);
  useValibot(app, config.flags.checkResponses);
  useJsonBodies(app);
  useUsableText(app);
  useRequestIds(app);
  useShellHop(app, config.shellSecret);
  useClock(app, clock, config.flags.testClock);
  app.decorateRequest('principal', null);
  const secure = config.publicOrigin.startsWith('https:');
  await useProtection(app, {
    requestsPerMinute: config.rateLimit.all,
    hsts: secure ? config.hsts : null,
    overloadMs: config.overloadMs,
  });
  await useOpenApi(app, config.flags.docs);
  healthRoutes(app, deps.health);
  mediaRoutes(app, deps.media);
  cardRoutes(app, deps.cards);
  await app.register((api, _options, done) => {
    calls(api, deps);
    done();
  });
  return app;
}

/** The calls of the contract: each needs a token unless its route says otherwise. */
function calls(api: FastifyInstance, deps: AppDeps): void {
  const { config, database, catalogue, staySupplier, keys } = deps;
  const verify = tokenVerifier(keys.sessions);
  useTokens(api, liveTokens(verify, database));
  sessionRoutes(api, {
    service: sessionService(database, keys.sessions),
    verify,
    publicOrigin: config.publicOrigin,
    loginsPerMinute: config.rateLimit.login,
  });
  const signIn = {
    database,
    keys: keys.sessions,
    publicOrigin: config.publicOrigin,
    loginsPerMinute: config.rateLimit.login,
  };
  accountsRoutes(api, {
    ...signIn,
    passwords: deps.passwords,
    captcha: deps.captcha,
    needsCaptcha: config.captcha.on,
  });
  identityRoutes(api, { ...signIn, provider: deps.identity });
  placesRoutes(api, { catalogue, cityPictures: deps.cityPictures });
  mapRoutes(api, { map: deps.map, towns: catalogue, source: config.mapSource });
  contentRoutes(api, {
    catalogue,
    content: deps.content,
    normals: deps.normals,
    previewSecret: config.content.previewSecret,
    guessesPerMinute: config.rateLimit.login,
  });
  hotelsRoutes(api, { catalogue, staySupplier });
  flightsRoutes(api, {
    database,
    catalogue,
    suppliers: deps.flightSuppliers,
    commission: config.flightCommission,
    hasLimits: config.rateLimit.all > 0,
  });
  trainSearchRoutes(api, { supplier: deps.railSupplier, catalogue });
  accountRoutes(api, accountServices(deps), config.rateLimit.login);
  savedCalls(api, deps);
  siteSearchRoutes(api, { catalogue, content: deps.content });
  contactRoutes(api, {
    database,
    keys: keys.sessions,
    captcha: config.captcha.on ? deps.captcha : null,
    messagesPerMinute: config.rateLimit.contact,
  });
  sitemapRoutes(api, { catalogue, content: deps.content, stops: deps.map.stops });
  telemetryRoutes(api, { database, beaconsPerMinute: config.rateLimit.telemetry });
  policyReportsRoutes(api, {
    database,
    publicOrigin: config.publicOrigin,
    reportsPerMinute: config.rateLimit.telemetry,
  });
  bookingCalls(api, deps);
}

function bookingCalls(
  api: FastifyInstance,
  {
    config,
    database,
    catalogue,
    staySupplier,
    flightSuppliers,
    railSupplier,
    payments,
    documents,
    documentNumbers,
    requestHashes,
    keys: { links: keys },
    vatRegister,
    wakeBookings: wake,
  }: AppDeps,
): void {
  const settings = settingsOf(config.payments);
  const keptAnswers = { database, requestHashes };
  const desk = bookingDesk({ ...keptAnswers, payments, vatRegister, wake });
  const service = paymentsService({
    database,
    payments,
    holders: cardHolders({ database, payments }),
    dueNow: dueNowOf(database, {
      hotels: { due: stayDue },
      flights: { due: flightDue, deal: flightDeal, checkSale: flightSold(database) },
      trains: { due: trainDue, deal: trainDeal },
    }),
    origin: config.publicOrigin,
    methods: config.payments.methods,
    wake,
    log: api.log,
  });
  hotelBookingsRoutes(api, {
    keptAnswers,
    quotes: quoteService({ database, catalogue, supplier: staySupplier }),
    book: bookService(desk, documentNumbers),
    bookings: hotelBookingsService({ database, catalogue, keys, wake }),
    guessesPerMinute: config.rateLimit.login,
  });
  const selling = flightSelling({
    database,
    catalogue,
    suppliers: flightSuppliers,
    commission: config.flightCommission,
    desk,
    keys,
    wake,
  });
  flightBookingsRoutes(api, { ...selling, keptAnswers, guessesPerMinute: config.rateLimit.login });
  const trains = trainSelling({
    database,
    supplier: railSupplier,
    payments,
    service,
    desk,
    documentNumbers,
    keys,
    wallets: config.wallets,
  });
  trainBookingsRoutes(api, { ...trains, guessesPerMinute: config.rateLimit.login });
  trainAfterSalesRoutes(api, {
    ...trainAfterSales({
      ...{ database, supplier: railSupplier, desk, keys, wake },
      wallets: config.wallets,
    }),
    keptAnswers,
  });
  documentRoutes(api, { database, keys, documents });
  tripCalls(api, { database, catalogue, keys, documents, wallets: config.wallets });
  findBookingRoutes(api, { database, guessesPerMinute: config.rateLimit.login });
  revokeLinksRoutes(api, { database, keys, documents, guessesPerMinute: config.rateLimit.login });
  invoiceCalls(api, { database, keys, documents, config, vatRegister });
  supplierEventsRoutes(api, { database, sources: eventSources(config), wake });
  paymentsRoutes(api, { payments, settings, service });
}
