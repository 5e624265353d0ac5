/* Shared modules the shell provides without using them: named here, they are in its build. */
export const PROVIDED = {
  ui: () => import('@wayfare/ui'),
  uiBooking: () => import('@wayfare/ui/booking'),
  queryCache: () => import('@wayfare/api-client/query-cache'),
  reactHookForm: () => import('react-hook-form'),
};
