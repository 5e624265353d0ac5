import { LANGUAGES } from '@wayfare/domain';
import en from '../locales/en.json';
import nl from '../locales/nl.json';
import { COMMON } from './common';
import { createI18n } from './create-i18n';

it('I18N-57 says everything in English and in Dutch', () => {
  expect(Object.keys(nl).sort()).toEqual(Object.keys(en).sort());
});

it.each([...Object.entries(en), ...Object.entries(nl)])('%s is not empty', (_key, text) =>
  expect(text.trim()).not.toBe(''),
);

it.each(LANGUAGES)(
  'I18N-57 has the texts of %s at once, and those of no other language',
  (language) => {
    const i18n = createI18n(COMMON)[language];
    expect(i18n.t('retry')).toBe({ en, nl }[language].retry);
    expect(i18n.language).toBe(language);
    const other = language === 'en' ? 'nl' : 'en';
    expect(i18n.hasResourceBundle(other, 'common')).toBe(false);
  },
);

it('leaves what a visitor typed as it is: React escapes it', () => {
  const i18n = createI18n(COMMON).en;
  i18n.addResourceBundle('en', 'alpha', { hello: 'Hello {{name}}' });
  expect(i18n.t('hello', { ns: 'alpha', name: '<b>Ann</b>' })).toBe('Hello <b>Ann</b>');
});

it('gives every request instances of its own', () => {
  const [first, second] = [createI18n(COMMON), createI18n(COMMON)];
  first.en.addResourceBundle('en', 'alpha', { hello: 'Hello' });
  expect(second.en.exists('hello', { ns: 'alpha' })).toBe(false);
});

it('shows the key of a text that is missing rather than another language', () => {
  const i18n = createI18n(COMMON);
  i18n.en.addResourceBundle('en', 'alpha', { hello: 'Hello' });
  expect(i18n.nl.t('hello', { ns: 'alpha' })).toBe('hello');
});
