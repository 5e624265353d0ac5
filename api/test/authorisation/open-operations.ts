import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/* Operations that ask for nobody in particular, by method and path. */

const VERTICALS = path.resolve(__dirname, '../../src/verticals');
const requireHere = createRequire(__filename);

/** `FOR_ALL` of `testing/authorisation.ts` in the folder of a vertical that has it. */
function forAllOf(vertical: string): readonly string[] {
  const file = path.join(VERTICALS, vertical, 'testing/authorisation.ts');
  return existsSync(file) ? (requireHere(file) as { FOR_ALL: readonly string[] }).FOR_ALL : [];
}

/** Needs no token, and gives nothing of anybody's. */
export const PUBLIC: readonly string[] = [
  'GET /api/health',
  'GET /api/ready',
  'GET /api/started',
  'GET /api/providers/health',
  'GET /api/anonymous/login',
  'GET /api/captcha',
  'GET /api/sign-in-options',
  'GET /api/map/tile',
  'GET /api/map/nearby',
  'GET /api/map/source',
  'GET /api/map/stop',
  'POST /api/session/refresh',
  'POST /api/logout',
  'POST /api/login',
  'POST /api/register',
  'POST /api/activate',
  'POST /api/activate/resend',
  'POST /api/remember-password',
  'POST /api/recover',
  'POST /api/recover/check',
  'POST /api/google/login',
  'POST /api/telemetry',
  'POST /api/policy-reports',
];

/** Each with a proof of its own instead of a token: a signed key, a signature, a state. */
export const PROVEN: readonly string[] = [
  'GET /api/bookings/{id}/document.pdf',
  'GET /api/bookings/{id}/tickets/{itemId}/{travelerId}/document.pdf',
  'GET /api/bookings/{id}/tickets/{itemId}/{travelerId}/code.svg',
  'GET /api/bookings/{id}/tickets/{itemId}/{travelerId}/ticket.pkpass',
  'GET /api/bookings/{id}/tickets/{itemId}/{travelerId}/google-wallet',
  'GET /api/bookings/{id}/calendar.ics',
  'GET /api/bookings/trip.ics',
  'GET /api/invoices/{number}/document.pdf',
  'GET /api/invoices/months/{month}/document.pdf',
  'POST /api/price-alerts/off',
  'GET /api/price-alerts/off',
  'POST /api/webhooks/stripe',
  'POST /api/webhooks/duffel',
  'POST /api/webhooks/era',
  'GET /api/identity/start',
  'GET /api/identity/callback',
];

/** Not in the description: the description itself, and pictures. */
export const HIDDEN: readonly string[] = [
  'GET /api/openapi.json',
  'GET /media/:photo/:file',
  'GET /media/content/:photo/:file',
  'GET /media/cards/:kind/:file',
];

/** Any token will do, and the answer is the same for everybody. */
export const FOR_ALL: readonly string[] = [
  'POST /api/v3/predictive',
  'GET /api/hotels/predictive',
  'POST /api/v2/searchDestinations',
  'GET /api/most-popular-places',
  'GET /api/hotels/resolve',
  'GET /api/seo/getTextByLanguage',
  'GET /api/seo/getSiteMapHTMLByCountry',
  'GET /api/seo/getSiteMapHTMLByCity',
  'GET /api/seo/sitemap',
  'GET /api/seo/sitemap-entries',
  'GET /api/articles',
  'GET /api/articles/{id}',
  'GET /api/destinations',
  'GET /api/pages',
  'GET /api/promos',
  'GET /api/preview',
  'GET /api/smc/destination',
  'GET /api/search',
  'POST /api/search-around',
  'POST /api/hotels/availability',
  'GET /api/hotels/reviews',
  'POST /api/contact',
  'POST /api/price-alerts',
  'POST /api/price-alerts/linked',
  'GET /api/payment-settings',
  'GET /api/flights/places',
  'GET /api/flights/nearby-airports',
  'POST /api/flights/locationID',
  'POST /flights/locationID',
  'POST /api/flights/{provider}/search',
  'POST /api/flights/{provider}/cheapest-days',
  'POST /api/flights/{provider}/price-grid',
  'POST /api/flights/{provider}/brands',
  'GET /api/flights/{provider}/offers/{id}',
  'GET /api/flights/{provider}/seat-maps',
  'GET /api/trains/places',
  'GET /api/trains/rail-cards',
  'GET /api/trains/pass-areas',
  'POST /api/trains/validate-pass-code',
  'POST /api/trains/search-p2p',
  'POST /api/trains/search-p2p/page',
  'POST /api/trains/cheapest-days',
  'POST /api/trains/search-pass',
  'POST /api/trains/pass-or-tickets',
  // opens what the PIN in the call opens, and answers anything else like an unknown booking: `found-bookings.test.ts`
  'POST /api/bookings/find',
  // an offer that was priced: it names a hotel or flights and a price, and is tied to who asked only for payment and booking (decision 0042)
  'POST /api/hotels/quote',
  'GET /api/hotels/quote',
  'POST /api/flights/{provider}/quotes',
  'GET /api/flights/{provider}/quotes',
  ...readdirSync(VERTICALS).flatMap(forAllOf),
];
