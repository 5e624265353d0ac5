import { createI18n } from '@wayfare/i18n';
import { COMMON } from '@wayfare/i18n/common';
import { LANGUAGES } from '@wayfare/domain';
import en from '../../locales/en.json';
import nl from '../../locales/nl.json';
import { addShellMessages } from './messages';

type Texts = { [key: string]: string | Texts };
const flat = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );

it('says everything in both languages', () => {
  expect(
    flat(nl)
      .map(([key]) => key)
      .sort(),
  ).toEqual(
    flat(en)
      .map(([key]) => key)
      .sort(),
  );
});

it.each([...flat(en), ...flat(nl)])('%s is not empty', (_key, text) =>
  expect(text.trim()).not.toBe(''),
);

it.each(flat(en))('%s takes the same values in both languages', (key, text) => {
  const values = (words: string) => (words.match(/\{\{\w+\}\}/g) ?? []).sort();
  expect(values(new Map(flat(nl)).get(key) ?? '')).toEqual(values(text));
});

it.each(LANGUAGES)('adds the texts of the frame beside those of the site: %s', (language) => {
  const i18n = addShellMessages(createI18n(COMMON))[language];
  expect(i18n.t('skipToContent', { ns: 'shell' })).toBe({ en, nl }[language].skipToContent);
  expect(i18n.t('retry')).not.toBe('retry');
});
