import { pushPageView } from '@wayfare/analytics';
import { useEffect } from 'react';
import { useCurrentPage } from './current-page';

export function PageViews() {
  const { pathname, language, vertical } = useCurrentPage();
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
