/*
 * Start here. Train tickets and rail passes: the forms in features/search fill the home tab and the landing page; the results pages read them back from the URL.
 * vertical.json says which URLs these names have; paths.ts builds links to them.
 */
import { defineVertical } from '@wayfare/remote-kit';

export const vertical = defineVertical({
  name: 'trains',
  routes: {
    landing: () => import(/* webpackChunkName: "landing" */ './pages/landing.page'),
    tickets: () => import(/* webpackChunkName: "tickets" */ './pages/tickets.page'),
    passes: () => import(/* webpackChunkName: "passes" */ './pages/passes.page'),
  },
  slots: {
    'home.search/v1': () => import(/* webpackChunkName: "slot-home-search-v1" */ './slots/search-tab.slot'),
    'bookings.list/v1': () => import(/* webpackChunkName: "slot-bookings-list-v1" */ './slots/bookings.slot'),
  },
  messages: {
    en: () => import(/* webpackChunkName: "en" */ '../locales/en.json'),
    nl: () => import(/* webpackChunkName: "nl" */ '../locales/nl.json'),
  },
});
