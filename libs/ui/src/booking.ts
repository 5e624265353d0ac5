/*
 * What stands around bookings. A vertical that shows bookings brings its own copy, so that no other page waits for it;
 * the parts that it is made of are the shared ones.
 */
export { BookingCard } from './booking/booking-card';
export { BookingFilters } from './booking/booking-filters';
export { BookingList } from './booking/booking-list';
export { MustBeLogged } from './booking/must-be-logged';
export { StepNav } from './booking/step-nav';
