import {
  askPriceAlert,
  hotelAvailability,
  hotelReviews,
  popularPlaces,
  resolveHotelPath,
  type AvailabilityResult,
  type HotelReviews,
  type HotelReviewsRequest,
} from '@wayfare/api-contract';
import { buildPlaceSuggestion, fakeWire, renderRoute, type WireHandler } from '@wayfare/testing';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { address, availability, hotelDetail, resolved, searchOf } from './answers';
import { NO_REVIEWS } from './reviews';

/* For tests: the page of one hotel. */

export const PATHS = hotelDetail().paths;

export const HOTEL = resolved({
  place: buildPlaceSuggestion({
    type: 'hotel',
    id: 'h-1',
    label: 'Hotel Mar Blau',
    path: PATHS.en,
  }),
  paths: PATHS,
});
export const OWN = `/hotels${PATHS.en}`;
export const WITH_DATES = address(OWN, { search: searchOf({ hotels: ['h-1'] }) });

export function openHotel(
  path: string,
  answer: AvailabilityResult | Response = availability(),
  reviews: WireHandler<HotelReviewsRequest, HotelReviews> = NO_REVIEWS,
) {
  return renderRoute(vertical, manifest, path, {
    wire: fakeWire([
      [hotelAvailability, answer],
      [hotelReviews, reviews],
      [resolveHotelPath, HOTEL],
      [popularPlaces, []],
      [askPriceAlert, { state: 'mailed' }],
    ]),
  });
}
