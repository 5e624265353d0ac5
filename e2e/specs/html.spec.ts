/* The pages as the server sends them: no script has run, and everything that matters is there. */
import { alternates, canonicals, catalogue, plainPage } from '../fixtures/html';
import { siteOfRun } from '../fixtures/places';
import { expect, test } from '../fixtures/test';
import { resultsUrl, searchOf, WORDS, type Language } from '../fixtures/traveller';

const BOTH: readonly [name: string, en: string, nl: string][] = [
  ['home', '/', '/nl'],
  ['accommodations', '/accommodations', '/nl/accommodaties'],
  ['results', resultsUrl('en'), resultsUrl('nl')],
  ['map', `/hotels/map?${searchOf('en')}`, `/nl/hotels/kaart?${searchOf('nl')}`],
  ['country', '/hotels/spain', '/nl/hotels/spanje'],
  ['destination', '/hotels/spain/catalonia', '/nl/hotels/spanje/catalonie'],
  ['city', '/hotels/spain/catalonia/barcelona', '/nl/hotels/spanje/catalonie/barcelona'],
  ['flights', '/flights', '/nl/vluchten'],
  ['flight results', '/flights/results', '/nl/vluchten/resultaten'],
  ['ticket type', '/flights/booking', '/nl/vluchten/boeking'],
  ['who is flying', '/flights/booking/who-is-flying', '/nl/vluchten/boeking/wie-gaat-vliegen'],
  ['baggage', '/flights/booking/baggage-and-extras', '/nl/vluchten/boeking/baggage-en-extras'],
  ['seats', '/flights/booking/seatmap', '/nl/vluchten/boeking/stoelindeling'],
  ['flight payment', '/flights/booking/payment', '/nl/vluchten/boeking/betaling'],
  ['flight receipt', '/flights/booking/success', '/nl/vluchten/boeking/success'],
  ['flight bookings', '/flights/booking-list', '/nl/vluchten/boekingen'],
  ['flight cancelation', '/flight-cancelation', '/nl/vlucht-annulering'],
  ['trains', '/trains', '/nl/treinen'],
  ['train tickets', '/trains/search', '/nl/treinen/zoek'],
  ['login', '/user/login', '/nl/gebruiker/login'],
  ['registration', '/user/register', '/nl/gebruiker/registreer'],
  ['bookings', '/booking-list', '/nl/boekingen-reizen'],
  ['sitemap', '/sitemap', '/nl/sitemap'],
  ['data sources', '/data-sources', '/nl/databronnen'],
  ['booking, step 1', '/booking/step1', '/nl/boeking/stap1'],
];
/** SEO-02 and SEO-03: only these, and hotel pages (SEO-04). */
const WITH_CANONICAL = new Set(['home', 'accommodations', 'flights', 'trains']);
/** OQ-16: what is found by searching, and nobody's own business. */
const INDEXED = new Set(['home', 'accommodations', 'results', 'country', 'destination', 'city', 'flights', 'trains', 'sitemap', 'data sources']);
const WITHOUT_SEARCH_STATE = new Set(['home', 'accommodations', 'country', 'destination', 'city', 'flights', 'trains', 'sitemap', 'data sources']);
const PAGES = BOTH.flatMap(([name, en, nl]) => [
  { name, language: 'en' as Language, url: en, other: nl },
  { name, language: 'nl' as Language, url: nl, other: en },
]);

const TEXTS = catalogue();
const KEYS = new Set(TEXTS.map(([key]) => key).filter((key) => key.includes('.')));
const wordsOf = (text: string) => text.match(/[\w-]+(?:\.[\w-]+)+/g) ?? [];
/** English sentences that are no Dutch ones too; placeholders make a text unrecognisable. */
const ENGLISH_ONLY = new Set(TEXTS.filter(([, en, nl]) => en !== nl && en.includes(' ') && !en.includes('{{')).map(([, en]) => en));

for (const { name, language, url, other } of PAGES) {
  test(`I18N-57 ${name} in ${language} is complete HTML in one language`, async () => {
    const { origin } = siteOfRun();
    const { status, html, texts } = await plainPage(url);
    expect(status).toBe(200);
    expect(/<html[^>]* lang="(\w+)"/.exec(html)?.[1]).toBe(language);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.includes('<meta name="robots" content="noindex"'), 'noindex').toBe(!INDEXED.has(name));
    const styles = [...html.matchAll(/<link rel="stylesheet"/g)].map(({ index }) => index);
    expect(styles.length, 'styles, all of them before the body').toBeGreaterThan(0);
    expect(Math.max(...styles)).toBeLessThan(html.indexOf('<body'));

    expect(canonicals(html), 'canonical (SEO-02, SEO-05)').toEqual(WITH_CANONICAL.has(name) ? [origin + url] : []);
    if (WITHOUT_SEARCH_STATE.has(name)) {
      const [en, nl] = language === 'en' ? [url, other] : [other, url];
      expect(alternates(html), 'hreflang (SEO-09)').toEqual({ en: origin + en, nl: origin + nl, 'x-default': origin + en });
    }

    expect(texts.flatMap(wordsOf).filter((word) => KEYS.has(word)), 'keys without a text').toEqual([]);
    if (language === 'nl') expect(texts.filter((text) => ENGLISH_ONLY.has(text)), 'English on a Dutch page').toEqual([]);
  });
}

for (const language of ['en', 'nl'] as const) {
  test(`HOT-05 results in ${language} carry hotels and their prices, and the hotel its rooms (SEO-04, SEO-06)`, async () => {
    const { origin } = siteOfRun();
    const words = WORDS[language];
    const { html, texts } = await plainPage(resultsUrl(language));
    expect(texts).toContain(words.hotelsIn);
    const links = [...html.matchAll(/<h2[^>]*><a[^>]* href="([^"]*)"[^>]*>([^<]*)<\/a>/g)];
    expect(links.length).toBeGreaterThanOrEqual(10);
    expect(texts.filter((text) => /^€\s?[\d.,]+$/.test(text)).length).toBeGreaterThanOrEqual(links.length);

    const [, href = '', hotelName = ''] = links[0] ?? [];
    const hotel = await plainPage(href.replaceAll('&amp;', '&'));
    expect(hotel.status).toBe(200);
    expect(hotel.texts).toContain(hotelName.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'));
    expect(hotel.texts).toContain(words.rooms);
    expect(hotel.html.match(/name="optionRefId"/g)?.length ?? 0, 'rooms to choose from').toBeGreaterThan(0);
    expect(canonicals(hotel.html)).toEqual([origin + new URL(href, origin).pathname]);
    const { en = '', nl = '' } = alternates(hotel.html);
    expect(new URL(language === 'en' ? en : nl).pathname).toBe(new URL(href, origin).pathname);
    expect((await plainPage(new URL(language === 'en' ? nl : en).pathname)).status, 'the other language answers').toBe(200);
    if (language === 'nl') expect(hotel.texts.filter((text) => ENGLISH_ONLY.has(text))).toEqual([]);
  });
}
