import { pushPageView } from '@wayfare/analytics';
import { useEffect } from 'react';
import { useCurrentPage } from './current-page';

/** Tells the page's `dataLayer` of each page that is shown: one path is one page, whatever its query says. */
export function PageViews() {
  const { pathname, language, vertical } = useCurrentPage();
  // The data layer is outside React; the title is in the document once React has changed it.
  useEffect(
    () =>
      pushPageView({
        path: pathname,
        title: document.title,
        language,
        vertical: vertical ?? 'shell',
      }),
    [pathname, language, vertical],
  );
  return null;
}
