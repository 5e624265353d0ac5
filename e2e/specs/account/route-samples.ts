import { both, type RouteSamples } from '../../fixtures/route-sample';

export const routeSamples: RouteSamples = {
  login: { heading: both('Log in', 'Inloggen') },
  register: { heading: both('Create an account', 'Account aanmaken') },
  'remember-password': { heading: both('Forgot your password?', 'Wachtwoord vergeten?') },
  recover: { heading: both('Set a new password', 'Nieuw wachtwoord instellen') },
  activation: { heading: both('Activate your account', 'Je account activeren') },
  bookings: { heading: both('My bookings', 'Mijn boekingen') },
  saved: { heading: both('Saved', 'Bewaard') },
  'price-alert': { heading: both('Price alert', 'Prijsalert') },
  'price-alert-off': { heading: both('Price alert', 'Prijsalert') },
  trip: { heading: both('Your trip', 'Je reis') },
  'find-booking': { heading: both('Find my booking', 'Mijn boeking vinden') },
  invoice: { heading: both('Invoice', 'Factuur') },
  invoices: { heading: both('My invoices', 'Mijn facturen') },
  profile: { heading: both('My details', 'Mijn gegevens') },
  travellers: { heading: both('My travellers', 'Mijn reizigers') },
  cards: { heading: both('My cards', 'Mijn kaarten') },
  'new-card': {
    heading: both('My cards', 'Mijn kaarten'),
    looksAs: 'account.cards',
  },
  security: { heading: both('Security', 'Beveiliging') },
  privacy: { heading: both('Privacy', 'Privacy') },
};
