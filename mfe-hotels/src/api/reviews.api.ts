import { isApiError, type ApiClient } from '@wayfare/api-client';
import { cachedCall, KEEP_MS } from '@wayfare/api-client/query-cache';
import { hotelReviews, type HotelReviews, type HotelReviewsRequest } from '@wayfare/api-contract';
import { deferred, type Deferred, type LoaderContext } from '@wayfare/remote-kit';

/** Reviews deferred with the page; null when they failed, which the page says in their place. */
export type LaterReviews = Deferred<HotelReviews | null>;

/** A page of reviews, cached in the browser for ten minutes. */
export function loadReviews(api: ApiClient, request: HotelReviewsRequest): Promise<HotelReviews> {
  return cachedCall(api, hotelReviews, request, { staleTime: KEEP_MS });
}

/** The first reviews, deferred: the page is sent without waiting for them. */
export function laterReviews({ api, language }: LoaderContext, hotelId: string): LaterReviews {
  const answer = async () => {
    try {
      return await loadReviews(api, { hotel_id: hotelId, language });
    } catch (error) {
      if (isApiError(error)) return null;
      throw error;
    }
  };
  return deferred(answer());
}
