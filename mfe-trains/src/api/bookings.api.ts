import type { ApiClient } from '@wayfare/api-client';
import { callQuery } from '@wayfare/api-client/query-cache';
import { trainBookingList } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

/** Keyed by user, so that one person's bookings never show to the next. */
export const trainBookingsQuery = (api: ApiClient, language: Language, user: string) =>
  callQuery(api, trainBookingList, { language }, { key: { language, user }, staleTime: 0 });
