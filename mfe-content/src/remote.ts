/* The content vertical: vertical.json lists its URLs, domain/paths.ts links to them. */
import { defineVertical } from '@wayfare/remote-kit';

export const vertical = defineVertical({
  name: 'content',
  routes: {
    home: () => import(/* webpackChunkName: "home" */ './pages/home.page'),
    sitemap: () => import(/* webpackChunkName: "sitemap" */ './pages/sitemap.page'),
    'data-sources': () =>
      import(/* webpackChunkName: "data-sources" */ './pages/data-sources.page'),
    articles: () => import(/* webpackChunkName: "articles" */ './pages/articles.page'),
    article: () => import(/* webpackChunkName: "article" */ './pages/article.page'),
    destinations: () => import(/* webpackChunkName: "destinations" */ './pages/destinations.page'),
    'destinations-delete': () =>
      import(/* webpackChunkName: "destinations-delete" */ './pages/destinations-delete.page'),
    vacation: () => import(/* webpackChunkName: "vacation" */ './pages/vacation.page'),
    cities: () => import(/* webpackChunkName: "cities" */ './pages/cities.page'),
    country: () => import(/* webpackChunkName: "country" */ './pages/country.page'),
    promos: () => import(/* webpackChunkName: "promos" */ './pages/promos.page'),
    about: () => import(/* webpackChunkName: "about" */ './pages/about.page'),
    'how-we-work': () => import(/* webpackChunkName: "how-we-work" */ './pages/how-we-work.page'),
    contact: () => import(/* webpackChunkName: "contact" */ './pages/contact.page'),
    'customer-service': () =>
      import(/* webpackChunkName: "customer-service" */ './pages/customer-service.page'),
    faq: () => import(/* webpackChunkName: "faq" */ './pages/faq.page'),
    terms: () => import(/* webpackChunkName: "terms" */ './pages/terms.page'),
    accessibility: () =>
      import(/* webpackChunkName: "accessibility" */ './pages/accessibility.page'),
    privacy: () => import(/* webpackChunkName: "privacy" */ './pages/privacy.page'),
    'legal-privacy': () =>
      import(/* webpackChunkName: "legal-privacy" */ './pages/legal-privacy.page'),
    preview: () => import(/* webpackChunkName: "preview" */ './pages/preview.page'),
  },
  slots: {
    'header.search/v1': () =>
      import(/* webpackChunkName: "slot-header-search-v1" */ './slots/header-search.slot'),
  },
  messages: {
    en: () => import(/* webpackChunkName: "en" */ '../locales/en'),
    nl: () => import(/* webpackChunkName: "nl" */ '../locales/nl'),
  },
  partMessages: {
    home: {
      en: () => import(/* webpackChunkName: "home-en" */ '../locales/en/home.json'),
      nl: () => import(/* webpackChunkName: "home-nl" */ '../locales/nl/home.json'),
    },
    'header.search/v1': {
      en: () =>
        import(/* webpackChunkName: "slot-header-search-v1-en" */ '../locales/en/site-search.json'),
      nl: () =>
        import(/* webpackChunkName: "slot-header-search-v1-nl" */ '../locales/nl/site-search.json'),
    },
  },
});
