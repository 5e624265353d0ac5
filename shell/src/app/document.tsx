import { I18nextProvider, type I18nByLanguage } from '@wayfare/i18n';
import { Outlet } from '@wayfare/router';
import { createContext, useContext } from 'react';
import { useCurrentPage } from './current-page';
import { Head } from './head';

export const I18nContext = createContext<I18nByLanguage | null>(null);

/** The whole document: React renders from `<html>` down, so that head and body change in the same commit. */
export function Document() {
  const { language } = useCurrentPage();
  const i18n = useContext(I18nContext);
  if (i18n === null) throw new Error('no translations around the document');
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      </head>
      <body>
        <I18nextProvider i18n={i18n[language]}>
          <Head />
          <Outlet />
        </I18nextProvider>
      </body>
    </html>
  );
}
