import { queryKey } from '@wayfare/api-client/query-cache';
import { trainBooking, type TrainBookingView } from '@wayfare/api-contract';
import {
  useBookingView,
  useReturnedBooking,
  type BookingKey,
  type BookingView,
} from '@wayfare/checkout';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { loadBookingView } from '../../api/basket.api';
import { attempts } from '../../state/payment-attempts';

/** The booking that an address names by its id or a mail's link, else the tab's last one, as the API knows it now. */
export function useReturnedTrains(named: BookingKey | null): BookingView<TrainBookingView> {
  const { api } = usePlatform();
  const language = useLanguage();
  const last = useReturnedBooking(attempts, named?.booking_id ?? '');
  const key = named ?? (last === null ? null : { booking_id: last });
  const request = { ...key, language };
  return useBookingView(
    key === null
      ? null
      : {
          queryKey: queryKey(trainBooking, request),
          load: (signal) => loadBookingView(api, request, signal),
        },
  );
}
