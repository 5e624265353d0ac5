import type { MapPage } from '@wayfare/api-contract';
import { useLanguage, usePlatform, withQuery } from '@wayfare/remote-kit';

/** Path of a page by the API's route name; null where unpublished or switched off. */
export function usePageHref(): (page: MapPage) => string | null {
  const language = useLanguage();
  const { hrefs, flags } = usePlatform();
  return ({ route, flag, params, query }) =>
    hrefs.has(route) && (flag === null || flags[flag] === true)
      ? withQuery(hrefs.href(route, language, params), new URLSearchParams(query))
      : null;
}
