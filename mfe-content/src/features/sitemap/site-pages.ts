export interface SitePage {
  name: string;
  /** key under `sitemap` */
  label: string;
  flag?: string;
}

interface SiteGroup {
  group: string;
  pages: readonly SitePage[];
  /** followed by the header's navigation */
  hasNavigation?: boolean;
}

/** Pages of content and account that open without a prior choice. */
export const SITE_PAGES: readonly SiteGroup[] = [
  {
    group: 'travel',
    pages: [{ name: 'content.home', label: 'home' }],
    hasNavigation: true,
  },
  {
    group: 'discover',
    pages: [
      { name: 'content.destinations', label: 'destinations', flag: 'destinations' },
      { name: 'content.country', label: 'country' },
      { name: 'content.cities', label: 'cities' },
      { name: 'content.articles', label: 'articles', flag: 'articles' },
      { name: 'content.promos', label: 'promos' },
    ],
  },
  {
    group: 'aboutGroup',
    pages: [
      { name: 'content.about', label: 'about' },
      { name: 'content.how-we-work', label: 'howWeWork' },
      { name: 'content.customer-service', label: 'customerService' },
      { name: 'content.contact', label: 'contact' },
      { name: 'content.faq', label: 'faq' },
    ],
  },
  {
    group: 'legalGroup',
    pages: [
      { name: 'content.terms', label: 'terms' },
      { name: 'content.privacy', label: 'privacy' },
      { name: 'content.accessibility', label: 'accessibility' },
      { name: 'content.data-sources', label: 'dataSources' },
    ],
  },
  {
    group: 'accountGroup',
    pages: [
      { name: 'account.login', label: 'login' },
      { name: 'account.register', label: 'register' },
      { name: 'account.bookings', label: 'bookings' },
    ],
  },
];
