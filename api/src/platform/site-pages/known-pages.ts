/** Fallback until the site has answered; a test compares it with the manifests. */
export const KNOWN_PAGES = {
  'account.login': { en: '/user/login', nl: '/nl/gebruiker/login' },
  'account.activation': { en: '/user/activation', nl: '/nl/gebruiker/activatie' },
  'account.recover': { en: '/user/recover', nl: '/nl/gebruiker/herstel' },
  'account.remember-password': {
    en: '/user/remember-password',
    nl: '/nl/gebruiker/onthou-password',
  },
  'account.price-alert': { en: '/price-alert', nl: '/nl/prijsalert' },
  'account.price-alert-off': { en: '/price-alert-off', nl: '/nl/prijsalert-uit' },
  'account.invoice': { en: '/invoice', nl: '/nl/factuur' },
  'flights.results': { en: '/flights/results', nl: '/nl/vluchten/resultaten' },
  'flights.cancelation': { en: '/flight-cancelation', nl: '/nl/vlucht-annulering' },
  'hotels.results': { en: '/hotels', nl: '/nl/hotels' },
  'hotels.success': { en: '/success', nl: '/nl/success' },
  'hotels.cancel': { en: '/cancel', nl: '/nl/annuleren' },
  'hotels.cancelation': { en: '/cancelation', nl: '/nl/annulering' },
  'trains.tickets': { en: '/trains/search', nl: '/nl/treinen/zoek' },
  'trains.success': { en: '/trains/success', nl: '/nl/treinen/success' },
} as const;
