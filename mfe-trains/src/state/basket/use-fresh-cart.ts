import { queryKey, useQuery } from '@wayfare/api-client/query-cache';
import { getTrainBooking } from '@wayfare/api-contract';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useCallback, useEffect, useId } from 'react';
import { loadBasket } from '../../api/basket.api';
import { resultOf } from '../../api/cart-answer';
import { mergeAnswer, NO_NEWS, type CartNews } from '../../domain/basket/cart-news';
import { visitId } from '../visit-id';
import { changeCart, readCart, useCart } from './cart-store';

export interface FreshCart {
  news: CartNews;
  look: () => Promise<CartNews>;
}

/** Refetches on opening and, if `isWatched`, when the tab is seen again: another tab may have changed it (C3). */
export function useFreshCart({ isWatched = true } = {}): FreshCart {
  const { api } = usePlatform();
  const language = useLanguage();
  const isThere = useCart().cartArray.booking_id !== '';
  const { data: news = NO_NEWS, refetch } = useQuery({
    // one query for each page: news of an earlier page is none here
    queryKey: [...queryKey(getTrainBooking), useId()],
    gcTime: 0,
    enabled: isThere && isWatched,
    async queryFn({ signal }): Promise<CartNews> {
      const asked = readCart().cartArray;
      const answer = await loadBasket(
        api,
        { user: visitId(), bookingID: asked.booking_id, language },
        signal,
      );
      const basket =
        answer.status === 'Error' && answer.error.code === 'NOT_FOUND' ? null : resultOf(answer);
      const now = readCart();
      // changed here meanwhile: that answer is newer
      if (now.cartArray.booking_id !== asked.booking_id || now.cartArray.version !== asked.version)
        return NO_NEWS;
      const { cart, news: told } = mergeAnswer(now, basket);
      changeCart(() => cart);
      return told;
    },
  });
  // external system: the tab's visibility
  useEffect(() => {
    const look = () =>
      void (isThere && isWatched && document.visibilityState === 'visible' && refetch());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isThere, isWatched, refetch]);
  const look = useCallback(async () => (await refetch()).data ?? NO_NEWS, [refetch]);
  return { news, look };
}
