import { queryKey } from '@wayfare/api-client/query-cache';
import { trainBooking, type TrainBookingView } from '@wayfare/api-contract';
import { useBookingView, type BookingKey, type BookingView } from '@wayfare/checkout';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useSession } from '@wayfare/session';
import { loadBookingView } from '../../api/basket.api';

/**
 * A booking as the API knows it now, for whoever is here.
 * @param after names what was just done to it: what was known before is not shown as what came of that
 */
export function useOwnBooking(key: BookingKey, after: string): BookingView<TrainBookingView> {
  const { api } = usePlatform();
  const { user } = useSession();
  const language = useLanguage();
  const request = { ...key, language };
  return useBookingView({
    queryKey: [...queryKey(trainBooking, request), user, after],
    load: (signal) => loadBookingView(api, request, signal),
  });
}
