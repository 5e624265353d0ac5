/*
 * Start here. The pages of content: home with the search tabs of the other verticals, sitemap, sources, return pages of a payment.
 * vertical.json says which URLs these names have; paths.ts builds links to them.
 */
import { defineVertical } from '@wayfare/remote-kit';

export const vertical = defineVertical({
  name: 'content',
  routes: {
    home: () => import(/* webpackChunkName: "home" */ './pages/home.page'),
    sitemap: () => import(/* webpackChunkName: "sitemap" */ './pages/sitemap.page'),
    'data-sources': () => import(/* webpackChunkName: "data-sources" */ './pages/data-sources.page'),
    articles: () => import(/* webpackChunkName: "articles" */ './pages/articles.page'),
    article: () => import(/* webpackChunkName: "article" */ './pages/article.page'),
    destinations: () => import(/* webpackChunkName: "destinations" */ './pages/destinations.page'),
  },
  messages: {
    en: () => import(/* webpackChunkName: "en" */ '../locales/en.json'),
    nl: () => import(/* webpackChunkName: "nl" */ '../locales/nl.json'),
  },
});
