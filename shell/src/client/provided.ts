/*
 * Shared modules that the frame provides to verticals without using them itself. A module that is named nowhere in the
 * host's build would not be in it, and a remote carries no copy of its own.
 */
export const PROVIDED = {
  ui: () => import('@wayfare/ui'),
  uiBooking: () => import('@wayfare/ui/booking'),
  queryCache: () => import('@wayfare/api-client/query-cache'),
  reactHookForm: () => import('react-hook-form'),
};
