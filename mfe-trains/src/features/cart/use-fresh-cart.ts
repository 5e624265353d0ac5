import { queryClient, queryKey, useQuery } from '@wayfare/api-client/query-cache';
import { getTrainBooking } from '@wayfare/api-contract';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useEffect, useId } from 'react';
import { loadBasket } from '../../api/basket.api';
import { mergeAnswer, type CartNews } from './cart-news';
import { changeCart, readCart, useCart } from './cart-store';
import { visitId } from './visit-id';

/** Looks the basket up when its page opens and when the tab is seen again: another tab may have changed it (C3). */
export function useFreshCart(): CartNews {
  const { api } = usePlatform();
  const language = useLanguage();
  const isThere = useCart().cartArray.booking_id !== '';
  const { data = 'same', refetch } = useQuery(
    {
      // of this page only: what was news on an earlier one is none here
      queryKey: [...queryKey(getTrainBooking), useId()],
      gcTime: 0,
      enabled: isThere,
      async queryFn({ signal }): Promise<CartNews> {
        const asked = readCart().cartArray;
        const basket = await loadBasket(api, { user: visitId(), bookingID: asked.booking_id, language }, signal);
        const now = readCart();
        // changed here in the meantime: that answer was newer
        if (now.cartArray.booking_id !== asked.booking_id || now.cartArray.version !== asked.version) return 'same';
        const { cart, news } = mergeAnswer(now, basket);
        changeCart(() => cart);
        return news;
      },
    },
    queryClient(),
  );
  // Which tab is seen is the browser's, outside React.
  useEffect(() => {
    const look = () => void (isThere && document.visibilityState === 'visible' && refetch());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isThere, refetch]);
  return data;
}
