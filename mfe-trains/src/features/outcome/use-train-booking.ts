import { queryKey } from '@wayfare/api-client/query-cache';
import { trainBooking, type TrainBookingView } from '@wayfare/api-contract';
import { useBookingView, useReturnedBooking, type BookingView } from '@wayfare/checkout';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { loadBookingView } from '../../api/basket.api';
import { attempts } from '../payment/attempts';

/** The booking that an address names, else the tab's last one, as the API knows it now. */
export function useReturnedTrains(named: string): BookingView<TrainBookingView> {
  const { api } = usePlatform();
  const language = useLanguage();
  const id = useReturnedBooking(attempts, named);
  const request = { booking_id: id ?? '', language };
  return useBookingView(id === null ? null : { queryKey: queryKey(trainBooking, request), load: (signal) => loadBookingView(api, request, signal) });
}
