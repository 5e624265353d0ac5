/* The account vertical: vertical.json lists its URLs, domain/paths.ts links to them. */
import { withCheckout } from '@wayfare/checkout/texts';
import { defineVertical } from '@wayfare/remote-kit';

const pages = {
  en: () => import(/* webpackChunkName: "en" */ '../locales/en'),
  nl: () => import(/* webpackChunkName: "nl" */ '../locales/nl'),
};

export const vertical = defineVertical({
  name: 'account',
  routes: {
    login: () => import(/* webpackChunkName: "login" */ './pages/login.page'),
    register: () => import(/* webpackChunkName: "register" */ './pages/register.page'),
    'remember-password': () =>
      import(/* webpackChunkName: "remember-password" */ './pages/remember-password.page'),
    recover: () => import(/* webpackChunkName: "recover" */ './pages/recover.page'),
    activation: () => import(/* webpackChunkName: "activation" */ './pages/activation.page'),
    bookings: () => import(/* webpackChunkName: "bookings" */ './pages/bookings.page'),
    saved: () => import(/* webpackChunkName: "saved" */ './pages/saved.page'),
    'price-alert': () => import(/* webpackChunkName: "price-alert" */ './pages/price-alert.page'),
    'price-alert-off': () =>
      import(/* webpackChunkName: "price-alert-off" */ './pages/price-alert-off.page'),
    trip: () => import(/* webpackChunkName: "trip" */ './pages/trip.page'),
    'find-booking': () =>
      import(/* webpackChunkName: "find-booking" */ './pages/find-booking.page'),
    invoice: () => import(/* webpackChunkName: "invoice" */ './pages/invoice.page'),
    invoices: () => import(/* webpackChunkName: "invoices" */ './pages/invoices.page'),
    profile: () => import(/* webpackChunkName: "profile" */ './pages/profile.page'),
    travellers: () => import(/* webpackChunkName: "travellers" */ './pages/travellers.page'),
    cards: () => import(/* webpackChunkName: "cards" */ './pages/cards.page'),
    'new-card': () => import(/* webpackChunkName: "new-card" */ './pages/new-card.page'),
    security: () => import(/* webpackChunkName: "security" */ './pages/security.page'),
    privacy: () => import(/* webpackChunkName: "privacy" */ './pages/privacy.page'),
  },
  slots: {
    'account.menu/v1': () =>
      import(/* webpackChunkName: "slot-account-menu-v1" */ './slots/account-menu.slot'),
    'account.popup/v1': () =>
      import(/* webpackChunkName: "slot-account-popup-v1" */ './slots/account-popup.slot'),
  },
  messages: withCheckout(pages),
  partMessages: {
    'find-booking': withCheckout(pages, ['booking']),
    invoice: withCheckout(pages, ['invoice']),
    invoices: withCheckout(pages, ['invoice']),
    cards: withCheckout(pages, ['card']),
    'new-card': withCheckout(pages, ['card']),
    // nothing is booked or paid here
    login: pages,
    register: pages,
    'remember-password': pages,
    recover: pages,
    activation: pages,
    bookings: pages,
    saved: pages,
    'price-alert': pages,
    'price-alert-off': pages,
    trip: pages,
    profile: pages,
    travellers: pages,
    security: pages,
    privacy: pages,
    'account.popup/v1': pages,
    'account.menu/v1': {
      en: () => import(/* webpackChunkName: "slot-account-menu-v1-en" */ '../locales/en/menu.json'),
      nl: () => import(/* webpackChunkName: "slot-account-menu-v1-nl" */ '../locales/nl/menu.json'),
    },
  },
});
