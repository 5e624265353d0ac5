/* The hotels vertical: URLs are in ../vertical.json, each page has its loader, features are parts of pages. */
import { withCheckout } from '@wayfare/checkout/texts';
import { defineVertical } from '@wayfare/remote-kit';

const pages = {
  en: () => import(/* webpackChunkName: "en" */ '../locales/en'),
  nl: () => import(/* webpackChunkName: "nl" */ '../locales/nl'),
};

/* Texts by what pages show of them; a chunk is named by the routes and slots that say it (AssetsPlugin). */
const lists = {
  en: () =>
    import(
      /* webpackChunkName: "accommodations.results.map.country.destination.city-en" */ '../locales/en/list-pages'
    ),
  nl: () =>
    import(
      /* webpackChunkName: "accommodations.results.map.country.destination.city-nl" */ '../locales/nl/list-pages'
    ),
};
const hotel = {
  en: () => import(/* webpackChunkName: "hotel.hotel-by-query-en" */ '../locales/en/hotel-pages'),
  nl: () => import(/* webpackChunkName: "hotel.hotel-by-query-nl" */ '../locales/nl/hotel-pages'),
};
const steps = {
  en: () => import(/* webpackChunkName: "step1.step2-en" */ '../locales/en/step-pages'),
  nl: () => import(/* webpackChunkName: "step1.step2-nl" */ '../locales/nl/step-pages'),
};

export const vertical = defineVertical({
  name: 'hotels',
  routes: {
    accommodations: () =>
      import(/* webpackChunkName: "accommodations" */ './pages/accommodations.page'),
    results: () => import(/* webpackChunkName: "results" */ './pages/results.page'),
    map: () => import(/* webpackChunkName: "map" */ './pages/map.page'),
    'hotel-by-query': () =>
      import(/* webpackChunkName: "hotel-by-query" */ './pages/hotel-by-query.page'),
    country: () => import(/* webpackChunkName: "country" */ './pages/place.page'),
    destination: () => import(/* webpackChunkName: "destination" */ './pages/place.page'),
    city: () => import(/* webpackChunkName: "city" */ './pages/place.page'),
    hotel: () => import(/* webpackChunkName: "hotel" */ './pages/hotel.page'),
    step1: () => import(/* webpackChunkName: "step1" */ './pages/step1.page'),
    step2: () => import(/* webpackChunkName: "step2" */ './pages/step2.page'),
    success: () => import(/* webpackChunkName: "success" */ './pages/success.page'),
    cancel: () => import(/* webpackChunkName: "cancel" */ './pages/cancel.page'),
    cancelation: () => import(/* webpackChunkName: "cancelation" */ './pages/cancelation.page'),
    cancelationfp: () =>
      import(/* webpackChunkName: "cancelationfp" */ './pages/cancelationfp.page'),
  },
  slots: {
    'home.search/v1': () =>
      import(/* webpackChunkName: "slot-home-search-v1" */ './slots/search-tab.slot'),
    'bookings.list/v1': () =>
      import(/* webpackChunkName: "slot-bookings-list-v1" */ './slots/bookings.slot'),
    'saved.list/v1': () =>
      import(/* webpackChunkName: "slot-saved-list-v1" */ './slots/saved.slot'),
    'hotels.featured/v1': () =>
      import(/* webpackChunkName: "slot-hotels-featured-v1" */ './slots/featured.slot'),
  },
  messages: withCheckout(pages),
  partMessages: {
    step1: withCheckout(steps, ['base']),
    step2: withCheckout(steps, ['base', 'card', 'pay', 'invoice']),
    success: withCheckout(pages, ['base', 'booking']),
    cancel: withCheckout(pages, ['base', 'booking']),
    cancelation: withCheckout(pages, ['base', 'booking']),
    cancelationfp: withCheckout(pages, ['base', 'booking']),
    // nothing is booked or paid here
    accommodations: lists,
    results: lists,
    map: lists,
    'hotel-by-query': hotel,
    country: lists,
    destination: lists,
    city: lists,
    hotel,
    'bookings.list/v1': pages,
    'home.search/v1': {
      en: () =>
        import(/* webpackChunkName: "slot-home-search-v1-en" */ '../locales/en/search.json'),
      nl: () =>
        import(/* webpackChunkName: "slot-home-search-v1-nl" */ '../locales/nl/search.json'),
    },
    'saved.list/v1': {
      en: () =>
        import(/* webpackChunkName: "slot-hotels-featured-v1-en" */ '../locales/en/featured'),
      nl: () =>
        import(/* webpackChunkName: "slot-hotels-featured-v1-nl" */ '../locales/nl/featured'),
    },
    'hotels.featured/v1': {
      en: () =>
        import(/* webpackChunkName: "slot-hotels-featured-v1-en" */ '../locales/en/featured'),
      nl: () =>
        import(/* webpackChunkName: "slot-hotels-featured-v1-nl" */ '../locales/nl/featured'),
    },
  },
});
