import { createI18n, I18nextProvider } from '@wayfare/i18n';
import { COMMON } from '@wayfare/i18n/common';
import { createMemoryRouter, RouterProvider } from '@wayfare/router';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import en from '../../../locales/en';
import nl from '../../../locales/nl';
import { SearchTrigger } from './search-trigger';

function htmlAt(path: string, language: 'en' | 'nl'): string {
  const i18n = createI18n(COMMON)[language].addResourceBundle(
    language,
    'content',
    { en, nl }[language],
  );
  const trigger = createElement(SearchTrigger, {
    onOpen: () => undefined,
    onNear: () => undefined,
  });
  const router = createMemoryRouter([{ path: '*', element: trigger }], { initialEntries: [path] });
  return renderToString(
    createElement(I18nextProvider, { i18n }, createElement(RouterProvider, { router })),
  );
}

it.each([
  ['/hotels', 'en', '/contact-customer-service', 'Search in help and questions'],
  ['/nl/hotels', 'nl', '/nl/contact-klantenservice', 'Zoeken in hulp en vragen'],
] as const)(
  'the search of the header at %s leads to the help page where no script runs',
  (path, language, href, name) => {
    const html = htmlAt(path, language);
    expect(html).toContain(`href="${href}"`);
    expect(html).toContain(`aria-label="${name}"`);
    expect(html).not.toContain('<button');
  },
);
