/* The trains vertical: vertical.json lists its URLs, domain/paths.ts links to them, features/search holds the forms. */
import { withCheckout } from '@wayfare/checkout/texts';
import { defineVertical } from '@wayfare/remote-kit';

const pages = {
  en: () => import(/* webpackChunkName: "en" */ '../locales/en'),
  nl: () => import(/* webpackChunkName: "nl" */ '../locales/nl'),
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
    passengers: withCheckout(pages, ['base', 'assistance']),
    checkout: withCheckout(pages, ['base', 'assistance']),
    payment: withCheckout(pages, ['base', 'card', 'pay', 'invoice']),
    success: withCheckout(pages, ['base', 'assistance', 'booking']),
    // nothing is booked or paid here
    landing: pages,
    station: pages,
    tickets: pages,
    passes: pages,
    'bookings.list/v1': pages,
    'home.search/v1': {
      en: () =>
        import(/* webpackChunkName: "slot-home-search-v1-en" */ '../locales/en/search.json'),
      nl: () =>
        import(/* webpackChunkName: "slot-home-search-v1-nl" */ '../locales/nl/search.json'),
    },
  },
});
