/*
 * The site with one language more, of which nothing is written but its row (decision 0123): what is made by language has it,
 * and a page of each vertical says everything in it.
 */
import {
  passAreas,
  railCards,
  resolveHotelPath,
  popularPlaces,
  signInOptions,
} from '@wayfare/api-contract';
import {
  forLanguages,
  formatDate,
  formatMinutes,
  formatMoney,
  formatOneDecimal,
  formatTypedDay,
  homeOf,
  languageOfPath,
  LANGUAGES,
  parseMoney,
  typedDayHint,
  type Language,
} from '@wayfare/domain';
import { createI18n } from '@wayfare/i18n';
import { COMMON } from '@wayfare/i18n/common';
import { HostedVertical } from '@wayfare/remote-kit/host';
import { createHrefs, type Messages, type Vertical } from '@wayfare/remote-kit';
import { fakeWire, installScreen, renderRoute, standStill } from '@wayfare/testing';
import { manifestsOfSite } from '@wayfare/testing/manifests';
import { untranslated } from '@wayfare/testing/untranslated';
import { vertical as account } from '../../mfe-account/src/remote';
import { vertical as content } from '../../mfe-content/src/remote';
import { vertical as flights } from '../../mfe-flights/src/remote';
import { vertical as hotels } from '../../mfe-hotels/src/remote';
import { vertical as trains } from '../../mfe-trains/src/remote';

standStill();
installScreen();

const PSEUDO = languageOfPath('/en-xa');
const VERTICALS: Readonly<Record<string, Vertical>> = { account, content, flights, hotels, trains };
const MANIFESTS = manifestsOfSite();
const manifestOf = (name: string) => MANIFESTS.find((manifest) => manifest.name === name);

const textsOf = (messages: Messages, prefix = ''): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : textsOf(value, `${prefix}${key}.`),
  );

it('is one of the languages of the site', () => {
  expect(LANGUAGES).toEqual(['en', 'nl', 'en-XA']);
  expect(forLanguages(homeOf)).toEqual({ en: '/', nl: '/nl', 'en-XA': '/en-xa' });
  expect(['/en-xa/hotels', '/en-xavier', '/nl/hotels'].map(languageOfPath)).toEqual([
    PSEUDO,
    'en',
    'nl',
  ]);
});

it('writes amounts, numbers, durations and days by its row', () => {
  expect(formatMoney(parseMoney('1234.50'), PSEUDO)).toBe('1’234·50\u00a0€');
  expect(formatOneDecimal(8, PSEUDO)).toBe('8·0');
  expect(formatMinutes(135, PSEUDO)).toBe('2 ĥ 15 ɱ');
  expect(formatTypedDay('1988-11-04', PSEUDO)).toBe('04.11.1988');
  expect(typedDayHint(PSEUDO)).toMatch(/^\[đđ\.mm\.ýýýý/);
  expect(formatDate('2026-08-03', PSEUDO, 'long')).toMatch(/\[Áûĝûš/);
});

describe.each(MANIFESTS.map((manifest) => [manifest.name, manifest] as const))(
  '%s',
  (name, manifest) => {
    it('has each page below the prefix, with links to it', () => {
      const hrefs = createHrefs(MANIFESTS);
      for (const { name: route, path } of manifest.routes) {
        expect(path[PSEUDO]).toBe(path.en === '/' ? '/en-xa' : `/en-xa${path.en}`);
        const parameters = Object.fromEntries(
          [...path.en.matchAll(/:([A-Za-z]+)/g)].map(([, key = '']) => [key, 'x']),
        );
        expect(hrefs.href(`${name}.${route}`, PSEUDO, { ...parameters, '*': '' })).toMatch(
          /^\/en-xa(\/|$)/,
        );
      }
    });

    it('says everything that it says in English, and nothing as it is there', async () => {
      const vertical = VERTICALS[name] ?? account;
      const i18n = createI18n(COMMON);
      const hosted = new HostedVertical({ manifest, load: async () => vertical, i18n });
      const whole = { ...vertical, partMessages: {} };
      const all = new HostedVertical({ manifest, load: async () => whole, i18n });
      const textsIn = async (language: Language) => {
        for (const host of [all, hosted])
          await host.page(manifest.routes[0]?.name ?? '', language).load();
        return textsOf(i18n[language].getResourceBundle(language, name) as Messages);
      };
      const [english, own] = [await textsIn('en'), new Map(await textsIn(PSEUDO))];
      expect(english.length).toBeGreaterThan(50);
      expect([...own.keys()].sort()).toEqual(english.map(([key]) => key).sort());
      const hasLetters = (text: string) =>
        /\p{L}/u.test(text.replace(/\{\{.*?\}\}|<[^>]*>|\$t\(.*?\)/g, ''));
      expect(english.filter(([key, text]) => hasLetters(text) && own.get(key) === text)).toEqual(
        [],
      );
    });
  },
);

const NOWHERE = { place: null, breadcrumb: [], paths: forLanguages(() => ''), children: [] };

it.each([
  ['account', '/en-xa/user/login'],
  ['content', '/en-xa/data-sources'],
  ['flights', '/en-xa/flights'],
  ['hotels', '/en-xa/hotels'],
  ['trains', '/en-xa/trains'],
])('the page of %s at %s says nothing in another language', async (name, path) => {
  const wire = fakeWire([
    [passAreas, []],
    [popularPlaces, []],
    [railCards, []],
    [resolveHotelPath, NOWHERE],
    [signInOptions, { thirdParty: null }],
  ]);
  await renderRoute(VERTICALS[name] ?? account, manifestOf(name), path, { wire });
  // names of sources
  expect(untranslated({ root: 'main', data: ['dt a', 'h3 a'] })).toEqual([]);
});
