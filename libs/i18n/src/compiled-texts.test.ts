import { LANGUAGES, type Language } from '@wayfare/domain';
import type { TOptions } from 'i18next';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createI18n, translatorOf } from '.';

const ROOT = path.resolve(__dirname, '../../..');
interface Texts {
  readonly [key: string]: string | Texts;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Texts;

/** Each text by the key that says it. */
const flat = (texts: Texts, above = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[above + key, text]] : flat(text, `${above}${key}.`),
  );

/** The messages of a project in a language, file by file. */
function messagesOf(folder: string, language: Language): Texts[] {
  const locales = path.join(ROOT, folder, 'locales');
  return readdirSync(locales, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file === `${language}.json` || (file.startsWith(`${language}/`) && file.endsWith('.json')),
    )
    .map((file) => read(path.join(locales, file)));
}

const PROJECTS = [
  ...readdirSync(path.join(ROOT, 'libs'))
    .map((name) => `libs/${name}`)
    .filter((folder) => existsSync(path.join(ROOT, folder, 'locales'))),
  'shell',
  ...readdirSync(ROOT).filter((name) => name.startsWith('mfe-')),
];
const CASES = PROJECTS.flatMap((project) =>
  LANGUAGES.map((language) => [project, language] as const),
);

const COUNTS = [0, 1, 2, 3, 5, 10, 11, 21, 100, 101, 1_000_000, 1.5, -1];
const VALUES = ['Ann', 0, `<b>"&'/</b> {{name}} {{count}} $t(retry) $& $1 \\`];

const namesIn = (text: string) => [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, name = '']) => name);

/** Every value without a number, and every number with one of the values. */
const optionsWith = (names: readonly string[]): TOptions[] => {
  const all = (value: unknown) => Object.fromEntries(names.map((name) => [name, value]));
  return [
    ...VALUES.map(all),
    ...COUNTS.map((count, index) => ({ ...all(VALUES[index % VALUES.length]), count })),
  ];
};

/** A translator that must not ask i18next, and i18next by itself. */
function bothOf(language: Language, bundles: readonly object[]) {
  const [ours, theirs] = [createI18n({})[language], createI18n({})[language]];
  for (const instance of [ours, theirs])
    for (const texts of bundles) instance.addResourceBundle(language, 'alpha', texts, true);
  const asked = jest.spyOn(ours, 't');
  return {
    asked,
    t: translatorOf(ours, 'alpha'),
    i18next: (key: string, options: object = {}) => theirs.t(key, { ...options, ns: 'alpha' }),
  };
}

describe.each(CASES)('I18N-57 texts of %s in %s', (project, language) => {
  const messages = messagesOf(project, language);
  const texts = Object.fromEntries(messages.flatMap((file) => flat(file)));
  const { t, i18next, asked: askedOfI18next } = bothOf(language, messages);
  const keys = new Set(
    Object.keys(texts).flatMap((key) => [
      key,
      key.replace(/_(?:zero|one|two|few|many|other)$/, ''),
    ]),
  );

  it('are said as i18next says them, for every key, number and value, and without it', () => {
    expect(keys.size).toBeGreaterThan(0);
    for (const key of keys) {
      const forms = Object.keys(texts).filter((one) => one === key || one.startsWith(`${key}_`));
      const names = [...new Set(forms.flatMap((form) => namesIn(texts[form] ?? '')))];
      for (const options of optionsWith(names)) {
        const isSaid = key in texts && !namesIn(texts[key] ?? '').includes('count');
        if (typeof options.count !== 'number' && !isSaid) continue;
        const [said, meant] = [t(key, options), i18next(key, options)];
        if (said !== meant) expect({ key, options, said }).toEqual({ key, options, said: meant });
      }
    }
    expect(askedOfI18next).not.toHaveBeenCalled();
  });
});

const ODD = {
  plain: 'Hello',
  hello: 'Hello {{name}}',
  raw: 'Hello {{- name}}',
  path: 'Hello {{who.name}}',
  price: 'From {{price, number}}',
  nested: 'Well: $t(hello)',
  empty: '',
  tree: { leaf: 'Leaf of {{name}}', leaf_one: 'One leaf', leaf_other: '{{count}} leaves' },
  'flat.key': 'Flat',
  list: ['a', 'b'],
  bag_one: 'A bag',
  bag_other: '{{count}} bags',
  bag_ordinal_one: '{{count}}st bag',
  guest_female: 'She',
  lng: 'In {{lng}}',
  broken: 'Hello {{name}',
  spaced: 'Hello {{ name }}, {{name}}',
};

const ASKED: readonly (readonly [string, object | undefined])[] = [
  ...Object.keys(ODD).flatMap((key) => [
    [key, undefined] as const,
    [key, {}] as const,
    [key, { name: 'Ann', price: 5, who: { name: 'Bo' }, count: 1 }] as const,
  ]),
  ...[undefined, null, true, ['a', 'b'], { a: 1 }, Number.NaN].map(
    (name) => ['hello', { name }] as const,
  ),
  ['bag', { count: 1 }],
  ['bag', { count: '1' }],
  ['bag', { count: null }],
  ['bag', { count: Number.NaN }],
  ['bag', { count: 1, ordinal: true }],
  ['bag', {}],
  ['guest', { context: 'female' }],
  ['hello', { replace: { name: 'Ann' } }],
  ['hello', { name: 'Ann', interpolation: { escapeValue: true } }],
  ['hello', { name: '<b>', skipInterpolation: true }],
  ['hello', { name: 'Ann', lng: 'nl' }],
  ['tree', { returnObjects: true }],
  ['tree.leaf', { name: 'Ann' }],
  ['tree.leaf', { count: 2 }],
  ['missing', undefined],
  ['missing', { count: 1 }],
  ['missing', { defaultValue: 'Nothing' }],
  ['missing', { defaultValue_one: 'One', count: 1 }],
  ['common:retry', undefined],
  ['alpha:hello', { name: 'Ann' }],
  ['alpha:tree:leaf', { name: 'Ann' }],
  ['Is it: so?', undefined],
  ['constructor', undefined],
  ['hello', { ns: 'beta' }],
];

it.each(ASKED.map(([key, options]) => [key, JSON.stringify(options), options] as const))(
  'says %s with %s as i18next does, whatever it has to be asked for',
  (key, _words, options) => {
    const { t, i18next } = bothOf('en', [ODD]);
    const theirs: unknown =
      options !== undefined && 'ns' in options
        ? createI18n({}).en.t(key, options)
        : i18next(key, options);
    for (const _time of ['first', 'second'])
      expect(t(key, options as TOptions | undefined)).toEqual(theirs);
  },
);

it('says a text that came, went and came again', () => {
  const { en } = createI18n({});
  const t = translatorOf(en, 'alpha');
  expect(t('bag', { count: 2 })).toBe('bag');
  en.addResourceBundle('en', 'alpha', { bag: 'Some bags' });
  expect(t('bag', { count: 2 })).toBe('Some bags');
  en.addResourceBundle('en', 'alpha', { bag_other: '{{count}} bags' });
  expect(t('bag', { count: 2 })).toBe('2 bags');
  en.removeResourceBundle('en', 'alpha');
  expect(t('bag', { count: 2 })).toBe('bag');
});
