import { hotelAvailability, hotelReviews, searchAround } from '@wayfare/api-contract';
import {
  AvailabilityRequestSchema,
  AvailabilityResultSchema,
  HotelReviewsRequestSchema,
  HotelReviewsSchema,
  SearchAroundRequestSchema,
  SearchAroundResultSchema,
} from '@wayfare/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { OpenCache } from '../../platform/answers/answer-cache';
import type { Catalogue } from '../../catalogue/catalogue';
import { route } from '../../platform/http/route';
import type { RequestContext } from '../../platform/http/route';
import { hotelAvailabilityService } from './availability.service';
import type { Requester } from './availability.service';
import { reviewsOfHotels } from './reviews.service';
import { hotelSearch } from './search.service';
import type { StaysOnSale } from './stays-on-sale';

function requesterOf({ language, now, principal }: RequestContext): Requester {
  return { language, now, isMember: principal?.role === 'user' };
}

interface HotelsOptions {
  readonly catalogue: Catalogue;
  readonly stays: StaysOnSale;
  readonly openCache: OpenCache;
}

export function hotelsRoutes(
  api: FastifyInstance,
  { catalogue, stays, openCache }: HotelsOptions,
): void {
  const search = hotelSearch({ catalogue, stays, openCache });
  const availability = hotelAvailabilityService(catalogue, stays);
  const reviews = reviewsOfHotels(catalogue, stays, openCache);

  route(
    api,
    searchAround,
    { request: SearchAroundRequestSchema, result: SearchAroundResultSchema },
    { summary: 'Hotels of a place, with live prices when dates are given' },
    (input, context) => search.search(input, requesterOf(context)),
  );
  route(
    api,
    hotelAvailability,
    { request: AvailabilityRequestSchema, result: AvailabilityResultSchema },
    { summary: 'A hotel and what is free in it' },
    (input, context) => availability.of(input, requesterOf(context)),
  );
  route(
    api,
    hotelReviews,
    { request: HotelReviewsRequestSchema, result: HotelReviewsSchema },
    { summary: 'What guests wrote of a hotel, with counts and scores' },
    (input, { language }) => reviews.of(input, language),
  );
}
