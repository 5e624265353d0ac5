import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PAGE_KEYS } from '@wayfare/api-contract';
import type { ContentPage, PageKey } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import type { Content } from '../../ports/content';
import { embeddedContentIn } from './embedded';
import { supportWords } from './support-words';

/* What the pages of text must say, in both languages. */

const SUPPORT = {
  email: 'help@site.test',
  hours: { from: '9:30', to: '18:00' },
  social: [{ name: 'Mastodon', url: 'https://social.example/@us' }],
};

let content: Content;
beforeAll(async () => {
  content = await embeddedContentIn(
    path.resolve(__dirname, '../../../content'),
    supportWords(SUPPORT),
  );
});

async function page(key: PageKey, language: Language): Promise<ContentPage> {
  const entry = await content.find('pages', key, language);
  if (entry === null) throw new Error(`there is no page ${key} in ${language}`);
  return entry.attributes;
}

const plain = (html: string | null) => (html ?? '').replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
const questionsOf = ({ topics }: ContentPage) =>
  topics.map(({ id, questions }) => [id, ...questions.map((question) => question.id)]);

it.each(PAGE_KEYS)('CNT-20 %s is there in both languages, which name each other', async (key) => {
  const [english, dutch] = [await page(key, 'en'), await page(key, 'nl')];
  expect([
    english.localizations.data[0]?.attributes,
    dutch.localizations.data[0]?.attributes,
  ]).toEqual([
    { locale: 'nl', slug: key },
    { locale: 'en', slug: key },
  ]);
  expect(english.title).not.toBe(dutch.title);
  expect(questionsOf(english)).toEqual(questionsOf(dutch));
});

it.each<[string, PageKey, Language, RegExp]>([
  [
    'CNT-28',
    'terms-and-conditions',
    'en',
    /limited to 100 euros for each booking, without prejudice to mandatory consumer rights/,
  ],
  [
    'CNT-28',
    'terms-and-conditions',
    'nl',
    /beperkt tot 100 euro per boeking, onverminderd dwingende consumentenrechten/,
  ],
  [
    'CNT-29',
    'terms-and-conditions',
    'en',
    /less than 10,000 euros, we reimburse the arbitration fees.*without prejudice to mandatory consumer rights/,
  ],
  [
    'CNT-29',
    'terms-and-conditions',
    'nl',
    /minder dan 10\.000 euro, dan vergoeden wij de arbitragekosten.*onverminderd dwingende consumentenrechten/,
  ],
  ['HOT-49', 'terms-and-conditions', 'en', /Hotel bookings are confirmed within two days/],
  ['HOT-49', 'terms-and-conditions', 'nl', /Hotelboekingen worden binnen twee dagen bevestigd/],
  ['HOT-48', 'terms-and-conditions', 'en', /more than three rooms .* may apply other policies/],
  ['HOT-48', 'terms-and-conditions', 'nl', /meer dan drie kamers .* andere voorwaarden/],
  ['OQ-88', 'terms-and-conditions', 'en', /Directive \(EU\) 2015\/2302/],
  ['OQ-88', 'terms-and-conditions', 'nl', /Richtlijn \(EU\) 2015\/2302/],
  ['OQ-47', 'how-we-work', 'en', /2 percent of the airline.s base fare/],
  ['OQ-47', 'how-we-work', 'nl', /2 procent van het basistarief/],
  ['OQ-31', 'how-we-work', 'en', /Nobody can pay for a higher place/],
  ['OQ-31', 'how-we-work', 'nl', /Niemand kan betalen voor een hogere plek/],
  ['ERR-12', 'privacy-cookie-statement', 'en', /about privacy at help@site\.test/],
  ['ERR-12', 'privacy-cookie-statement', 'nl', /bereik je ons via help@site\.test/],
  ['ERR-12', 'terms-and-conditions', 'en', /by e-mail to help@site\.test/],
  ['ERR-12', 'terms-and-conditions', 'nl', /per e-mail aan help@site\.test/],
  [
    'PLT-05 CNT-27',
    'terms-and-conditions',
    'en',
    /At any hour by e-mail and on social media \(Mastodon\).*every day from 9:30 to 18:00/,
  ],
  [
    'PLT-05 CNT-27',
    'terms-and-conditions',
    'nl',
    /Dag en nacht per e-mail en op sociale media \(Mastodon\).*elke dag van 9:30 tot 18:00/,
  ],
  ['I18N-58', 'privacy-cookie-statement', 'en', /i18n_redirected.*365 days/],
  ['I18N-58', 'privacy-cookie-statement', 'nl', /i18n_redirected.*365 dagen/],
])('%s %s says so in %s: %s', async (_id, key, language, words) => {
  expect(plain((await page(key, language)).body)).toMatch(words);
});

it.each<Language>(['en', 'nl'])(
  'answers at least 24 questions in 6 topics of help, and 10 about health, in %s',
  async (language) => {
    const [help, health] = [
      await page('customer-service', language),
      await page('travel-health', language),
    ];
    expect(help.topics.length).toBeGreaterThanOrEqual(6);
    expect(help.topics.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(24);
    expect(health.topics.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(10);
  },
);

const ROOT = path.resolve(__dirname, '../../../..');
const SET_COOKIE = /(?:NAME|COOKIE)\w* = '((?:wayfare|i18n)_\w+)'/g;

/** The names under which the code sets cookies. */
const cookies = ['api/src', 'shell/src', 'libs'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('dist'))
    .flatMap((file) =>
      [...readFileSync(path.join(ROOT, folder, file), 'utf8').matchAll(SET_COOKIE)].map(
        ([, name = '']) => name,
      ),
    ),
);

it('finds the cookies in the code', () => {
  expect(cookies).toEqual(
    expect.arrayContaining([
      'i18n_redirected',
      'wayfare_visitor',
      'wayfare_session',
      'wayfare_device',
      'wayfare_identity',
    ]),
  );
});

it.each<Language>(['en', 'nl'])(
  'names every cookie that the code sets, in %s',
  async (language) => {
    const text = plain((await page('privacy-cookie-statement', language)).body);
    expect(cookies.filter((name) => !text.includes(name))).toEqual([]);
  },
);
