import booked from './nl/booked.json';
import bookings from './nl/bookings.json';
import cabin from './nl/cabin.json';
import offers from './nl/offers.json';
import search from './nl/search.json';
import seats from './nl/seats.json';
import steps from './nl/steps.json';
import times from './nl/times.json';
import trip from './nl/trip.json';

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
