import type { ApiClient } from '@wayfare/api-client';
import { callQuery } from '@wayfare/api-client/query-cache';
import { flightBookingList } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

/** Keyed by user, so that one person's bookings never show to the next. */
export const flightBookingsQuery = (api: ApiClient, language: Language, user: string) =>
  callQuery(api, flightBookingList, { language }, { key: { language, user }, staleTime: 0 });
