/* Parts around bookings: a chunk of the shell, and an own copy of verticals for older shells (decision 0077). */
export { BookingCard } from './booking/booking-card';
export { BookingFilters } from './booking/booking-filters';
export { BookingList } from './booking/booking-list';
export { MustBeLogged } from './booking/must-be-logged';
export { StepNav } from './booking/step-nav';
