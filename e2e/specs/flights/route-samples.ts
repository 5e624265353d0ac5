import { both, NOTHING_TO_BOOK, type RouteSamples } from '../../fixtures/route-sample';

export const routeSamples: RouteSamples = {
  search: { heading: both('Flights', 'Vluchten') },
  airport: {
    heading: both('Amsterdam Airport Schiphol', 'Amsterdam Airport Schiphol'),
    parameters: {
      slug: both('ams-amsterdam-airport-schiphol', 'ams-amsterdam-airport-schiphol'),
    },
  },
  results: { heading: both('Flight results', 'Vluchtresultaten') },
  booking: { heading: NOTHING_TO_BOOK },
  travellers: { heading: NOTHING_TO_BOOK, looksAs: 'flights.booking' },
  bags: { heading: NOTHING_TO_BOOK, looksAs: 'flights.booking' },
  seatmap: { heading: NOTHING_TO_BOOK, looksAs: 'flights.booking' },
  payment: { heading: NOTHING_TO_BOOK, looksAs: 'flights.booking' },
  success: { heading: both('Your flight booking', 'Je vluchtboeking') },
  'booking-list': { heading: both('My flight bookings', 'Mijn vliegboekingen') },
  cancelation: {
    heading: both('Change or cancel a flight booking', 'Een vliegboeking wijzigen of annuleren'),
  },
};
