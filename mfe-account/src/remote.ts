/*
 * Start here. The account menu in the header, login, registration and the list of bookings.
 * vertical.json says which URLs these names have; paths.ts builds links to them.
 */
import { defineVertical } from '@wayfare/remote-kit';

export const vertical = defineVertical({
  name: 'account',
  routes: {
    login: () => import(/* webpackChunkName: "login" */ './pages/login.page'),
    register: () => import(/* webpackChunkName: "register" */ './pages/register.page'),
    bookings: () => import(/* webpackChunkName: "bookings" */ './pages/bookings.page'),
  },
  slots: {
    'account.menu/v1': () => import(/* webpackChunkName: "slot-account-menu-v1" */ './slots/account-menu.slot'),
  },
  messages: {
    en: () => import(/* webpackChunkName: "en" */ '../locales/en.json'),
    nl: () => import(/* webpackChunkName: "nl" */ '../locales/nl.json'),
  },
});
