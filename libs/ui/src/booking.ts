/*
 * What stands around bookings. The shell has it in a chunk of its own, and a vertical that shows bookings brings a copy for
 * a shell whose version is not enough (decision 0077); the parts that it is made of are the shared ones.
 */
export { BookingCard } from './booking/booking-card';
export { BookingFilters } from './booking/booking-filters';
export { BookingList } from './booking/booking-list';
export { MustBeLogged } from './booking/must-be-logged';
export { StepNav } from './booking/step-nav';
