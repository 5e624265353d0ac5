import basket from './en/basket.json';
import booked from './en/booked.json';
import bookings from './en/bookings.json';
import offers from './en/offers.json';
import places from './en/places.json';
import riders from './en/riders.json';
import search from './en/search.json';
import steps from './en/steps.json';
import times from './en/times.json';

export { loadTexts } from '@wayfare/checkout/load-texts';
export default {
  ...basket,
  ...booked,
  ...bookings,
  ...offers,
  ...places,
  ...riders,
  ...search,
  ...steps,
  ...times,
};
