import { queryKey } from '@wayfare/api-client/query-cache';
import { trainBooking, type TrainBookingView } from '@wayfare/api-contract';
import type { BookingLoader } from '@wayfare/checkout';
import { loadBookingView } from '../api/basket.api';

export const TRAINS: BookingLoader<TrainBookingView> = {
  queryKey: (request) => queryKey(trainBooking, request),
  load: loadBookingView,
};
