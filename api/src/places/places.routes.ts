import {
  hotelsPredictive,
  popularPlaces,
  predictive,
  resolveHotelPath,
  seoText,
  sitemapByCity,
  sitemapByCountry,
} from '@wayfare/api-contract';
import {
  HotelsPredictiveRequestSchema,
  HotelsPredictiveResultSchema,
  PopularPlacesRequestSchema,
  PopularPlacesResultSchema,
  PredictiveRequestSchema,
  PredictiveResultSchema,
  ResolvePathRequestSchema,
  ResolvePathResultSchema,
  SeoTextRequestSchema,
  SeoTextResultSchema,
  SitemapRequestSchema,
  SitemapResultSchema,
} from '@wayfare/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue';
import { route } from '../platform/http/route';
import type { CityPictures } from './city-pictures';
import type { Places } from './places.service';
import { placesService } from './places.service';
import { SearchDestinationsSchema, searchDestinations } from './search-destinations';

interface PlacesOptions {
  readonly catalogue: Catalogue;
  readonly cityPictures: CityPictures;
}

export function placesRoutes(
  api: FastifyInstance,
  { catalogue, cityPictures }: PlacesOptions,
): void {
  const places = placesService(catalogue, cityPictures);
  searchRoutes(api, places);
  pageRoutes(api, places);
}

function searchRoutes(api: FastifyInstance, places: Places): void {
  route(
    api,
    predictive,
    { request: PredictiveRequestSchema, result: PredictiveResultSchema },
    { summary: 'Places and hotels for what was typed so far' },
    ({ place, language, circles, stations }) =>
      places.predictive(place, language, { hasCircles: circles, hasStations: stations }),
  );
  route(
    api,
    hotelsPredictive,
    { request: HotelsPredictiveRequestSchema, result: HotelsPredictiveResultSchema },
    { summary: 'The same by kind, with names in both languages' },
    ({ term, language }) => places.byKind(term, language),
  );
  route(
    api,
    searchDestinations,
    { request: SearchDestinationsSchema, result: PredictiveResultSchema },
    { summary: 'Regions of a country that have hotels' },
    ({ search }) => places.destinations(search.codeCountry, search.language),
  );
}

function pageRoutes(api: FastifyInstance, places: Places): void {
  route(
    api,
    popularPlaces,
    { request: PopularPlacesRequestSchema, result: PopularPlacesResultSchema },
    { summary: 'Cities that many travel to' },
    ({ language }) => places.popular(language),
  );
  route(
    api,
    resolveHotelPath,
    { request: ResolvePathRequestSchema, result: ResolvePathResultSchema },
    { summary: 'What a path below /hotels means, in either language' },
    ({ path, language }) => places.resolve(path, language),
  );
  route(
    api,
    seoText,
    { request: SeoTextRequestSchema, result: SeoTextResultSchema },
    { summary: 'Title, description and names of a place' },
    ({
      id_property: hotelId,
      city_id: cityId,
      destination_id: destinationId,
      codeCountry: countryCode,
      language,
    }) => places.seoText({ hotelId, cityId, destinationId, countryCode }, language),
  );
  const sitemap = { request: SitemapRequestSchema, result: SitemapResultSchema };
  route(api, sitemapByCountry, sitemap, { summary: 'Countries with hotels' }, ({ language }) =>
    places.countries(language),
  );
  route(api, sitemapByCity, sitemap, { summary: 'Cities with hotels' }, ({ language }) =>
    places.cities(language),
  );
}
