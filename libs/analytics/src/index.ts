export { useBookingEvent } from './booking-events';
export type { BookingEvent } from './booking-events';
export { pushEvent, pushPageView } from './data-layer';
export type { EcommerceEvent, PageViewEvent, ViewedPage } from './data-layer';
