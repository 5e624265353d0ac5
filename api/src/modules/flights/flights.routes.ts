import {
  cheapestDays,
  fareBrands,
  FLIGHT_PROVIDER,
  flightOffer as flightOfferCall,
  flightPlaces,
  flightSearch,
  locationId,
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
  SeatMapsRequestSchema,
  SeatMapsResultSchema,
} from '@wayfare/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../../catalogue/catalogue';
import type { Database } from '../../db/database';
import { route } from '../../http/route';
import type { RequestContext } from '../../http/route';
import { cheapestDaysService } from './cheapest-days.service';
import { cityNames, dictionaryOf } from './dictionary';
import { findFareBrands } from './fare-brands.service';
import { flightOffer } from './flight-offer';
import type { FlightCommission } from './flight-price';
import { flightPlacesService } from './places.service';
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
}

/** `:provider` in a path names the supplier (OQ-45). */
export function flightsRoutes(api: FastifyInstance, options: FlightsOptions): void {
  placeRoutes(api, options);
  searchRoutes(api, options);
  offerRoutes(api, options);
}

function placeRoutes(api: FastifyInstance, { catalogue, suppliers }: FlightsOptions): void {
  const places = flightPlacesService(providerOf(suppliers, FLIGHT_PROVIDER), catalogue);
  route(
    api,
    flightPlaces,
    { request: FlightPlacesRequestSchema, result: FlightPlacesResultSchema },
    { summary: 'Cities and airports for what was typed so far' },
    ({ term, language }) => places.find(term, language),
  );
  // also without /api, as it was published (OQ-03)
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
  const days = cheapestDaysService((provider) => providerOf(suppliers, provider), commission);
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
    cheapestDays(':provider'),
    { request: CheapestDaysRequestSchema, result: CheapestDaysResultSchema },
    { summary: 'The lowest price of each day' },
    (input, { now, request }) => days.of(providerName(request), input, { now, log: request.log }),
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
