import { LANGUAGE_FACTS } from '@wayfare/domain';
import { I18nextProvider, type I18nByLanguage } from '@wayfare/i18n';
import { Outlet } from '@wayfare/router';
import { createContext, useContext } from 'react';
import { useCurrentPage } from './current-page';
import { Head } from './head';
import { HEADER_COLOUR, TOUCH_ICON, WEB_MANIFEST } from './site-files';

export const I18nContext = createContext<I18nByLanguage | null>(null);

/** Stands behind everything that is sent at once; what comes later follows it. */
export const FRAME_END = 'frame-end';

export function Document() {
  const { language } = useCurrentPage();
  const i18n = useContext(I18nContext);
  if (i18n === null) throw new Error('no translations around the document');
  return (
    <html
      lang={language}
      dir={LANGUAGE_FACTS[language].direction === 'ltr' ? undefined : 'rtl'}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={HEADER_COLOUR.light}
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={HEADER_COLOUR.dark}
        />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href={TOUCH_ICON} />
        <link rel="manifest" href={WEB_MANIFEST[language]} />
      </head>
      <body>
        <I18nextProvider i18n={i18n[language]}>
          <Head />
          <Outlet />
        </I18nextProvider>
        <template id={FRAME_END} />
      </body>
    </html>
  );
}
