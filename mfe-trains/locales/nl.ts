import basket from './nl/basket.json';
import booked from './nl/booked.json';
import bookings from './nl/bookings.json';
import offers from './nl/offers.json';
import places from './nl/places.json';
import riders from './nl/riders.json';
import search from './nl/search.json';
import steps from './nl/steps.json';
import times from './nl/times.json';

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
