import {
  cheapestDays,
  fareBrands,
  FLIGHT_PROVIDER,
  flightOffer as flightOfferCall,
  flightPlaces,
  flightSearch,
  locationId,
  nearbyAirports,
  priceGrid,
  seatMaps,
} from '@wayfare/api-contract';
import {
  CheapestDaysRequestSchema,
  CheapestDaysResultSchema,
  FareBrandsRequestSchema,
  FareBrandsResultSchema,
  FlightOfferRequestSchema,
  FlightOfferResultSchema,
  FlightPlacesRequestSchema,
  FlightPlacesResultSchema,
  FlightSearchRequestSchema,
  FlightSearchResultSchema,
  LocationIdRequestSchema,
  LocationIdResultSchema,
  NearbyAirportsRequestSchema,
  NearbyAirportsResultSchema,
  PriceGridRequestSchema,
  PriceGridResultSchema,
  SeatMapsRequestSchema,
  SeatMapsResultSchema,
} from '@wayfare/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { OpenCache } from '../../platform/answers/answer-cache';
import type { Catalogue } from '../../catalogue/catalogue';
import type { Database } from '../../platform/db/database';
import { route } from '../../platform/http/route';
import type { RequestContext } from '../../platform/http/route';
import { whileConnected } from '../../platform/http/while-connected';
import { findCheapestDays } from './cheapest-days.service';
import type { Asking } from './cheapest-days.service';
import { cityNames, dictionaryOf } from './dictionary';
import { findFareBrands } from './fare-brands.service';
import { flightOffer } from './flight-offer';
import type { FlightCommission } from './flight-price';
import { lowestFares } from './lowest-fares';
import { findNearbyAirports } from './nearby-airports.service';
import { placeByCode } from './place-by-code';
import { flightPlacesService } from './places.service';
import { findPriceGrid } from './price-grid.service';
import { offerName, providerName, providerOf } from './providers';
import type { FlightSuppliers } from './providers';
import { searchFlights } from './search.service';
import type { Showing } from './search.service';
import { checkForSale } from './sold-offers.repository';

interface FlightsOptions {
  readonly database: Pick<Database, 'orm'>;
  readonly catalogue: Catalogue;
  readonly suppliers: FlightSuppliers;
  readonly commission: FlightCommission;
  /** false disables rate limits */
  readonly hasLimits: boolean;
  readonly openCache: OpenCache;
}

/** Per minute and address; each is many supplier searches, a month of prices five `days`. */
const QUESTIONS = { days: 60, grids: 20 };

/** `:provider` names the supplier (OQ-45). */
export function flightsRoutes(api: FastifyInstance, options: FlightsOptions): void {
  placeRoutes(api, options);
  searchRoutes(api, options);
  priceRoutes(api, options);
  offerRoutes(api, options);
}

function placeRoutes(
  api: FastifyInstance,
  { catalogue, suppliers, openCache }: FlightsOptions,
): void {
  const supplier = providerOf(suppliers, FLIGHT_PROVIDER);
  const byCode = placeByCode(supplier, openCache);
  const places = flightPlacesService(supplier, catalogue, { byCode, openCache });
  route(
    api,
    flightPlaces,
    { request: FlightPlacesRequestSchema, result: FlightPlacesResultSchema },
    { summary: 'Cities and airports for what was typed so far' },
    ({ term, language }) => places.find(term, language),
  );
  route(
    api,
    nearbyAirports,
    { request: NearbyAirportsRequestSchema, result: NearbyAirportsResultSchema },
    { summary: 'Airports near an airport or a city, with their distance' },
    ({ code, language }) => findNearbyAirports(code, language, { byCode, catalogue }),
  );
  // also without /api, as published (OQ-03)
  for (const path of [locationId.path, locationId.path.slice('/api'.length)]) {
    route(
      api,
      { ...locationId, path },
      { request: LocationIdRequestSchema, result: LocationIdResultSchema },
      { summary: 'The city or airport of a code' },
      ({ idLocation }, { language }) => places.byId(idLocation, language),
    );
  }
}

function searchRoutes(
  api: FastifyInstance,
  { catalogue, suppliers, commission }: FlightsOptions,
): void {
  const showing = ({ language }: RequestContext): Showing => ({
    commission,
    cityName: cityNames(catalogue, language),
  });
  route(
    api,
    flightSearch(':provider'),
    { request: FlightSearchRequestSchema, result: FlightSearchResultSchema },
    { summary: 'Offers of flights, page by page' },
    (input, context) =>
      searchFlights(
        providerOf(suppliers, providerName(context.request)),
        input,
        context.now,
        showing(context),
      ),
  );
  route(
    api,
    fareBrands(':provider'),
    { request: FareBrandsRequestSchema, result: FareBrandsResultSchema },
    { summary: 'Every fare of the same flights' },
    (input, context) =>
      findFareBrands(
        providerOf(suppliers, providerName(context.request)),
        input,
        context.now,
        showing(context),
      ),
  );
}

function priceRoutes(
  api: FastifyInstance,
  { suppliers, commission, hasLimits, openCache }: FlightsOptions,
): void {
  const supplierOf = (provider: string) => providerOf(suppliers, provider);
  const fares = lowestFares(supplierOf, commission, openCache);
  const limit = (max: number) => (hasLimits ? { rateLimit: { max, timeWindow: '1 minute' } } : {});
  const asking = ({ now, request, reply }: RequestContext): Asking => ({
    now,
    log: request.log,
    signal: whileConnected(reply),
  });
  const named = ({ request }: RequestContext): string => {
    const provider = providerName(request);
    supplierOf(provider);
    return provider;
  };
  route(
    api,
    cheapestDays(':provider'),
    { request: CheapestDaysRequestSchema, result: CheapestDaysResultSchema },
    { summary: 'The lowest price of each day', ...limit(QUESTIONS.days) },
    (input, context) => findCheapestDays(fares, named(context), input, asking(context)),
  );
  route(
    api,
    priceGrid(':provider'),
    { request: PriceGridRequestSchema, result: PriceGridResultSchema },
    {
      summary: 'Lowest prices of a return journey, days out by days back',
      ...limit(QUESTIONS.grids),
    },
    (input, context) => findPriceGrid(fares, named(context), input, asking(context)),
  );
}

function offerRoutes(
  api: FastifyInstance,
  { database, catalogue, suppliers, commission }: FlightsOptions,
): void {
  const checkSale = checkForSale(database);
  route(
    api,
    flightOfferCall(':id', ':provider'),
    { request: FlightOfferRequestSchema, result: FlightOfferResultSchema },
    { summary: 'An offer at its present price, with the bags for sale' },
    async ({ services, language }, { request }) => {
      const [supplier, id] = [providerOf(suppliers, providerName(request)), offerName(request)];
      await checkSale(id);
      const offer = await supplier.offer(id, { bags: services === 'true' });
      return {
        offer: flightOffer(offer, commission),
        dictionary: dictionaryOf([offer], cityNames(catalogue, language)),
      };
    },
  );
  route(
    api,
    seatMaps(':provider'),
    { request: SeatMapsRequestSchema, result: SeatMapsResultSchema },
    { summary: 'The seats of an offer with their prices, which are the airline’s own' },
    async ({ offer_id: offerId }, { request }) => ({
      seat_maps: [...(await providerOf(suppliers, providerName(request)).seatMaps(offerId))],
    }),
  );
}
