import { both, LONG_LISTS, type RouteSamples } from '../../fixtures/route-sample';

const SPAIN = { country: both('spain', 'spanje') };

export const routeSamples: RouteSamples = {
  home: { heading: both('Where to next?', 'Waar ga je heen?') },
  sitemap: { heading: both('Sitemap', 'Sitemap'), repeats: LONG_LISTS },
  'data-sources': { heading: both('Data sources', 'Databronnen') },
  articles: { heading: both('Articles', 'Artikelen'), query: () => 'topic=trains' },
  article: {
    heading: both(
      'Night trains in Europe, for people who like to sleep',
      'Nachttreinen in Europa, voor wie graag slaapt',
    ),
    parameters: { slug: both('night-trains-in-europe', 'nachttreinen-in-europa') },
  },
  destinations: { heading: both('Destinations', 'Bestemmingen') },
  'destinations-delete': {
    heading: both('Destinations', 'Bestemmingen'),
    sameAs: 'content.destinations',
  },
  vacation: { heading: both('Spain', 'Spanje'), parameters: SPAIN },
  cities: {
    heading: both('Spain: cities', 'Spanje: steden'),
    query: () => 'codeCountry=ES',
    isHidden: true,
    repeats: LONG_LISTS,
  },
  country: {
    heading: both('Spain', 'Spanje'),
    query: () => 'codeCountry=ES',
    isHidden: true,
  },
  promos: { heading: both('Promotions', 'Aanbiedingen') },
  about: { heading: both('About us', 'Over ons') },
  'how-we-work': {
    heading: both('How we work', 'Onze werkwijze'),
  },
  contact: { heading: both('Contact us', 'Neem contact op') },
  'customer-service': {
    heading: both('Help and customer service', 'Hulp en klantenservice'),
  },
  faq: { heading: both('Travel health', 'Gezond op reis') },
  accessibility: {
    looksAs: 'content.terms',
    heading: both('Accessibility', 'Toegankelijkheid'),
  },
  terms: { heading: both('Terms and conditions', 'Algemene voorwaarden') },
  privacy: {
    looksAs: 'content.terms',
    heading: both('Privacy and cookie statement', 'Privacy- en cookieverklaring'),
  },
  'legal-privacy': {
    heading: both('Privacy and cookies, numbered', 'Privacy en cookies, genummerd'),
  },
  preview: { heading: both('No preview', 'Geen voorbeeld') },
};
