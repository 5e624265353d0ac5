import type { Language } from '@wayfare/domain';
import { createPaths } from '@wayfare/remote-kit';
import manifest from '../../vertical.json';

const pathTo = createPaths(manifest);

export const paths = {
  login: (language: Language, query?: URLSearchParams) => pathTo('login', language, query),
  register: (language: Language) => pathTo('register', language),
  rememberPassword: (language: Language) => pathTo('remember-password', language),
  recover: (language: Language) => pathTo('recover', language),
  activation: (language: Language) => pathTo('activation', language),
  bookings: (language: Language) => pathTo('bookings', language),
  saved: (language: Language) => pathTo('saved', language),
  priceAlert: (language: Language) => pathTo('price-alert', language),
  trip: (language: Language, query?: URLSearchParams) => pathTo('trip', language, query),
  findBooking: (language: Language) => pathTo('find-booking', language),
  invoice: (language: Language, query?: URLSearchParams) => pathTo('invoice', language, query),
  invoices: (language: Language) => pathTo('invoices', language),
  profile: (language: Language) => pathTo('profile', language),
  travellers: (language: Language) => pathTo('travellers', language),
  cards: (language: Language, query?: URLSearchParams) => pathTo('cards', language, query),
  newCard: (language: Language) => pathTo('new-card', language),
  security: (language: Language) => pathTo('security', language),
  privacy: (language: Language) => pathTo('privacy', language),
};
