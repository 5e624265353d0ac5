import { errorMessageKey } from '@wayfare/api-client';
import type { HotelReview, HotelReviews, TravellerKind } from '@wayfare/api-contract';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useRef, useState } from 'react';
import { loadReviews } from '../../api/reviews.api';

export interface ReviewFilter {
  readonly traveller?: TravellerKind | undefined;
  readonly written?: string | undefined;
}

interface Shown {
  filter: ReviewFilter;
  latest: HotelReviews;
  reviews: readonly HotelReview[];
  /** index of the first review of the last load, to be focused: its button may be gone */
  firstNew: number | null;
}

export function useReviews(hotelId: string, first: HotelReviews) {
  const { api } = usePlatform();
  const language = useLanguage();
  const asked = useRef(0);
  const [shown, setShown] = useState<Shown>({
    filter: {},
    latest: first,
    reviews: first.reviews,
    firstNew: null,
  });
  const [state, setState] = useState<'idle' | 'busy'>('idle');
  const [failure, setFailure] = useState<string | null>(null);

  async function ask(filter: ReviewFilter, page: number): Promise<HotelReviews | null> {
    const own = (asked.current += 1);
    setState('busy');
    setFailure(null);
    try {
      const { traveller, written } = filter;
      const answer = await loadReviews(api, {
        hotel_id: hotelId,
        language,
        page,
        ...(traveller === undefined ? {} : { traveller }),
        ...(written === undefined ? {} : { written }),
      });
      return own === asked.current ? answer : null;
    } catch (error) {
      if (own === asked.current) setFailure(errorMessageKey(error));
      return null;
    } finally {
      if (own === asked.current) setState('idle');
    }
  }

  return {
    ...shown,
    isBusy: state === 'busy',
    failure,
    async narrow(filter: ReviewFilter): Promise<void> {
      const answer = await ask(filter, 1);
      if (answer !== null)
        setShown({ filter, latest: answer, reviews: answer.reviews, firstNew: null });
    },
    async more(): Promise<void> {
      const { filter, latest, reviews } = shown;
      const answer = await ask(filter, latest.page + 1);
      if (answer !== null)
        setShown({
          filter,
          latest: answer,
          reviews: [...reviews, ...answer.reviews],
          firstNew: reviews.length,
        });
    },
  };
}
