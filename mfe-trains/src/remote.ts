/* The trains vertical: vertical.json lists its URLs, domain/paths.ts links to them, features/search holds the forms. */
import { withCheckout } from '@wayfare/checkout/texts';
import { defineVertical } from '@wayfare/remote-kit';

const pages = {
  en: () => import(/* webpackChunkName: "en" */ '../locales/en'),
  nl: () => import(/* webpackChunkName: "nl" */ '../locales/nl'),
};

/* Texts by what pages show of them; a chunk is named by the routes and slots that say it (AssetsPlugin). */
const shop = {
  en: () =>
    import(/* webpackChunkName: "landing.station.tickets.passes-en" */ '../locales/en/shop-pages'),
  nl: () =>
    import(/* webpackChunkName: "landing.station.tickets.passes-nl" */ '../locales/nl/shop-pages'),
};

const steps = {
  en: () =>
    import(/* webpackChunkName: "passengers.checkout.payment-en" */ '../locales/en/step-pages'),
  nl: () =>
    import(/* webpackChunkName: "passengers.checkout.payment-nl" */ '../locales/nl/step-pages'),
};

const booked = {
  en: () => import(/* webpackChunkName: "success-en" */ '../locales/en/booked-pages'),
  nl: () => import(/* webpackChunkName: "success-nl" */ '../locales/nl/booked-pages'),
};

const listed = {
  en: () =>
    import(/* webpackChunkName: "slot-bookings-list-v1-en" */ '../locales/en/bookings-list'),
  nl: () =>
    import(/* webpackChunkName: "slot-bookings-list-v1-nl" */ '../locales/nl/bookings-list'),
};

const tab = {
  en: () => import(/* webpackChunkName: "slot-home-search-v1-en" */ '../locales/en/search-tab'),
  nl: () => import(/* webpackChunkName: "slot-home-search-v1-nl" */ '../locales/nl/search-tab'),
};

export const vertical = defineVertical({
  name: 'trains',
  routes: {
    landing: () => import(/* webpackChunkName: "landing" */ './pages/landing.page'),
    station: () => import(/* webpackChunkName: "station" */ './pages/station.page'),
    tickets: () => import(/* webpackChunkName: "tickets" */ './pages/tickets.page'),
    passes: () => import(/* webpackChunkName: "passes" */ './pages/passes.page'),
    passengers: () => import(/* webpackChunkName: "passengers" */ './pages/passengers.page'),
    checkout: () => import(/* webpackChunkName: "checkout" */ './pages/checkout.page'),
    payment: () => import(/* webpackChunkName: "payment" */ './pages/payment.page'),
    success: () => import(/* webpackChunkName: "success" */ './pages/success.page'),
    'cancel-booking': () =>
      import(/* webpackChunkName: "cancel-booking" */ './pages/cancel-booking.page'),
  },
  slots: {
    'home.search/v1': () =>
      import(/* webpackChunkName: "slot-home-search-v1" */ './slots/search-tab.slot'),
    'bookings.list/v1': () =>
      import(/* webpackChunkName: "slot-bookings-list-v1" */ './slots/bookings.slot'),
  },
  messages: withCheckout(pages),
  partMessages: {
    passengers: withCheckout(steps, ['base', 'assistance']),
    checkout: withCheckout(steps, ['base', 'assistance']),
    payment: withCheckout(steps, ['base', 'card', 'pay', 'invoice']),
    success: withCheckout(booked, ['base', 'assistance', 'booking']),
    // nothing is booked or paid here
    landing: shop,
    station: shop,
    tickets: shop,
    passes: shop,
    'bookings.list/v1': listed,
    'home.search/v1': tab,
  },
});
