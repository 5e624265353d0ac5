/* What travellers and crawlers really send: each gets its status and its message, in the page's language, and nothing typed is lost. */
import { plainPage } from '../../fixtures/html';
import { expect, test } from '../../fixtures/test';
import {
  day,
  LANGUAGES,
  resultsUrl,
  typedDay,
  searchOf,
  WORDS,
  type Language,
} from '../../fixtures/traveller';

const ADULTS = [{ age: 30 }, { age: 30 }];
const TITLE = { en: 'Search data not valid', nl: 'Zoekgegevens ongeldig' } as const;
const raw = (search: string) => `search=${encodeURIComponent(search)}`;

interface Refused {
  what: string;
  query: (language: Language) => string;
  message: Record<Language, string>;
}

const REFUSED: readonly Refused[] = [
  {
    what: 'HOT-20 a search that is no JSON',
    query: () => raw('{"place":{"type":"city"'),
    message: {
      en: 'The link you followed has no search that we can read. Search again below.',
      nl: 'De link die je volgde, bevat geen zoekopdracht die we kunnen lezen. Zoek hieronder opnieuw.',
    },
  },
  {
    what: 'a search of 5,000 characters that names no place',
    query: () => raw(JSON.stringify({ note: 'x'.repeat(5000) })),
    message: {
      en: 'Choose a place from the list, so that we search exactly there.',
      nl: 'Kies een plaats uit de lijst, zodat we precies daar zoeken.',
    },
  },
  {
    what: 'dates in the past',
    query: (language) => searchOf(language, { checkIn: '2020-01-01', checkOut: '2020-01-03' }),
    message: {
      en: 'The check-in date has passed. Choose a new one.',
      nl: 'De incheckdatum is al voorbij. Kies een nieuwe.',
    },
  },
  {
    what: 'a check-out before the check-in',
    query: (language) => searchOf(language, { checkIn: day(20), checkOut: day(18) }),
    message: {
      en: 'Check-out must be after check-in.',
      nl: 'De uitcheckdatum moet na de incheckdatum liggen.',
    },
  },
  {
    what: 'no adults',
    query: (language) => searchOf(language, { occupancies: [{ paxes: [{ age: 7 }] }] }),
    message: {
      en: 'Each room needs at least one adult.',
      nl: 'In elke kamer moet minstens één volwassene slapen.',
    },
  },
  {
    what: 'HOT-23 a child without an age',
    query: (language) => searchOf(language, { occupancies: [{ paxes: [...ADULTS, {}] }] }),
    message: { en: 'Choose the age of each child.', nl: 'Kies de leeftijd van elk kind.' },
  },
];

const PLACES: readonly [what: string, text: string, tag?: '@long'][] = [
  ['SQL', "Barcelona'; DROP TABLE hotels; --", '@long'],
  ['HTML', '<img src=x onerror="window.__hacked=1"><script>window.__hacked=1</script>'],
  ['a template', '{{constructor.constructor("alert(1)")()}}', '@long'],
  ['5,000 characters', 'x'.repeat(5000), '@long'],
];

for (const language of LANGUAGES) {
  const words = WORDS[language];
  for (const { what, query, message } of REFUSED) {
    test(`${what} is refused in ${language} with 400 and says why`, async () => {
      const { status, texts, html } = await plainPage(`${words.resultsPath}?${query(language)}`);
      expect(status).toBe(400);
      expect(texts).toContain(TITLE[language]);
      expect(texts).toContain(message[language]);
      expect(html).toContain('role="search"');
    });
  }

  // what the server says is looked at in both; how the form lives on is the same in each
  const tag = language === 'en' ? [] : '@long';
  test(
    `a refused search can be corrected in ${language}: all that was readable stands in the form`,
    { tag },
    async ({ page, visit, axe, consoleErrors }) => {
      consoleErrors.allow(/status of 400/);
      const url = `${words.resultsPath}?${searchOf(language, { checkIn: '2020-01-01', checkOut: '2020-01-03', occupancies: [{ paxes: [...ADULTS, { age: 4 }] }] })}`;
      expect(await visit(url)).toBe(400);
      await expect(page.getByRole('combobox', { name: words.where })).toHaveValue(
        words.place.searchTerms,
      );
      await expect(page.getByLabel(words.checkIn, { exact: true })).toHaveValue(
        typedDay('2020-01-01', language),
      );
      await expect(page.getByLabel(words.checkOut, { exact: true })).toHaveValue(
        typedDay('2020-01-03', language),
      );
      await axe();
      await page.getByLabel(words.checkIn, { exact: true }).fill(day(40));
      await page.getByLabel(words.checkOut, { exact: true }).fill(day(42));
      await page
        .getByRole('search')
        .getByRole('button', { name: words.search, exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hotelsIn);
      const { occupancies } = JSON.parse(new URL(page.url()).searchParams.get('search') ?? '') as {
        occupancies: unknown;
      };
      expect(occupancies).toEqual([{ paxes: [...ADULTS, { age: 4 }] }]);
    },
  );

  test(
    `a form sent too early in ${language} keeps what was typed and leads to each mistake`,
    { tag },
    async ({ page, visit }) => {
      await visit(words.home);
      const where = page.getByRole('combobox', { name: words.where });
      await where.fill('Atlantis 12');
      await where.press('Tab');
      const summary = page
        .locator('[role=group][tabindex="-1"]')
        .filter({ has: page.getByRole('listitem') });
      await page
        .getByRole('search')
        .getByRole('button', { name: words.search, exact: true })
        .click();
      await expect(summary.getByRole('listitem')).toHaveCount(2);
      await expect(summary).toBeFocused();
      await expect(where).toHaveValue('Atlantis 12');
      await summary.getByRole('link').first().click();
      await expect(where).toBeFocused();
      await expect(where).toHaveAttribute('aria-invalid', 'true');
    },
  );

  test(`an unknown hotel is 404 in ${language}, a hotel address with a broken search is 400`, async () => {
    const path = language === 'en' ? '/hotel' : '/nl/hotel';
    const unknown = await plainPage(`${path}?hotel_id=H-NOPE`);
    expect(unknown.status).toBe(404);
    expect(unknown.texts).toContain(
      language === 'en' ? 'This page could not be found' : 'Deze pagina is niet gevonden',
    );
    const broken = await plainPage(`${path}?${raw('{bad')}`);
    expect(broken.status).toBe(400);
    expect(broken.texts).toContain(TITLE[language]);
  });
}

for (const path of [
  '/flights/results',
  '/nl/vluchten/resultaten',
  '/trains/search',
  '/nl/treinen/zoek',
  '/trains/pass/search',
  '/nl/treinen/pas/zoek',
]) {
  test(`${path} refuses a search that it can't use with 400, and keeps what it can`, async () => {
    const title = TITLE[path.startsWith('/nl/') ? 'nl' : 'en'];
    for (const query of [
      'search=garbage',
      'from=Amsterdam&to=Paris&area=IT&departureDate=2020-01-01&date=2020-01-01&adults=1',
    ]) {
      const { status, texts, html } = await plainPage(`${path}?${query}`);
      expect(status).toBe(400);
      expect(texts).toContain(title);
      expect(html).toContain(`<title>${title} | Wayfare</title>`);
      expect(html).toContain('name="robots" content="noindex"');
      expect(html.includes('value="Amsterdam') || html.includes('value="IT" selected')).toBe(
        query !== 'search=garbage',
      );
    }
  });
}

for (const [what, text, tag = []] of PLACES) {
  test(
    `${what} as a place is text: said back as typed, run nowhere`,
    { tag },
    async ({ page, visit }) => {
      for (const path of ['/hotels', '/nl/hotels']) {
        expect(await visit(`${path}?where=${encodeURIComponent(text)}`)).toBe(200);
        await expect(
          page
            .getByRole('alert')
            .or(page.getByRole('heading', { level: 2 }))
            .first(),
        ).toBeVisible();
        await expect(page.locator('main')).toContainText(text.slice(0, 60));
        expect(await page.evaluate(() => '__hacked' in window)).toBe(false);
      }
      await visit('/accommodations');
      const where = page.getByRole('combobox', { name: 'Where to?' });
      await where.fill(text);
      await expect(
        page.getByRole('status').filter({ hasText: /suggestion|No place found/ }),
      ).toHaveCount(1);
      await expect(where).toHaveValue(text);
      expect(await page.evaluate(() => '__hacked' in window)).toBe(false);
    },
  );
}

test('the words of a search in its address are shown nowhere: its place has a name', async ({
  page,
  visit,
}) => {
  const words = '<b onmouseover="window.__hacked=1">Barcelona</b>';
  expect(await visit(resultsUrl('en', { searchTerms: words }))).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotels in Barcelona, Spain');
  await expect(page).toHaveTitle(/^Hotels in Barcelona, Spain/);
  await expect(page.locator('main')).not.toContainText(words);
  expect(await page.evaluate(() => '__hacked' in window)).toBe(false);
});
