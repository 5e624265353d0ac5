import { both, LONG_LISTS, NOTHING_TO_BOOK, type RouteSamples } from '../../fixtures/route-sample';
import { searchOf } from '../../fixtures/traveller';

const SPAIN = { country: both('spain', 'spanje') };
const CATALONIA = { ...SPAIN, destination: both('catalonia', 'catalonie') };
const BARCELONA = { ...CATALONIA, city: both('barcelona', 'barcelona') };
const HOTEL = { ...BARCELONA, hotel: both('hotel-candil-de-papel', 'hotel-candil-de-papel') };
const HOTEL_ID = 'acc_3128760_136';
const HOTEL_PAGE = both(
  '/hotels/spain/catalonia/barcelona/hotel-candil-de-papel',
  '/nl/hotels/spanje/catalonie/barcelona/hotel-candil-de-papel',
);

export const routeSamples: RouteSamples = {
  accommodations: {
    heading: both(
      'Hotels, apartments and other places to stay',
      'Hotels, appartementen en andere accommodaties',
    ),
  },
  results: {
    heading: both('Hotels in Barcelona, Spain', 'Hotels in Barcelona, Spanje'),
    query: () => searchOf('en'),
    sameAs: 'hotels.city',
  },
  map: {
    heading: both(
      'Hotels in Barcelona, Spain on the map',
      'Hotels in Barcelona, Spanje op de kaart',
    ),
    query: () => searchOf('en'),
  },
  'hotel-by-query': {
    looksAs: 'hotels.hotel',
    heading: both('Hotel Candil de Papel', 'Hotel Candil de Papel'),
    query: () => `hotel_id=${HOTEL_ID}`,
    isPage: HOTEL_PAGE,
    sameAs: 'hotels.hotel',
  },
  country: {
    repeats: LONG_LISTS,
    heading: both('Hotels in Spain', 'Hotels in Spanje'),
    parameters: SPAIN,
  },
  destination: {
    looksAs: 'hotels.country',
    repeats: LONG_LISTS,
    heading: both('Hotels in Catalonia', 'Hotels in Catalonië'),
    parameters: CATALONIA,
  },
  city: {
    repeats: LONG_LISTS,
    heading: both('Hotels in Barcelona', 'Hotels in Barcelona'),
    parameters: BARCELONA,
  },
  hotel: {
    heading: both('Hotel Candil de Papel', 'Hotel Candil de Papel'),
    parameters: HOTEL,
  },
  step1: { heading: NOTHING_TO_BOOK },
  step2: {
    looksAs: 'hotels.step1',
    heading: NOTHING_TO_BOOK,
    leadsTo: both('/booking/step1?note=details', '/nl/boeking/stap1?note=details'),
  },
  success: { heading: both('Your booking', 'Je boeking') },
  cancel: {
    heading: both('You left the payment page', 'Je hebt de betaalpagina verlaten'),
  },
  cancelation: { heading: both('Cancel a hotel booking', 'Een hotelboeking annuleren') },
  cancelationfp: {
    looksAs: 'hotels.cancelation',
    heading: both(
      'Cancel a hotel booking without an account',
      'Een hotelboeking zonder account annuleren',
    ),
  },
};
