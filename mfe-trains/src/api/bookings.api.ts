import type { ApiClient } from '@wayfare/api-client';
import { callQuery } from '@wayfare/api-client/query-cache';
import { trainBookingList } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

/** The train bookings of whoever is logged in, tickets and passes; `user` keeps those of one from another. */
export const trainBookingsQuery = (api: ApiClient, language: Language, user: string) =>
  callQuery(api, trainBookingList, { language }, { key: { language, user }, staleTime: 0 });
