/*
 * What happens on a page, told to its `dataLayer`. Each vertical bundles what it uses; consent, measurements and
 * failures are the shell's: `@wayfare/analytics/shell`.
 */
export { useBookingEvent } from './booking-events';
export type { BookingEvent } from './booking-events';
export { pushEvent, pushPageView } from './data-layer';
export type { EcommerceEvent, PageViewEvent, ViewedPage } from './data-layer';
