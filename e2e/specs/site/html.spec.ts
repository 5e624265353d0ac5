/* What a traveller without scripts can do: search, choose, and read. Every page's HTML is looked at in routes.spec.ts. */
import { alternates, canonicals, englishIn, plainPage } from '../../fixtures/html';
import { siteOfRun } from '../../fixtures/site-under-test';
import { expect, test } from '../../fixtures/test';
import { resultsUrl, WORDS } from '../../fixtures/traveller';

for (const language of ['en', 'nl'] as const) {
  test(`HOT-05 results in ${language} carry hotels and their prices, and the hotel its rooms (SEO-04, SEO-06)`, async () => {
    const { origin } = siteOfRun();
    const words = WORDS[language];
    const { html, texts } = await plainPage(resultsUrl(language));
    expect(texts).toContain(words.hotelsIn);
    const links = [...html.matchAll(/<h2[^>]*><a[^>]* href="([^"]*)"[^>]*>([^<]*)<\/a>/g)];
    expect(links.length).toBeGreaterThanOrEqual(10);
    expect(texts.filter((text) => /^€\s?[\d.,]+$/.test(text)).length).toBeGreaterThanOrEqual(
      links.length,
    );

    const [, href = '', hotelName = ''] = links[0] ?? [];
    const hotel = await plainPage(href.replaceAll('&amp;', '&'));
    expect(hotel.status).toBe(200);
    expect(hotel.texts).toContain(hotelName.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'));
    expect(hotel.texts).toContain(words.rooms);
    expect(
      hotel.html.match(/name="optionRefId"/g)?.length ?? 0,
      'rooms to choose from',
    ).toBeGreaterThan(0);
    expect(canonicals(hotel.html)).toEqual([origin + new URL(href, origin).pathname]);
    const { en = '', nl = '' } = alternates(hotel.html);
    expect(new URL(language === 'en' ? en : nl).pathname).toBe(new URL(href, origin).pathname);
    expect(
      (await plainPage(new URL(language === 'en' ? nl : en).pathname)).status,
      'the other language answers',
    ).toBe(200);
    if (language === 'nl') expect(englishIn(hotel.texts)).toEqual([]);
  });
}

for (const path of ['/hotels/spain/catalonia/barcelona', '/nl/hotels/spanje/catalonie/barcelona'])
  test(`NFR the HTML of ${path} is at most 75 kB before it is compressed`, async () => {
    const { html } = await plainPage(path);
    expect(html.match(/<h[23][^>]*><a/g) ?? []).toHaveLength(20);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(75_000);
  });
