/* The flights vertical: vertical.json lists its URLs, domain/paths.ts links to them, features/search holds the form. */
import { withCheckout } from '@wayfare/checkout/texts';
import { defineVertical } from '@wayfare/remote-kit';

const pages = {
  en: () => import(/* webpackChunkName: "en" */ '../locales/en'),
  nl: () => import(/* webpackChunkName: "nl" */ '../locales/nl'),
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
    booking: withCheckout(pages, ['base']),
    travellers: withCheckout(pages, ['base', 'assistance']),
    bags: withCheckout(pages, ['base']),
    seatmap: withCheckout(pages, ['base']),
    payment: withCheckout(pages, ['base', 'assistance', 'card', 'pay', 'invoice']),
    success: withCheckout(pages, ['base', 'assistance', 'booking']),
    // nothing is booked or paid here
    airport: pages,
    results: pages,
    'booking-list': pages,
    'bookings.list/v1': pages,
    search: {
      en: () => import(/* webpackChunkName: "search-en" */ '../locales/en/search.json'),
      nl: () => import(/* webpackChunkName: "search-nl" */ '../locales/nl/search.json'),
    },
    'home.search/v1': {
      en: () =>
        import(/* webpackChunkName: "slot-home-search-v1-en" */ '../locales/en/search.json'),
      nl: () =>
        import(/* webpackChunkName: "slot-home-search-v1-nl" */ '../locales/nl/search.json'),
    },
  },
});
