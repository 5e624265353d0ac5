/* The flights vertical: vertical.json lists its URLs, domain/paths.ts links to them, features/search holds the form. */
import { withCheckout } from '@wayfare/checkout/texts';
import { defineVertical } from '@wayfare/remote-kit';

const pages = {
  en: () => import(/* webpackChunkName: "en" */ '../locales/en'),
  nl: () => import(/* webpackChunkName: "nl" */ '../locales/nl'),
};

/* Texts by what pages show of them; a chunk is named by the routes and slots that say it (AssetsPlugin). */
const shop = {
  en: () => import(/* webpackChunkName: "airport.results-en" */ '../locales/en/shop-pages'),
  nl: () => import(/* webpackChunkName: "airport.results-nl" */ '../locales/nl/shop-pages'),
};

const steps = {
  en: () =>
    import(
      /* webpackChunkName: "booking.travellers.bags.seatmap.payment-en" */ '../locales/en/step-pages'
    ),
  nl: () =>
    import(
      /* webpackChunkName: "booking.travellers.bags.seatmap.payment-nl" */ '../locales/nl/step-pages'
    ),
};

const booked = {
  en: () => import(/* webpackChunkName: "success.cancelation-en" */ '../locales/en/booked-pages'),
  nl: () => import(/* webpackChunkName: "success.cancelation-nl" */ '../locales/nl/booked-pages'),
};

const listed = {
  en: () =>
    import(
      /* webpackChunkName: "booking-list.slot-bookings-list-v1-en" */ '../locales/en/bookings-list'
    ),
  nl: () =>
    import(
      /* webpackChunkName: "booking-list.slot-bookings-list-v1-nl" */ '../locales/nl/bookings-list'
    ),
};

const tab = {
  en: () =>
    import(/* webpackChunkName: "search.slot-home-search-v1-en" */ '../locales/en/search-tab'),
  nl: () =>
    import(/* webpackChunkName: "search.slot-home-search-v1-nl" */ '../locales/nl/search-tab'),
};

export const vertical = defineVertical({
  name: 'flights',
  routes: {
    search: () => import(/* webpackChunkName: "search" */ './pages/search.page'),
    airport: () => import(/* webpackChunkName: "airport" */ './pages/airport.page'),
    results: () => import(/* webpackChunkName: "results" */ './pages/results.page'),
    booking: () => import(/* webpackChunkName: "booking" */ './pages/booking.page'),
    travellers: () => import(/* webpackChunkName: "travellers" */ './pages/travellers.page'),
    bags: () => import(/* webpackChunkName: "bags" */ './pages/bags.page'),
    seatmap: () => import(/* webpackChunkName: "seatmap" */ './pages/seatmap.page'),
    payment: () => import(/* webpackChunkName: "payment" */ './pages/payment.page'),
    success: () => import(/* webpackChunkName: "success" */ './pages/success.page'),
    'booking-list': () =>
      import(/* webpackChunkName: "booking-list" */ './pages/booking-list.page'),
    cancelation: () => import(/* webpackChunkName: "cancelation" */ './pages/cancelation.page'),
  },
  slots: {
    'home.search/v1': () =>
      import(/* webpackChunkName: "slot-home-search-v1" */ './slots/search-tab.slot'),
    'bookings.list/v1': () =>
      import(/* webpackChunkName: "slot-bookings-list-v1" */ './slots/bookings.slot'),
  },
  messages: withCheckout(pages),
  partMessages: {
    booking: withCheckout(steps, ['base']),
    travellers: withCheckout(steps, ['base', 'assistance']),
    bags: withCheckout(steps, ['base']),
    seatmap: withCheckout(steps, ['base']),
    payment: withCheckout(steps, ['base', 'assistance', 'card', 'pay', 'invoice']),
    success: withCheckout(booked, ['base', 'assistance', 'booking']),
    cancelation: withCheckout(booked),
    // nothing is booked or paid here
    airport: shop,
    results: shop,
    'booking-list': listed,
    'bookings.list/v1': listed,
    search: tab,
    'home.search/v1': tab,
  },
});
