import { render, renderHook, screen } from '@testing-library/react';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { createI18n, I18nextProvider, translatorOf, useTranslation } from '.';
import { COMMON } from './common';

function Greeting({ name }: { name: string }) {
  const { t } = useTranslation('alpha');
  return (
    <p>
      {t('hello', { name })} {t('title')} {t('common:retry')}
    </p>
  );
}

const within = (instance: i18n, children: ReactNode) => (
  <I18nextProvider i18n={instance}>{children}</I18nextProvider>
);

it.each([
  ['en', 'Hello Ann Trips Retry'],
  ['nl', 'Dag Ann Reizen Opnieuw proberen'],
] as const)('I18N-57 says it in the language of the page: %s', (language, text) => {
  const i18n = createI18n(COMMON);
  i18n.en.addResourceBundle('en', 'alpha', { hello: 'Hello {{name}}', title: 'Trips' });
  i18n.nl.addResourceBundle('nl', 'alpha', { hello: 'Dag {{name}}', title: 'Reizen' });
  render(within(i18n[language], <Greeting name="Ann" />));
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('finds messages that came after it was asked for the first time', () => {
  const { en } = createI18n(COMMON);
  const { result, rerender } = renderHook(() => useTranslation('alpha'), {
    wrapper: ({ children }) => within(en, children),
  });
  const { t } = result.current;
  expect(t('title')).toBe('title');
  en.addResourceBundle('en', 'alpha', { title: 'Trips' });
  expect(t('title')).toBe('Trips');
  rerender();
  expect(result.current.t).toBe(t);
});

it('says what was put in the place of a message that it has said before', () => {
  const { en } = createI18n(COMMON);
  const t = translatorOf(en, 'alpha');
  en.addResourceBundle('en', 'alpha', { title: 'Trips' });
  expect(t('title')).toBe('Trips');
  en.addResourceBundle('en', 'alpha', { title: 'Journeys' }, true, true);
  expect(t('title')).toBe('Journeys');
});

it('gives a component and what stands outside of one the same', () => {
  const { en } = createI18n(COMMON);
  const { result } = renderHook(() => useTranslation('alpha'), {
    wrapper: ({ children }) => within(en, children),
  });
  expect(translatorOf(en, 'alpha')).toBe(result.current.t);
});

it('says what is missing when it stands outside a provider', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => useTranslation('alpha'))).toThrow('I18nextProvider');
  log.mockRestore();
});
