import booked from './en/booked.json';
import bookings from './en/bookings.json';
import cabin from './en/cabin.json';
import offers from './en/offers.json';
import search from './en/search.json';
import seats from './en/seats.json';
import steps from './en/steps.json';
import times from './en/times.json';
import trip from './en/trip.json';

export { loadTexts } from '@wayfare/checkout/load-texts';
export default {
  ...booked,
  ...bookings,
  ...cabin,
  ...offers,
  ...search,
  ...seats,
  ...steps,
  ...times,
  ...trip,
};
